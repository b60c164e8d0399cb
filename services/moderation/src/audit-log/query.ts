import { hasRight } from '@lendring/contracts/kernel/service-api.js';
import { actCodes } from '@lendring/contracts/moderation/act-codes.js';
import { mostActors, type ActCode, type ActFilter } from '@lendring/contracts/moderation/audit-log.js';
import type { moderationApi } from '@lendring/contracts/moderation/queries.js';
import { addDays } from '@lendring/contracts/kernel/days.js';
import type { Filter } from '@lendring/platform/read-models/documents.port.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { ReadModels } from '../ports.js';
import type { ActDocument } from './projection.js';

const filterOf = ({ by, about, act, manner, from, to }: ActFilter, behind: Filter | null, asker: string): Filter => {
  const parts: Filter[] = [
    // Admins must not learn of cases or hints about themselves.
    { $or: [{ $and: [{ kind: { $ne: 'case' } }, { kind: { $ne: 'hint' } }] }, { about: { $ne: asker } }] },
    ...(behind === null ? [] : [behind]),
    ...(by ? [{ by }] : []),
    ...(about ? [{ about }] : []),
    ...(act ? [{ act }] : []),
    ...(manner ? [{ manner }] : []),
    // A Berlin day spans two UTC days: `place` narrows the index range, `day` decides.
    ...(from ? [{ place: { $gte: addDays(from, -1) } }, { day: { $gte: from } }] : []),
    ...(to ? [{ place: { $lt: addDays(to, 2) } }, { day: { $lte: to } }] : []),
  ];
  return { $and: parts };
};

const actOf = ({ actId, act, subject, listed = null, about, by, at, refusal }: ActDocument) => ({
  actId,
  act,
  subject,
  listed,
  about,
  by,
  at,
  refusal,
});

/**
 * Acts on cases and hints are always offered as filters. Otherwise their presence would reveal a case about the admin.
 */
const ofCases: ReadonlySet<ActCode> = new Set<ActCode>([
  'case_read',
  'case_assigned',
  'case_decided',
  'suspension_confirmed',
  'complaint_answered',
  'hint_read',
  'hint_called_fine',
  'hint_led_to_case',
]);

export const actsQuery =
  ({
    acts,
    actCodesSeen,
    actors,
  }: Pick<ReadModels, 'acts' | 'actCodesSeen' | 'actors'>): ServiceHandlers<typeof moderationApi>['queries']['acts'] =>
  async ({ filter, sort = '-at', before, size }, { actor }) => {
    if (actor.kind !== 'user' || !hasRight(actor, 'admin')) return { acts: [], older: null, codes: [], actors: [] };
    const behind = before === null ? null : { place: sort === 'at' ? { $gt: before } : { $lt: before } };
    const [found, seen, people] = await Promise.all([
      acts.find({
        filter: filterOf(filter, behind, actor.userId),
        sort: [['place', sort === 'at' ? 1 : -1]],
        limit: size + 1,
      }),
      actCodesSeen.getMany(actCodes),
      actors.find({ filter: {}, limit: mostActors }),
    ]);
    const page = found.slice(0, size);
    return {
      acts: page.map(actOf),
      older: found.length > size ? (page.at(-1)?.place ?? null) : null,
      codes: actCodes.filter((code) => ofCases.has(code) || seen.some(({ act }) => act === code)),
      actors: people.map(({ userId }) => userId),
    };
  };
