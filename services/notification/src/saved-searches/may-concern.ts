import type { SavedQuestion } from '@lendring/contracts/notification/saved-searches.js';
import type { OfferIntegrationEvent } from '@lendring/contracts/offer/integration.js';
import type { CategoryTree } from '@lendring/contracts/reference/category-tree.js';
import { distanceKm } from '@lendring/contracts/rules/distance.js';

type Published = Extract<OfferIntegrationEvent, { type: 'offer.published' }>['data'];

/**
 * Tolerance in kilometres, because public places are rounded. The offer service decides on offers this close to the
 * edge of the search radius.
 */
const SLACK_KM = 1;

export const isAhead = ({ freeOn }: Pick<SavedQuestion, 'freeOn'>, at: string): boolean =>
  freeOn === undefined || freeOn.from >= at.slice(0, 10);

const isWithin = (tree: CategoryTree, asked: number, filed: number): boolean =>
  tree.covers(tree.resolve(asked)?.id ?? asked).includes(filed);

/**
 * True if a search may match, judged by public facts about the offer; rules out most searches without a query. `at`:
 * publication time. `tree`: current categories.
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
