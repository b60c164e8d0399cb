import { useTranslation } from 'react-i18next';
import type { Profile } from '../../../lib/session/session.js';
import { Avatar } from '../../../ui/Avatar.js';
import { Card } from '../../../ui/Card.js';
import type { Kind } from '../model/person.js';

export function PrivacyNote({ kind }: Readonly<{ kind: Kind }>) {
  const { t } = useTranslation('account');
  return (
    <Card ground="sand" as="section" aria-label={t('who.title')}>
      <h2 className="title">{t('who.title')}</h2>
      <p className="mt-1 text-base">{t(kind === 'commercial' ? 'who.commercial' : 'who.private')}</p>
    </Card>
  );
}

export function HowOthersSee({
  profile,
  nickname,
  town,
  kind,
}: Readonly<{ profile: Profile; nickname: string; town: string | undefined; kind: Kind }>) {
  const { t } = useTranslation('account');
  const shown = nickname.trim();
  return (
    <aside aria-label={t('overview.public')} className="@max-[800px]:hidden sticky top-24 low:static">
      <Card>
        <h2 className="title">{t('overview.public')}</h2>
        <div className="mt-4 flex items-center gap-3">
          <Avatar person={{ ...profile, nickname: shown || null }} size={52} />
          <div className="min-w-0">
            <p className="font-bold wrap-anywhere">{shown || t('nickname')}</p>
            <p className="text-base text-muted wrap-anywhere">
              {[town, kind === 'commercial' ? t('kind.commercial') : t('kind.private')].filter(Boolean).join(' · ')}
            </p>
          </div>
        </div>
      </Card>
    </aside>
  );
}
