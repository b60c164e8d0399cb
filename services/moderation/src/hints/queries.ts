import { UserId } from '@lendring/contracts/kernel/ids.js';
import { hintKinds } from '@lendring/contracts/moderation/hint-limits.js';
import type { HintFilter, HintSort, HintView } from '@lendring/contracts/moderation/hints.js';
import type { moderationApi } from '@lendring/contracts/moderation/queries.js';
import type { Filter, Find } from '@lendring/platform/read-models/documents.port.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { ServiceCore } from '@lendring/platform/runtime/service/service-core.js';
import { hintAggregate, type Hint } from './hint.aggregate.js';
import type { ReadModels } from '../ports.js';
import { countedIn } from '../counted.js';
import { moderatorIn } from '../staff.js';

export type HintQueries = Pick<
  ServiceHandlers<typeof moderationApi>['queries'],
  'hints' | 'hint' | 'openHints' | 'caseOfHint'
>;

type Deps = Pick<ReadModels, 'hints'> & Readonly<{ load: ServiceCore['load'] }>;

const filterOf = ({ state, kind, language, ownerId }: HintFilter, asker: string): Filter => {
  const parts: Filter[] = [
    ...(state === 'all' ? [] : [{ state }]),
    ...(kind ? [{ kind }] : []),
    ...(language ? [{ language }] : []),
    ...(ownerId ? [{ ownerId }] : []),
    { ownerId: { $ne: asker } },
  ];
  return { $and: parts };
};

const orderOf = (sort: HintSort): Find['sort'] => {
  const direction = sort.startsWith('-') ? -1 : 1;
  return sort.endsWith('severity')
    ? [
        ['severity', direction],
        ['at', direction],
      ]
    : [['at', direction]];
};

const account = (id: string): UserId => UserId.parse(id);

const viewOf = (hintId: string, hint: Hint): HintView | null => {
  const { subject, ownerId, title, settled, ...same } = hint;
  return (
    subject && {
      ...same,
      hintId,
      subject,
      ownerId: account(ownerId),
      title: title ?? '',
      settled: settled && { ...settled, by: account(settled.by) },
    }
  );
};

export const hintQueryHandlers = ({ load, hints }: Deps): HintQueries => {
  const count = countedIn(hints);
  return {
    hints: async ({ filter: asked, sort: wanted, paging: { page, size } }, { actor }) => {
      const asker = moderatorIn(actor);
      if (asker === null) return { items: [], total: 0, page, size };
      const filter = filterOf(asked, asker);
      const sort = orderOf(wanted ?? (asked.state === 'open' ? '-severity' : '-at'));
      const [found, total] = await Promise.all([
        hints.find({ filter, sort, skip: (page - 1) * size, limit: size }),
        count(filter),
      ]);
      const items = await Promise.all(
        found.map(async ({ hintId }) => viewOf(hintId, await load(hintAggregate, hintId)) ?? []),
      );
      return { items: items.flat(), total, page, size };
    },
    hint: async ({ hintId }, { actor }) => {
      const asker = moderatorIn(actor);
      if (asker === null) return null;
      const hint = await load(hintAggregate, hintId);
      return hint.ownerId === asker ? null : viewOf(hintId, hint);
    },
    openHints: async (_, { actor }) => {
      const asker = moderatorIn(actor);
      if (asker === null) return [];
      return Promise.all(
        hintKinds.map(async (kind) => ({ kind, open: await count(filterOf({ state: 'open', kind }, asker)) })),
      );
    },
    caseOfHint: async ({ hintId }, { actor }) =>
      moderatorIn(actor) === null ? null : ((await load(hintAggregate, hintId)).settled?.caseId ?? null),
  };
};
