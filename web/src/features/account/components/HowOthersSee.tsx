import { useTranslation } from 'react-i18next';
import type { Profile } from '../../../lib/session.js';
import { Avatar } from '../../../ui/Avatar.js';
import { Card } from '../../../ui/Card.js';
import type { Kind } from '../model/person.js';

/** What comes of the form while it is filled in: how strangers see one, and who sees the rest. */
export function HowOthersSee({ profile, nickname, town, kind }: Readonly<{ profile: Profile; nickname: string; town: string | undefined; kind: Kind }>) {
  const { t } = useTranslation('account');
  const shown = nickname.trim();
  return (
    <aside aria-label={t('who.title')} className="flex flex-col gap-5 lg:sticky lg:top-24">
      <Card className="max-lg:hidden">
        <h2 className="title">{t('overview.public')}</h2>
        <div className="mt-4 flex items-center gap-3">
          <Avatar name={shown || '?'} color={profile.color} image={profile.image_thumb} size={52} />
          <div className="min-w-0">
            <p className="font-bold wrap-anywhere">{shown || t('nickname')}</p>
            <p className="text-base text-muted wrap-anywhere">{[town, kind === 'commercial' ? t('kind.commercial') : t('kind.private')].filter(Boolean).join(' · ')}</p>
          </div>
        </div>
      </Card>
      <Card ground="sand"><h2 className="title">{t('who.title')}</h2><p className="mt-1 text-base">{kind === 'commercial' ? t('who.commercial') : t('who.private')}</p></Card>
    </aside>
  );
}
