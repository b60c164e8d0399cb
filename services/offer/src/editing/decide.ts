import { decided, refused } from '@lendring/contracts/kernel/decider.js';
import type { OfferChanges } from '@lendring/contracts/offer/editing.js';
import type { OfferEvent } from '@lendring/contracts/offer/events.js';
import type { OfferRefusal } from '@lendring/contracts/offer/refusals.js';
import { ROOT_ID } from '@lendring/contracts/reference/categories.js';
import { builtInTree, type CategoryTree } from '@lendring/contracts/reference/category-tree.js';
import type { Capacity } from '@lendring/contracts/request/calendar.js';
import { unitsStayWithinLimit } from '@lendring/contracts/rules/price-limit.js';
import { same } from '@lendring/contracts/rules/same.js';
import { depositAfter } from './decide-deposit.js';
import { forOwner, moved, revised, type Asked, type OfferDecision, type Owned } from '../offer/decide.js';
import { offerAggregate, type OfferState } from '../offer/offer.aggregate.js';
import { missing, type Owner } from '../offer/decide-publishable.js';
import { stocked } from '../stock/decide.js';

/**
 * Creates one event per changed part; a published offer must stay publishable (spec §5).
 * @param owner read when the changes name a place or commercial customers, else null
 * @param own groups of the owner, read when the changes name groups
 * @param tree the categories to choose from
 * @param stock number of units as the offer's calendar has it; null when the changes do not name it
 */
export const edit = (
  state: OfferState,
  asked: Asked,
  wanted: OfferChanges,
  owner: Owner = null,
  own: readonly string[] = [],
  tree: CategoryTree = builtInTree,
  stock: Capacity | null = null,
): OfferDecision =>
  forOwner(state, asked, (owned) => {
    const changes = withoutShownCategory(state, wanted, tree);
    const wrong =
      unknown(state, changes, tree) ??
      foreign(changes, owner) ??
      unfit(state, changes, owner, tree) ??
      tooDear(state, changes) ??
      ungrouped(changes, own);
    if (wrong) return refused(wrong);
    const deposit = depositAfter(state, changes);
    if (typeof deposit === 'string') return refused(deposit);
    const events = [
      ...differences(state, owned, { ...changes, ...deposit }),
      ...(stock ? stocked(state, owned, stock) : []),
    ];
    const lost = state.beneath === 'draft' ? null : missing(events.reduce(offerAggregate.evolve, state));
    if (lost) return refused(lost);
    const relocated =
      owner && state.beneath !== 'draft' && changes.placeId !== undefined ? moved(state, owned, owner) : [];
    return decided(revised(state, owned, [...events, ...relocated]));
  });

/**
 * Drops the category from the changes if it is only the displayed successor of a merged or retired one: the stored
 * category stays until the owner chooses another.
 */
const withoutShownCategory = (state: OfferState, changes: OfferChanges, tree: CategoryTree): OfferChanges => {
  const { categoryId, ...others } = changes;
  const isShown = state.categoryId !== null && tree.resolve(state.categoryId)?.id === categoryId;
  return categoryId === undefined || !isShown ? changes : others;
};

const unknown = (
  state: OfferState,
  { categoryId, imageIds }: OfferChanges,
  tree: CategoryTree,
): OfferRefusal | null => {
  if (categoryId !== undefined && !tree.byId(categoryId)) return 'category_unknown';
  if (!imageIds) return null;
  const own = new Set(state.images.map((image) => image.imageId));
  if (imageIds.some((id) => !own.has(id))) return 'image_unknown';
  return imageIds.length === own.size && new Set(imageIds).size === own.size ? null : 'images_differ';
};

const foreign = ({ placeId }: OfferChanges, owner: Owner): OfferRefusal | null =>
  placeId !== undefined && placeId !== null && owner?.placeId !== placeId ? 'place_unknown' : null;

const ungrouped = ({ audience }: OfferChanges, own: readonly string[]): OfferRefusal | null => {
  if (!audience) return null;
  const { groupIds, belongsTo } = audience;
  if (groupIds.some((groupId) => !own.includes(groupId))) return 'group_unknown';
  if (belongsTo !== null && !groupIds.includes(belongsTo)) return 'group_unknown';
  const forAll = audience.seenBy === 'everyone' && audience.lentTo === 'everyone' && !audience.freeForMembers;
  return groupIds.length === 0 && !forAll ? 'group_needed' : null;
};

