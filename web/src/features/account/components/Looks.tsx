import { useTranslation } from 'react-i18next';
import { useApi } from '../../../lib/api-client/api-context.js';
import type { Api } from '../../../lib/api-client/api.js';
import { type Report, uploadPicture } from '../../../lib/pictures/upload-picture.js';
import { useSessionStore } from '../../../lib/session/session-context.js';
import type { Profile } from '../../../lib/session/session.js';
import { ColourChoice } from '../../../parts/account/ColourChoice.js';
import { Avatar } from '../../../ui/Avatar.js';
import { Button } from '../../../ui/Button.js';
import { ErrorSummary } from '../../../ui/ErrorSummary.js';
import { PictureChooser } from '../../../ui/PictureChooser.js';
import { toasts } from '../../../ui/toasts.js';
import { useProfileForm } from './profile-form.js';

/**
 * Scales and crops the picture to a square, uploads it and makes it the profile picture.
 * @throws UnreadablePicture, ApiError
 */
const uploadProfilePicture = (api: Api, file: Blob, report: Report, signal: AbortSignal): Promise<void> =>
  uploadPicture(
    file,
    {
      square: true,
      prepare: (body) => api.post('/user_profile_image', { body }, { signal }),
      activate: (image_id) => api.patch('/user_profile_image', { body: { image_id } }, { signal }),
    },
    report,
    signal,
  );

function PictureForm({ profile }: Readonly<{ profile: Profile }>) {
  const { t } = useTranslation('account');
  const api = useApi();
  const store = useSessionStore();
  const saved = async (words: string) => {
    await store.refresh();
    toasts.show('success', words);
  };
  return (
    <PictureChooser
      id="picture-title"
      words={{
        title: t('looks.pictureTitle'),
        text: t('looks.pictureText'),
        choose: t('looks.pictureChoose'),
        other: t('looks.pictureOther'),
        remove: t('looks.pictureRemove'),
        removeTitle: t('looks.removeTitle'),
        removeText: t('looks.removeText'),
        unreadable: t('looks.pictureUnreadable'),
        stage: {
          preparing: t('looks.stage.preparing'),
          sending: t('looks.stage.sending'),
          finishing: t('looks.stage.finishing'),
        },
      }}
      shown={<Avatar person={profile} size={112} />}
      has={profile.image_thumb !== null}
      upload={async (file, report, signal) => {
        await uploadProfilePicture(api, file, report, signal);
        await saved(t('looks.pictureSaved'));
      }}
      remove={async () => {
        await api.patch('/user_profile_image', { body: { image_id: null } });
        await saved(t('looks.pictureRemoved'));
      }}
    />
  );
}

type Values = Readonly<{ color: string }>;

function ColourForm({ profile }: Readonly<{ profile: Profile }>) {
  const { t } = useTranslation('account');
  const form = useProfileForm<Values>({
    initial: { color: profile.color },
    check: () => [],
    patch: ({ color }) => ({ color }),
    onSaved: () => {
      toasts.show('success', t('saved'));
    },
  });
  const { color } = form.values;
  return (
    <form
      aria-label={t('looks.colourTitle')}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
      className="flex flex-col items-start gap-5"
    >
      <h2>{t('looks.colourTitle')}</h2>
      <ErrorSummary key={form.summary.attempt} problems={form.summary.problems} text={form.summary.text} />
      <div className="flex items-center gap-4">
        <Avatar person={{ nickname: profile.nickname, color }} size={64} />
        <p className="text-base text-muted">{profile.image_thumb ? t('looks.colourBehind') : t('looks.colourText')}</p>
      </div>
      <ColourChoice
        legend={t('looks.colourTitle')}
        hideLegend
        value={color}
        onChange={(next) => form.change({ color: next })}
        nameOf={(name) => t(`looks.colour.${name}`)}
      />
      <Button
        type="submit"
        variant="ghost"
        busy={form.busy}
        {...(color === profile.color ? { 'aria-disabled': true } : {})}
        onClick={(event) => {
          if (color === profile.color) event.preventDefault();
        }}
      >
        {t('looks.colourSave')}
      </Button>
    </form>
  );
}

export function Looks({ profile }: Readonly<{ profile: Profile }>) {
  const { t } = useTranslation('account');
  return (
    <section id="picture" aria-label={t('looks.title')} className="mt-10 border-t border-line pt-8">
      <div className="grid max-w-[900px] gap-10 @min-[700px]:grid-cols-2">
        <PictureForm profile={profile} />
        <ColourForm profile={profile} />
      </div>
    </section>
  );
}
