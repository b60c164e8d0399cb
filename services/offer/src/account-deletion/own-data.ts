import type { offerApi } from '@lendring/contracts/offer/queries.js';
import type { Filter } from '@lendring/platform/read-models/documents.port.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import { viewOf } from '../offer/view.js';
import { defaultsAggregate } from '../defaults/defaults.aggregate.js';
import { tableViewsAggregate } from '../own-table/views.aggregate.js';
import type { Ports } from '../ports.js';

const OWN_PAGE = 50;

export const ownData =
  ({
    offers,
    hits,
    categories,
    load,
  }: Pick<Ports, 'offers' | 'hits' | 'categories' | 'load'>): ServiceHandlers<typeof offerApi>['queries']['ownData'] =>
  async ({ file, cursor }, { actor }) => {
    if (actor.kind !== 'user') return { rows: [], next: null };
    if (file === 'offer_table_views')
      return { rows: [...(await load(tableViewsAggregate, actor.userId)).views], next: null };
    if (file === 'offer_defaults') {
      const { defaults } = await load(defaultsAggregate, actor.userId);
      return { rows: defaults ? [defaults] : [], next: null };
    }
    const own: Filter = { ownerId: actor.userId };
    const documents = await offers.find({
      filter: cursor === null ? own : { $and: [own, { offerId: { $gt: cursor } }] },
      sort: [['offerId', 1]],
      limit: OWN_PAGE,
    });
    const counted = await hits.of(documents.map(({ offerId }) => offerId));
    return {
      rows: documents.flatMap(
        (document, index) => viewOf(document, actor, counted[index] ?? 0, [], categories.tree()) ?? [],
      ),
      next: documents.length < OWN_PAGE ? null : (documents.at(-1)?.offerId ?? null),
    };
  };
