import ImagePlus from 'lucide-react/icons/image-plus';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../lib/api-context.js';
import { errorText } from '../../../lib/error-text.js';
import { UnreadablePicture } from '../../../lib/resize-picture.js';
import type { Profile } from '../../../lib/session.js';
import { useSessionStore } from '../../../lib/session-context.js';
import { Avatar } from '../../../ui/Avatar.js';
import { Button } from '../../../ui/Button.js';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.js';
import { Icon } from '../../../ui/Icon.js';
import { toasts } from '../../../ui/toasts.js';
import { uploadProfilePicture, type UploadStage } from '../upload.js';

type Doing = Readonly<{ stage: UploadStage; part: number }> | null;

/** A picture of oneself: chosen, made small here, sent, and used. */
export function PictureForm({ profile }: Readonly<{ profile: Profile }>) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation();
  const api = useApi();
  const store = useSessionStore();
  const input = useRef<HTMLInputElement>(null);
  const abort = useRef<AbortController | null>(null);
  const [doing, setDoing] = useState<Doing>(null);
  const [problem, setProblem] = useState('');
  const [asking, setAsking] = useState(false);
  const [removing, setRemoving] = useState(false);
  useEffect(() => () => abort.current?.abort(), []);

  const upload = async (file: File) => {
    const job = new AbortController();
    abort.current = job;
    setProblem('');
    try {
      await uploadProfilePicture(api, file, (stage, part) => setDoing({ stage, part }), job.signal);
      await store.refresh();
      toasts.show('success', t('looks.pictureSaved'));
    } catch (error) {
      if (!job.signal.aborted)
        setProblem(error instanceof UnreadablePicture ? t('looks.pictureUnreadable') : errorText(common, error));
    }
    setDoing(null);
  };
  const remove = async () => {
    setRemoving(true);
    setProblem('');
    try {
      await api.patch('/user_profile_image', { body: { image_id: null } });
      await store.refresh();
      toasts.show('success', t('looks.pictureRemoved'));
    } catch (error) {
      setProblem(errorText(common, error));
    }
    setRemoving(false);
    setAsking(false);
  };
  return (
    <section aria-labelledby="picture-title" className="flex flex-col items-start gap-5">
      <h2 id="picture-title">{t('looks.pictureTitle')}</h2>
      <div className="flex items-center gap-5">
        <Avatar person={profile} size={112} />
        <p className="text-base text-muted">{t('looks.pictureText')}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button variant="soft" busy={doing !== null} onClick={() => input.current?.click()}>
          <Icon icon={ImagePlus} />
          {profile.image_thumb ? t('looks.pictureOther') : t('looks.pictureChoose')}
        </Button>
        {doing && (
          <Button variant="quiet" onClick={() => abort.current?.abort()}>
            {common('ui.cancel')}
          </Button>
        )}
        {!doing && profile.image_thumb && (
          <Button variant="danger" onClick={() => setAsking(true)}>
            {t('looks.pictureRemove')}
          </Button>
        )}
        <input
          ref={input}
          type="file"
          accept="image/*"
          aria-label={t('looks.pictureChoose')}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) void upload(file);
            event.target.value = '';
          }}
        />
      </div>
      {doing && (
        <div className="w-full max-w-[360px]">
          <p role="status" className="mb-1.5 text-small">
            {t(`looks.stage.${doing.stage}`)}
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
        onConfirm={() => void remove()}
        busy={removing}
        title={t('looks.removeTitle')}
        action={t('looks.pictureRemove')}
      >
        <p>{t('looks.removeText')}</p>
      </ConfirmDialog>
    </section>
  );
}
