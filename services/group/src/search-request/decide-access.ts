import type { GroupRole } from '@lendring/contracts/group/rules.js';
import type { WantedDays } from '@lendring/contracts/group/search-request.js';
import { timeZones } from '@lendring/contracts/rules/time-zones.js';
import { dayIn } from '@lendring/contracts/kernel/days.js';
import { isHidden, type SearchRequest } from './search-request.aggregate.js';

export type Standing = Readonly<{ role: GroupRole | null; opens: boolean }> | null;

type Seen = Pick<SearchRequest, 'groupId' | 'isPublic' | 'creatorId' | 'hiding'>;

/**
 * Members read the search requests of their group; everyone reads public ones while the group permits them (ADR 70).
 * Only the creator reads hidden ones. `userId` is null for a visitor.
 */
export const isReadable = (request: Seen, standing: Standing, userId: string | null): boolean => {
  const { groupId, isPublic, creatorId } = request;
  if (isHidden(request) && userId !== creatorId) return false;
  if (groupId === null) return isPublic;
  return standing !== null && (standing.role !== null || (isPublic && standing.opens));
};

export const leads = (standing: Standing): boolean => standing?.role === 'admin' || standing?.role === 'creator';

type Dated = Readonly<{ days: WantedDays | null; place: SearchRequest['place'] }>;

export const isOver = ({ days, place }: Dated, at: string): boolean =>
  days !== null && days.last < dayIn(at, timeZones[place?.country ?? 'DE']);
