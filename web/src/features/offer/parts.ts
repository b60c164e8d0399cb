import { later } from '../../ui/later.js';

export const PlaceMap = later(async () => (await import('../../parts/map/MapBox.js')).MapBox);
export const RatingList = later(async () => (await import('./components/Ratings.js')).Ratings);
export const OwnerCard = later(async () => (await import('./components/OwnerCard.js')).OwnerCard);
export const Similar = later(async () => (await import('./components/SimilarOffers.js')).SimilarOffers);

export const loadParts = (): Promise<unknown> =>
  Promise.all([PlaceMap, RatingList, OwnerCard, Similar].map((part) => part.load()));
