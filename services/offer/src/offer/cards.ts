import type { Actor } from '@lendring/contracts/kernel/service-api.js';
import type { OfferCard } from '@lendring/contracts/offer/offer.js';
import type { Categories } from '@lendring/contracts/reference/category-tree.js';
import type { Hits } from '../hits/hits.js';
import type { OfferDocument } from './document.js';
import { cardOf } from './view.js';

/** Creates cards for the caller; omits offers that the caller may not see. */
export type Cards = (
  documents: readonly OfferDocument[],
  actor: Actor,
  askersGroups: readonly string[],
  distances?: ReadonlyMap<string, number | null>,
) => Promise<OfferCard[]>;

export const cardsOf =
  ({ hits, categories }: Readonly<{ hits: Hits; categories: Categories }>): Cards =>
  async (documents, actor, askersGroups, distances) => {
    const own = documents
      .filter(({ ownerId }) => actor.kind === 'user' && actor.userId === ownerId)
      .map(({ offerId }) => offerId);
    const counted = await hits.of(own);
    const hitsOf = new Map(own.map((offerId, index) => [offerId, counted[index] ?? 0]));
    return documents.flatMap(
      (document) =>
        cardOf(
          document,
          actor,
          hitsOf.get(document.offerId) ?? 0,
          askersGroups,
          categories.tree(),
          distances?.get(document.offerId),
        ) ?? [],
    );
  };
