import { randomUUID } from 'node:crypto';
import { pagesOf } from '@lendring/platform/read-models/pages-of.js';
import { decided } from '@lendring/contracts/kernel/decider.js';
import type { Categories } from '@lendring/contracts/reference/category-tree.js';
import { systemCommand } from '@lendring/platform/runtime/service/command-call.js';
import type { ServiceCore, View } from '@lendring/platform/runtime/service/service-core.js';
import type { ClockPolicy, CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import type { OfferDocument } from '../offer/document.js';
import { FILING, filingAggregate } from './filing.aggregate.js';

type Deps = Readonly<{
  commands: CommandHandler;
  load: ServiceCore['load'];
  offers: Pick<View<OfferDocument>, 'find'>;
  categories: Categories;
}>;

const NAME = 'file-offers';
const EVERY_MS = 1_000;
const MOST = 500;

/**
 * Reindexes offers whose category or keywords changed with the tree. An event names the offers, so that every search
 * engine updates them like any other change (ADR 96). An interrupted run restarts from the beginning; naming an offer
 * twice is harmless.
 */
export const whenTheTreeChangesThenFile = ({ commands, load, offers, categories }: Deps): ClockPolicy => {
  let filed = 0;

  const file = async (at: string, tree: number, offerIds: readonly string[], isLast: boolean): Promise<void> => {
    const call = systemCommand({ name: NAME, commandId: randomUUID(), at });
    const answer = await commands.on(filingAggregate, FILING, call, (state) =>
      decided(state.tree >= tree ? [] : [{ type: 'OffersFiled', data: { tree, offerIds: [...offerIds], isLast } }]),
    );
    if (!answer.ok) throw new Error(`Offers could not be categorised by version ${tree} of the category tree`);
  };

  return {
    name: NAME,
    everyMs: EVERY_MS,
    async tick(at) {
      const tree = categories.tree();
      if (tree.number <= filed) return;
      const { tree: before } = await load(filingAggregate, FILING);
      const changed = before < tree.number ? tree.changedAfter(before) : [];
      const found = pagesOf(
        offers,
        'offerId',
        (after) => ({ $and: [{ status: 'active', categoryId: { $in: changed } }, after] }),
        MOST,
      );
      if (changed.length > 0)
        for await (const page of found)
          if (page.length > 0)
            await file(
              at,
              tree.number,
              page.map(({ offerId }) => offerId),
              false,
            );
      if (before < tree.number) await file(at, tree.number, [], true);
      filed = tree.number;
    },
  };
};
