import { limits } from '@lendring/contracts/kernel/limits.js';
import Camera from 'lucide-react/icons/camera';
import ImagePlus from 'lucide-react/icons/image-plus';
import { useRef, useState, type ChangeEvent, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { locales } from '../../../i18n/locale.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { Button } from '../../../ui/Button.js';
import { cx } from '../../../ui/cx.js';
import { Icon } from '../../../ui/Icon.js';
import { split, type Uploads } from '../upload/uploads.js';

type Props = Readonly<{ uploads: Uploads; count: number; error?: string | undefined }>;

export function PicturePicker({ uploads, count, error }: Props) {
  const { t } = useTranslation('wizard');
  const locale = useLocale();
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [note, setNote] = useState('');
  const room = limits.images - count;

  const take = (picked: readonly File[]) => {
    const isPicture = (file: File) => file.type === '' || file.type.startsWith('image/');
    const { taken, left } = split(picked.filter(isPicture), room);
    const refused = picked.filter((file) => !isPicture(file)).map(({ name }) => name);
    setNote(
      [
        ...(left > 0 ? [t('images.tooMany', { max: limits.images }), t('images.leftOut', { count: left })] : []),
        ...(refused.length > 0
          ? [
              t('images.notPictures', {
                count: refused.length,
                names: new Intl.ListFormat(locales[locale].iso).format(refused),
              }),
            ]
          : []),
      ].join(' '),
    );
    if (taken.length > 0) uploads.add(taken);
  };
  const picked = (event: ChangeEvent<HTMLInputElement>) => {
    take([...(event.target.files ?? [])]);
    // Reset, so that the same file can be selected again.
    event.target.value = '';
  };
  const dropped = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take([...event.dataTransfer.files]);
  };

  return (
    <div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is the mouse's short way; the buttons inside do the same for everybody */}
      <div
        id="pictures"
        tabIndex={-1}
        role="group"
        aria-label={t('images.pick')}
        {...(error ? { 'aria-describedby': 'pictures-error' } : {})}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={dropped}
        className={cx(
          'flex flex-col items-center gap-4 rounded-lg border-2 border-dashed px-5 py-8 text-center',
          over ? 'border-teal bg-tint' : error ? 'border-rose-ink bg-paper' : 'border-edge bg-tint-2',
        )}
      >
        <Icon icon={ImagePlus} size={36} className="text-teal" />
        <div className="flex flex-wrap justify-center gap-3">
          <Button variant="ghost" disabled={room <= 0} onClick={() => files.current?.click()}>
            {t('images.choose')}
          </Button>
          <Button
            variant="ghost"
            disabled={room <= 0}
            onClick={() => camera.current?.click()}
            className="hidden pointer-coarse:inline-flex"
          >
            <Icon icon={Camera} />
            {t('images.camera')}
          </Button>
        </div>
        <p className="text-small text-muted">
          <span className="pointer-coarse:hidden">{t('images.drop')} </span>
          {room === limits.images
            ? t('images.roomAll', { max: room })
            : room > 0
              ? t('images.room', { count: room })
              : t('images.tooMany', { max: limits.images })}
        </p>
        <input
          ref={files}
          type="file"
          accept="image/*"
          multiple
          hidden
          onChange={picked}
          aria-label={t('images.choose')}
        />
        <input
          ref={camera}
          type="file"
          accept="image/*"
          capture="environment"
          hidden
          onChange={picked}
          aria-label={t('images.camera')}
        />
      </div>
      {error && (
        <p id="pictures-error" className="mt-2 text-small font-semibold text-rose-ink">
          {error}
        </p>
      )}
      <p role="status" className="mt-2 text-small font-semibold wrap-anywhere text-rose-ink empty:hidden">
        {note}
      </p>
    </div>
  );
}
