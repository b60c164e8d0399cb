import ImagePlus from 'lucide-react/icons/image-plus';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../lib/api-client/api-error.js';
import { UnreadablePicture } from '../lib/pictures/resize-picture.js';
import type { Report, UploadStage } from '../lib/pictures/upload-picture.js';
import { Button } from './Button.js';
import { cx } from './cx.js';
import { ConfirmDialog } from './ConfirmDialog.js';
import { Icon } from './Icon.js';

type Words = Readonly<{
  title: string;
  text: string;
  choose: string;
  other: string;
  remove: string;
  removeTitle: string;
  removeText: string;
  unreadable: string;
  stage: Readonly<Record<UploadStage, string>>;
}>;

type Props = Readonly<{
  id: string;
  words: Words;
  shown: ReactNode;
  has: boolean;
  upload: (file: File, report: Report, signal: AbortSignal) => Promise<void>;
  remove: () => Promise<void>;
  asPart?: boolean;
}>;

export function PictureChooser({ id, words, shown, has, upload, remove, asPart = false }: Props) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const abort = useRef<AbortController | null>(null);
  const [doing, setDoing] = useState<Readonly<{ stage: UploadStage; part: number }> | null>(null);
  const [problem, setProblem] = useState('');
  const [asking, setAsking] = useState(false);
  const [removing, setRemoving] = useState(false);
  useEffect(() => () => abort.current?.abort(), []);

  const send = async (file: File) => {
    const job = new AbortController();
    abort.current = job;
    setProblem('');
    try {
      await upload(file, (stage, part) => setDoing({ stage, part }), job.signal);
    } catch (error) {
      if (!job.signal.aborted) setProblem(error instanceof UnreadablePicture ? words.unreadable : errorText(t, error));
    }
    setDoing(null);
  };
  const takeAway = async () => {
    setRemoving(true);
    setProblem('');
    try {
      await remove();
    } catch (error) {
      setProblem(errorText(t, error));
    }
    setRemoving(false);
    setAsking(false);
  };
  return (
    <section aria-labelledby={id} className={cx('flex flex-col items-start', asPart ? 'gap-3' : 'gap-5')}>
      {asPart ? (
        <h3 id={id} className="text-lead">
          {words.title}
        </h3>
      ) : (
        <h2 id={id}>{words.title}</h2>
      )}
      <div className="flex flex-wrap items-center gap-5">
        {shown}
        <p className="min-w-0 flex-[1_1_220px] text-base text-muted">{words.text}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button variant="soft" busy={doing !== null} onClick={() => input.current?.click()}>
          <Icon icon={ImagePlus} />
          {has ? words.other : words.choose}
        </Button>
        {doing && (
          <Button variant="quiet" onClick={() => abort.current?.abort()}>
            {t('ui.cancel')}
          </Button>
        )}
        {!doing && has && (
          <Button variant="danger" onClick={() => setAsking(true)}>
            {words.remove}
          </Button>
        )}
        <input
          ref={input}
          type="file"
          accept="image/*"
          aria-label={words.choose}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) void send(file);
            event.target.value = '';
          }}
        />
      </div>
      {doing && (
        <div className="w-full max-w-[360px]">
          <p role="status" className="mb-1.5 text-small">
            {words.stage[doing.stage]}
          </p>
          <div aria-hidden className="h-1.5 overflow-hidden rounded-full bg-mist">
            <div
              className="h-full rounded-full bg-teal transition-[width]"
              style={{ width: `${doing.stage === 'preparing' ? 8 : 10 + doing.part * 85}%` }}
            />
          </div>
        </div>
      )}
      {problem && (
        <p role="alert" className="font-semibold text-rose-ink">
          {problem}
        </p>
      )}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void takeAway()}
        busy={removing}
        title={words.removeTitle}
        action={words.remove}
      >
        <p>{words.removeText}</p>
      </ConfirmDialog>
    </section>
  );
}
