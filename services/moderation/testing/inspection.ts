import type { OfferInspection } from '@lendring/contracts/offer/inspection.js';
import { idOf, offerId } from './case.js';

export const inspection = (change: Partial<OfferInspection> = {}): OfferInspection => ({
  offerId,
  ownerId: idOf('owner'),
  language: 'de',
  categoryId: 102,
  commercial: false,
  title: 'Zelt',
  text: 'Für vier Leute',
  day: { cents: 800, currency: 'EUR' },
  usual: { offers: 23, median: 800, spread: 1.3, low: 500, high: 1_200 },
  online: 1,
  like: [],
  ...change,
});
