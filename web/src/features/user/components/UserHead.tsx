import MapPin from 'lucide-react/icons/map-pin';
import { useTranslation } from 'react-i18next';
import type { PublicProfileShape } from '@lendring/contracts/http/profile.js';
import { useSession } from '../../../lib/session/session-context.js';
import { Avatar } from '../../../ui/Avatar.js';
import { Badges } from '../../../parts/people/badges.js';
import { Icon } from '../../../ui/Icon.js';
import { personFacts } from '../../../parts/people/person-facts.js';
import { ReportLink } from '../../../parts/moderation/ReportLink.js';
import { Stars } from '../../../ui/Stars.js';
import { Tag } from '../../../ui/Tag.js';
import { BlockPerson } from './BlockPerson.js';

export function UserHead({ user }: Readonly<{ user: PublicProfileShape }>) {
  const { t } = useTranslation();
  const session = useSession();
  const isOwn = session.status === 'in' && session.profile.user_id === user.user_id;
  const name = user.company ?? user.nickname;
  return (
    <header className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <Avatar person={user} size={96} />
      <div className="min-w-0 flex-1 basis-64">
        <h1 className="text-h1 wrap-anywhere">{name}</h1>
        {user.company && <p className="text-muted wrap-anywhere">{user.nickname}</p>}
        <p className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-base">
          <Tag tone={user.commercial ? 'sun' : 'tint'}>{t(user.commercial ? 'person.shop' : 'person.private')}</Tag>
          {user.city && (
            <span className="text-muted">
              <Icon icon={MapPin} size={17} className="mr-1 align-[-3px]" />
              {user.city}
            </span>
          )}
          <Stars {...user.rating} />
        </p>
        <p className="mt-1.5 text-base text-muted">{personFacts(t, user).join(' · ')}</p>
        <Badges verified={user.verified} />
        <div className="flex flex-wrap items-center gap-x-5">
          {!isOwn && <ReportLink kind="user" id={user.user_id} about={user.nickname} />}
          {!isOwn && session.status === 'in' && <BlockPerson user={user} />}
        </div>
      </div>
    </header>
  );
}
