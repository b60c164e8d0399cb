import { later } from '../../ui/later.js';

/** Parts of an offer's page below its fold, drawn by the server; their code follows. */
export const PlaceMap = later(async () => (await import('../../ui/map/MapBox.js')).MapBox);
export const RatingList = later(async () => (await import('./components/Ratings.js')).Ratings);
export const OwnerCard = later(async () => (await import('./components/OwnerCard.js')).OwnerCard);
export const Similar = later(async () => (await import('./components/SimilarOffers.js')).SimilarOffers);

/** For loaders: a page that is led to within a visit shows whole. */
export const loadParts = (): Promise<unknown> =>
  Promise.all([PlaceMap, RatingList, OwnerCard, Similar].map((part) => part.load()));
