import type { CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import { refuse } from '@lendring/contracts/kernel/service-api.js';
import type { OfferRefusal } from '@lendring/contracts/offer/refusals.js';
import type { offerApi } from '@lendring/contracts/offer/queries.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { CommandCall, CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import { shownCategory, viewOf } from '../offer/view.js';
import { everyOne, withWords } from '../own-offers/own-offers.js';
import type { Ports } from '../ports.js';
import { facetsOf, sortedBy, textOf } from './own-table.js';
import { removeTableView, saveTableView, tableViewsAggregate } from './views.aggregate.js';

type Deps = Pick<Ports, 'commands' | 'load' | 'offers' | 'hits' | 'categories'>;
type Queries = Pick<ServiceHandlers<typeof offerApi>['queries'], 'ownTable' | 'tableViews'>;

const nothing = { categoryIds: [], placeIds: [], metadataNames: [], tags: [] };

/** The owner's offers as a table: all data, any order, search in every text; and the owner's saved views of it. */
export const ownTable = ({ commands, load, offers, hits, categories }: Deps) => {
  const own = (call: CommandCall, change: (ownerId: string) => Promise<CommandAnswer>): Promise<CommandAnswer> =>
    call.actor.kind === 'user' ? change(call.actor.userId) : Promise.resolve(refuse<OfferRefusal>('offer_not_found'));
  const handlers: Pick<CommandHandlers<typeof offerApi>, 'saveTableView' | 'removeTableView'> = {
    saveTableView: (view, call) =>
      own(call, (ownerId) =>
        commands.on(tableViewsAggregate, ownerId, call, (state) => saveTableView(state, ownerId, view)),
      ),
    removeTableView: ({ viewId }, call) =>
      own(call, (ownerId) =>
        commands.on(tableViewsAggregate, ownerId, call, (state) => removeTableView(state, ownerId, viewId)),
      ),
  };
  const queries: Queries = {
    async ownTable({ status, text = '', categoryId, placeId, sort = '-changed', locale, paging }, { actor }) {
      const { page, size } = paging;
      if (actor.kind !== 'user') return { items: [], total: 0, page, size, facets: nothing };
      const tree = categories.tree();
      const all = await everyOne(offers, { ownerId: actor.userId });
      const within = categoryId === undefined ? null : new Set(tree.covers(categoryId));
      const chosen = withWords(all, text, textOf).filter(
        (document) =>
          (status === undefined || document.status === status) &&
          (placeId === undefined || document.placeId === placeId) &&
          (within === null || within.has(shownCategory(document, tree) ?? 0)),
      );
      const seen = async (ids: readonly string[]) => {
        const counted = await hits.of(ids);
        return new Map(ids.map((id, index) => [id, counted[index] ?? 0]));
      };
      const byHits = sort.endsWith('hits')
        ? await seen(chosen.map(({ offerId }) => offerId))
        : new Map<string, number>();
      const shown = sortedBy(chosen, sort, { hits: byHits, tree, locale }).slice((page - 1) * size, page * size);
      const hitsOf = await seen(shown.map(({ offerId }) => offerId));
      return {
        items: shown.flatMap((one) => viewOf(one, actor, hitsOf.get(one.offerId) ?? 0, [], tree) ?? []),
        total: chosen.length,
        page,
        size,
        facets: facetsOf(all, tree),
      };
    },
    tableViews: async (_, { actor }) =>
      actor.kind === 'user' ? [...(await load(tableViewsAggregate, actor.userId)).views] : [],
  };
  return { commands: handlers, queries } satisfies Capability;
};
