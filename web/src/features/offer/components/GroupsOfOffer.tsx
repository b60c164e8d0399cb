import type { AudienceShape } from '@lendring/contracts/http/offer.js';
import { Link } from '@tanstack/react-router';
import Users from 'lucide-react/icons/users';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { amongOf } from '../../../parts/offers/among.js';
import { Icon } from '../../../ui/Icon.js';
import { Tag } from '../../../ui/Tag.js';

export default function GroupsOfOffer({ audience, own }: Readonly<{ audience: AudienceShape; own: boolean }>) {
  const { t } = useTranslation('offer');
  const { groups, free_for_members, belongs_to, of_group } = audience;
  const among = amongOf(audience);
  const owner = groups.find(({ group_id }) => group_id === belongs_to);
  if (groups.length === 0)
    return (
      <>
        {/* A members-only offer without a group is visible to its owner only. */}
        {own && among === 'sees' && <p className="mt-3">{t('groups.none')}</p>}
        {of_group && <p className="mt-3 text-small text-muted">{t('groups.adminsRead')}</p>}
      </>
    );
  return (
    <div className="mt-3 text-base wrap-anywhere">
      <p>
        <Icon icon={Users} size={18} className="mr-1.5 align-[-4px] text-muted" />
        {t('groups.in', { count: groups.length })}{' '}
        {groups.map(({ group_id: groupId, name }, index) => (
          <Fragment key={groupId}>
            {index > 0 && ', '}
            <Link to="/group/$groupId" params={{ groupId }} className="underline">
              {name}
            </Link>
          </Fragment>
        ))}
        {among !== 'all' && ' · '}
        {among !== 'all' && <Tag tone="sun">{t(among === 'sees' ? 'groups.membersOnly' : 'groups.membersAsk')}</Tag>}
        {free_for_members && (
          <span className="text-muted"> · {t(own ? 'groups.freeForThem' : 'groups.freeForYou')}</span>
        )}
      </p>
      {owner && <p className="mt-1 text-small text-muted">{t('groups.belongsTo', { group: owner.name })}</p>}
    </div>
  );
}