const unfit = (
  state: OfferState,
  { categoryId, pricings = [], commercialOnly }: OfferChanges,
  owner: Owner,
  tree: CategoryTree,
): OfferRefusal | null => {
  if (categoryId !== undefined && tree.byId(categoryId)?.parent === ROOT_ID) return 'category_group';
  if (pricings.some(({ price }) => price.kind === 'money' && price.money.minor === 0)) return 'amount_needed';
  return commercialOnly && !state.commercialOnly && owner && !owner.commercial ? 'not_commercial' : null;
};

/** Offers of earlier versions may be beyond the limit: they keep prices and units until either changes. */
const tooDear = (state: OfferState, { quantity, ...changes }: OfferChanges): OfferRefusal | null => {
  const pricings = changes.pricings ?? state.pricings;
  const units = quantity ?? state.stock.quantity;
  if (units <= state.stock.quantity && same(pricings, state.pricings)) return null;
  return unitsStayWithinLimit(pricings, units) ? null : 'prices_add_up';
};

const differences = (state: OfferState, owned: Owned, changes: OfferChanges): readonly OfferEvent[] => {
  const next = {
    ...state,
    ...present(changes),
    tags: distinct(changes.tags ?? state.tags),
    bookingRules: { ...state.bookingRules, ...changes.bookingRules },
  };
  const differs = (...keys: readonly (keyof OfferState)[]) => keys.some((key) => !same(next[key], state[key]));
  const {
    categoryId,
    title,
    shortDescription,
    description,
    deposit,
    depositKind,
    depositPerUnit,
    commercialOnly,
    autoAccept,
    holdHours,
    bookingRules,
    askRules,
    delivery,
    tags,
    termsVersion,
    placeId,
    number,
    audience,
  } = next;
  const imageIds = changes.imageIds ?? [];
  const parts: readonly (OfferEvent | false)[] = [
    categoryId !== null && differs('categoryId') && { type: 'OfferCategorised', data: { ...owned, categoryId } },
    differs('title', 'shortDescription', 'description') && {
      type: 'OfferDescribed',
      data: { ...owned, title, shortDescription, description },
    },
    differs('pricings') && { type: 'OfferPriced', data: { ...owned, pricings: [...next.pricings] } },
    differs('deposit', 'depositKind', 'depositPerUnit') && {
      type: 'OfferDepositSet',
      data: {
        ...owned,
        deposit,
        ...(depositKind && { kind: depositKind }),
        ...(depositPerUnit && { perUnit: true as const }),
      },
    },
    differs('commercialOnly', 'autoAccept', 'holdHours', 'askRules') && {
      type: 'OfferRestricted',
      data: { ...owned, commercialOnly, autoAccept, holdHours, askRules },
    },
    differs('bookingRules') && { type: 'OfferBookingRulesSet', data: { ...owned, ...bookingRules } },
    differs('delivery') && { type: 'OfferDeliverySet', data: { ...owned, delivery } },
    differs('audience') && { type: 'OfferAudienceSet', data: { ...owned, ...audience } },
    differs('metadata') && { type: 'OfferMetadataSet', data: { ...owned, metadata: [...next.metadata] } },
    differs('parts') && { type: 'OfferPartsSet', data: { ...owned, parts: [...next.parts] } },
    differs('tags') && { type: 'OfferTagged', data: { ...owned, tags } },
    differs('placeId') && { type: 'OfferPlaced', data: { ...owned, placeId } },
    differs('number') && { type: 'OfferNumbered', data: { ...owned, number } },
    imageIds.some((id, index) => state.images[index]?.imageId !== id) && {
      type: 'OfferImagesOrdered',
      data: { ...owned, imageIds },
    },
    termsVersion !== null &&
      differs('termsVersion') && { type: 'OfferTermsAccepted', data: { ...owned, termsVersion } },
  ];
  return parts.filter((event) => event !== false);
};

const present = (changes: OfferChanges): OfferChanges =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));

const distinct = (tags: readonly string[]): string[] =>
  tags.filter((tag, index) => tags.findIndex((other) => other.toLowerCase() === tag.toLowerCase()) === index);
