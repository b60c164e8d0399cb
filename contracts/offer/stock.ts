import * as z from 'zod';
import { event } from '../kernel/events.js';
import { Quantity } from '../rules/quantity.js';
import { owned } from './offer.js';

/** Number of equal units of an offer that nobody has set yet. */
export const ONE_UNIT = 1;

export const stockEvents = [
  /**
   * Copy of the number of units in the offer's calendar, which decides (ADR 135). `revision` counts the changes there;
   * the highest one is valid, in whatever order the copies arrive.
   */
  event('OfferQuantitySet', { ...owned, quantity: Quantity, revision: z.int().min(1) }),
] as const;
