import type { OfferPatch, OfferShape } from '@lendring/contracts/http/offer.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { pick } from '@lendring/contracts/kernel/pick.js';
import { same } from '@lendring/contracts/rules/same.js';
import { conditionsPatch, type ConditionSet } from './conditions.js';
import { conditionFields } from './offer-conditions.js';
import { type PriceChange, repriced } from './prices.js';

export type BulkChange =
  | Readonly<{ kind: 'publish' | 'pause' | 'resume' | 'delete' }>
  | PriceChange
  | Readonly<{ kind: 'category'; categoryId: number }>
  | Readonly<{ kind: 'tags'; add: readonly string[]; remove: readonly string[] }>
  | Readonly<{ kind: 'place'; placeId: string | null }>
  | Readonly<{ kind: 'conditions'; set: ConditionSet }>;
export type BulkKind = BulkChange['kind'];

const key = (tag: string) => tag.toLowerCase();

/** Fields to send for one offer; null if the change leaves it as it is. Tags may exceed the limit, which is refused. */
export const patchFor = (offer: OfferShape, change: BulkChange): OfferPatch | null => {
  switch (change.kind) {
    case 'price': {
      const pricing = offer.pricing.map((entry) => repriced(entry, change));
      return same(pricing, offer.pricing) ? null : { pricing };
    }
    case 'category':
      return offer.category_id === change.categoryId ? null : { category_id: change.categoryId };
    case 'tags': {
      const gone = new Set(change.remove.map(key));
      const left = offer.tags.filter((tag) => !gone.has(key(tag)));
      const known = new Set(left.map(key));
      const tags = [...left, ...change.add.filter((tag) => !known.has(key(tag)))];
      return tags.length === offer.tags.length && tags.every((tag, index) => tag === offer.tags[index])
        ? null
        : { tags };
    }
    case 'place':
      return offer.place_id === change.placeId ? null : { place_id: change.placeId };
    case 'conditions':
      return conditionsPatch(offer, change.set);
    case 'publish':
    case 'pause':
    case 'resume':
    case 'delete':
      return null;
  }
};

const restorable = ['tags', 'place_id', ...conditionFields] as const;

/** Fields that restore an offer after {@link patchFor}. */
export const undoOf = (offer: OfferShape, patch: OfferPatch): OfferPatch | null => {
  // An offer cannot lose its category again.
  if (patch.category_id !== undefined && offer.category_id === null) return null;
  return {
    ...pick(offer, ...restorable.filter((field) => field in patch)),
    ...(patch.category_id !== undefined && offer.category_id !== null && { category_id: offer.category_id }),
  };
};

/** Words between commas, without repeats. */
export const tagsIn = (text: string): readonly string[] =>
  text
    .split(/[,;\n]/)
    .map((word) => word.trim().replace(/^#/, '').slice(0, limits.tag))
    .filter(Boolean)
    .filter((tag, index, all) => all.findIndex((other) => key(other) === key(tag)) === index);
