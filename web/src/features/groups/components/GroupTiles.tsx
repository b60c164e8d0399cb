import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { GroupCardShape } from '@lendring/contracts/http/groups.js';
import { ownGroupsQuery } from '../../../api/groups.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { Tag } from '../../../ui/Tag.js';
import { GroupPicture } from './group-identity.js';

export function GroupTile({ group, first = false }: Readonly<{ group: GroupCardShape; first?: boolean }>) {
  const { t } = useTranslation('groups');
  const { place, distance_km: away } = group;
  const facts = [
    place?.city,
    away === null ? null : t('away', { km: Math.round(away) }),
    t('count', { count: group.members }),
  ].filter((fact) => fact !== null && fact !== undefined);
  return (
    <Link
      to="/group/$groupId"
      params={{ groupId: group.group_id }}
      className="flex h-full flex-col text-ink no-underline hover:[&_.title]:underline"
    >
      <GroupPicture group={group} first={first} />
      <span className="title mt-2.5 wrap-anywhere">{group.name}</span>
      <span className="mt-0.5 text-small text-muted">{facts.join(' · ')}</span>
      <span className="mt-1.5 flex flex-wrap gap-1.5">
        {group.role && group.role !== 'member' && <Tag tone="teal">{t(`role.${group.role}`)}</Tag>}
        {group.asked && <Tag tone="sun">{t('asked')}</Tag>}
        {(group.waiting ?? 0) > 0 && <Tag tone="sun">{t('waiting', { count: group.waiting ?? 0 })}</Tag>}
        {!group.role && !group.asked && <Tag>{t(`joining.${group.joining}.short`)}</Tag>}
        {!group.listed && <Tag tone="grey">{t('hidden')}</Tag>}
      </span>
    </Link>
  );
}

const sideBySide = 'grid grid-cols-2 gap-x-3.5 gap-y-6 md:grid-cols-3 lg:grid-cols-4 lg:gap-x-[22px]';

export function GroupTiles({ groups }: Readonly<{ groups: readonly GroupCardShape[] }>) {
  return (
    <ul className={sideBySide}>
      {groups.map((group, index) => (
        <li key={group.group_id}>
          <GroupTile group={group} first={index === 0} />
        </li>
      ))}
    </ul>
  );
}

export function GroupTilesPending() {
  return (
    <div aria-hidden className={sideBySide}>
      {[0, 1].map((place) => (
        <div key={place}>
          <Skeleton className="aspect-4/3 rounded-md" />
          <Skeleton className="mt-2.5 h-6 w-4/5" />
          <Skeleton className="mt-1 h-5 w-3/5" />
          <Skeleton className="mt-1.5 h-6 w-2/5" />
        </div>
      ))}
    </div>
  );
}

export function OwnGroups() {
  const { t } = useTranslation('groups');
  const { data: own, isError } = useQuery(ownGroupsQuery(useApi()));
  if (own?.length === 0 || isError) return null;
  return (
    <section aria-labelledby="own" className="wrap pb-14">
      <h2 id="own" className="mb-6">
        {t('own')}
      </h2>
      {own ? <GroupTiles groups={own} /> : <GroupTilesPending />}
    </section>
  );
}
