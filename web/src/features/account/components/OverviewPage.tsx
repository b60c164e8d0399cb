import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ownTraderQuery } from '../../../api/traders.js';
import { day } from '../../../i18n/format.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import type { Profile } from '../../../lib/session/session.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { Avatar } from '../../../ui/Avatar.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { Stars } from '../../../ui/Stars.js';
import { completeness } from '../model/completeness.js';
import { useProfile } from '../use-profile.js';
import { AccountFrame } from './AccountFrame.js';
import { NextStep } from './NextStep.js';
import { SettingRows } from './SettingRows.js';
import { Shortcuts } from './Shortcuts.js';
import { Waiting } from './Waiting.js';

export function OverviewPage() {
  const { t } = useTranslation('account');
  const profile = useProfile();
  const isCommercial = profile?.commercial ?? false;
  const { data: trader } = useQuery({ ...ownTraderQuery(useApi(), isCommercial), retry: false });
  return (
    <AccountFrame
      isOverview
      title={profile?.firstname ? t('overview.hello', { name: profile.firstname }) : t('overview.helloNobody')}
    >
      {profile ? (
        <div className="flex flex-col gap-8">
          <Who profile={profile} />
          <Waiting />
          <NextStep state={completeness(profile, trader)} />
          <Shortcuts profile={profile} />
          <SettingRows profile={profile} />
        </div>
      ) : (
        <Skeleton className="h-24 w-full rounded-lg" />
      )}
    </AccountFrame>
  );
}

function Who({ profile }: Readonly<{ profile: Profile }>) {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const name = profile.nickname ?? profile.firstname ?? profile.email;
  const facts = [
    profile.address?.city,
    profile.registration && t('overview.since', { month: day(profile.registration.slice(0, 10), locale, 'month') }),
  ].filter(Boolean);
  return (
    <div className="flex items-center gap-4">
      <Avatar person={profile} size={72} />
      <div className="min-w-0">
        <p className="font-bold wrap-anywhere">{name}</p>
        {facts.length > 0 && <p className="text-base text-muted">{facts.join(' · ')}</p>}
        <div className="flex flex-wrap items-center gap-x-4 text-base">
          {profile.rating.average !== null && <Stars average={profile.rating.average} count={profile.rating.count} />}
          {profile.nickname !== null && (
            <Link to="/user/$nickname" params={{ nickname: profile.nickname }} className="py-1">
              {t('overview.public')}
            </Link>
          )}
        </div>
      </div>
    </div>
  );
}
