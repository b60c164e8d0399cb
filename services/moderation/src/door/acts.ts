import { hasRight } from '@lendring/contracts/kernel/door.js';
import type { ActFilter } from '@lendring/contracts/moderation/acts.js';
import type { moderationDoor } from '@lendring/contracts/moderation/queries.js';
import { addDays } from '@lendring/contracts/rules/days.js';
import type { Filter } from '@lendring/platform/read-models/documents.port.js';
import type { DoorHandlers } from '@lendring/platform/runtime/doors/door.js';
import type { ModerationViews } from '../projections/all.js';
import type { ActDocument } from '../projections/acts.js';

const filterOf = ({ by, about, act, from, to }: ActFilter, behind: Filter | null, asker: string): Filter => {
  const parts: Filter[] = [
    // Nobody learns of a case about themselves, nor of what stood out about them.
    { $or: [{ $and: [{ kind: { $ne: 'case' } }, { kind: { $ne: 'hint' } }] }, { about: { $ne: asker } }] },
    ...(behind === null ? [] : [behind]),
    ...(by ? [{ by }] : []),
    ...(about ? [{ about }] : []),
    ...(act ? [{ act }] : []),
    // A day in Berlin lies within these of UTC: the index leads there, the day decides.
    ...(from ? [{ place: { $gte: addDays(from, -1) } }, { day: { $gte: from } }] : []),
    ...(to ? [{ place: { $lt: addDays(to, 2) } }, { day: { $lte: to } }] : []),
  ];
  return { $and: parts };
};

const actOf = ({ actId, act, subject, about, by, at, refusal }: ActDocument) => ({
  actId,
  act,
  subject,
  about,
  by,
  at,
  refusal,
});

/** A page of the audit log, for admins. */
export const actsQuery =
  ({ acts }: Pick<ModerationViews, 'acts'>): DoorHandlers<typeof moderationDoor>['queries']['acts'] =>
  async ({ filter, sort = '-at', before, size }, { actor }) => {
    if (actor.kind !== 'user' || !hasRight(actor, 'admin')) return { acts: [], older: null };
    const behind = before === null ? null : { place: sort === 'at' ? { $gt: before } : { $lt: before } };
    // One more tells whether there is a next page.
    const found = await acts.find({
      filter: filterOf(filter, behind, actor.userId),
      sort: [['place', sort === 'at' ? 1 : -1]],
      limit: size + 1,
    });
    const page = found.slice(0, size);
    return { acts: page.map(actOf), older: found.length > size ? (page.at(-1)?.place ?? null) : null };
  };
