import { useTranslation } from 'react-i18next';
import { useApi } from '../../../lib/api-client/api-context.js';
import type { Profile } from '../../../lib/session/session.js';
import { useSessionStore } from '../../../lib/session/session-context.js';
import { Avatar } from '../../../ui/Avatar.js';
import { PictureChooser } from '../../../ui/PictureChooser.js';
import { toasts } from '../../../ui/toasts.js';
import { uploadProfilePicture } from '../upload.js';

export function PictureForm({ profile }: Readonly<{ profile: Profile }>) {
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
