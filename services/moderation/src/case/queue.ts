import { hasRight } from '@lendring/contracts/kernel/service-api.js';
import type { moderationApi } from '@lendring/contracts/moderation/queries.js';
import type { QueueSort } from '@lendring/contracts/moderation/case.js';
import { fold } from '@lendring/contracts/rules/fold.js';
import { beginning } from '@lendring/platform/read-models/beginning.js';
import type { Filter, Find } from '@lendring/platform/read-models/documents.port.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { ReadModels } from '../ports.js';
import { casesByNumber } from './case-number.js';
import { countedIn } from '../counted.js';
import { hiddenCases, without } from './hidden-cases.js';
import { rowOf } from './view.js';

type Queue = ServiceHandlers<typeof moderationApi>['queries']['queue'];

const orderFields = { due: 'dueAt', reports: 'reports', changed: 'changedAt' } as const;

const orderOf = (sort: QueueSort): Find['sort'] => {
  if (sort === '-urgency' || sort === 'urgency')
    return sort === 'urgency'
      ? [
          ['urgency', 1],
          ['dueAt', -1],
        ]
      : [
          ['urgency', -1],
          ['dueAt', 1],
        ];
  const field = sort === 'due' || sort === '-due' ? 'due' : sort.endsWith('reports') ? 'reports' : 'changed';
  return [[orderFields[field], sort.startsWith('-') ? -1 : 1]];
};

type Asked = Parameters<Queue>[0]['filter'];

const isMeant = (text: string, owners: readonly string[]): Filter | null => {
  const form = fold(text);
  if (form === '') return null;
  const words: Filter[] = form.split(' ').map((word) => ({ titleWords: word }));
  return {
    $or: [beginning('titleForm', form), { $and: words }, ...(owners.length > 0 ? [{ ownerId: { $in: owners } }] : [])],
  };
};

const filterOf = (
  { state, kind, typeId, assigned, ownerId, trusted }: Asked,
  asker: string,
  meant: Filter | null,
  numbered: readonly string[] | null,
  hidden: readonly string[],
): Filter => {
  const parts: Filter[] = [
    { ownerId: { $ne: asker } },
    ...without(hidden),
    ...(state === 'waiting' ? [{ queue: 'waiting' }] : []),
    ...(state === 'complaint' ? [{ complaint: 'open' }] : []),
    ...(state === 'completed' || state === 'declined' ? [{ state, queue: 'done' }] : []),
    ...(kind ? [{ kind }] : []),
    ...(typeId ? [{ reason: String(typeId) }] : []),
    ...(assigned ? [{ assignedTo: assigned === 'me' ? asker : null }] : []),
    ...(ownerId ? [{ ownerId }] : []),
    ...(trusted ? [{ trusted }] : []),
    ...(meant ? [meant] : []),
    ...(numbered ? [{ caseId: { $in: numbered } }] : []),
  ];
  return { $and: parts };
};

export const queueQuery = (views: Pick<ReadModels, 'cases' | 'involved' | 'reports'>): Queue => {
  const { cases } = views;
  const count = countedIn(cases);
  return async ({ filter: asked, sort, paging: { page, size } }, { actor }) => {
    if (actor.kind !== 'user' || !hasRight(actor, 'reports')) return { items: [], total: 0, page, size };
    const meant = asked.text === undefined ? null : isMeant(asked.text, asked.owners ?? []);
    if (asked.text !== undefined && !meant) return { items: [], total: 0, page, size };
    const [numbered, hidden] = await Promise.all([
      asked.number === undefined ? null : casesByNumber(views, asked.number),
      hiddenCases(views, actor.userId),
    ]);
    const filter = filterOf(asked, actor.userId, meant, numbered, hidden);
    const order = orderOf(sort ?? (asked.state === 'waiting' || asked.state === 'complaint' ? '-urgency' : '-changed'));
    const [found, total] = await Promise.all([
      cases.find({ filter, sort: order, skip: (page - 1) * size, limit: size }),
      count(filter),
    ]);
    return { items: found.map(rowOf), total, page, size };
  };
};
