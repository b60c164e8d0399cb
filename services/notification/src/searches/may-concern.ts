import type { SavedQuestion } from '@lendring/contracts/notification/searches.js';
import type { OfferIntegrationEvent } from '@lendring/contracts/offer/integration.js';
import type { CategoryTree } from '@lendring/contracts/reference/category-tree.js';
import { distanceKm } from '@lendring/contracts/rules/distance.js';

type Published = Extract<OfferIntegrationEvent, { type: 'offer.published' }>['data'];

/** Public places are rounded on their way: what is so close to the edge is left to the search itself. */
const SLACK_KM = 1;

/** The days it asks for are still ahead. */
export const isAhead = ({ freeOn }: Pick<SavedQuestion, 'freeOn'>, at: string): boolean =>
  freeOn === undefined || freeOn.from >= at.slice(0, 10);

/** Whether what is filed under one category is found in another one now. */
const isWithin = (tree: CategoryTree, asked: number, filed: number): boolean =>
  tree.covers(tree.resolve(asked)?.id ?? asked).includes(filed);

/**
 * Whether a search may find an offer, by what everybody is told of it: most are ruled out without asking. `at`: when
 * the offer came. `tree`: the categories of today.
 */
export const mayConcern = (
  question: SavedQuestion,
  { ownerId, categoryId, place, commercial }: Published,
  at: string,
  tree: CategoryTree,
) => {
  const { near, cityId } = question;
  return (
    isAhead(question, at) &&
    (question.ownerId === undefined || question.ownerId === ownerId) &&
    (question.commercial === undefined || commercial === undefined || question.commercial === commercial) &&
    (question.categoryId === undefined || isWithin(tree, question.categoryId, categoryId)) &&
    (cityId === undefined || !place || place.cityId === cityId) &&
    (!near || near.radiusKm === null || !place || distanceKm(near, place.point) <= near.radiusKm + SLACK_KM)
  );
};
