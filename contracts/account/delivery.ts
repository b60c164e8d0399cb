import * as z from 'zod';
import { PlaceId, UserId } from '../kernel/ids.js';
import { PublicPlace } from '../kernel/place.js';
import { deliveryLimits } from '../rules/delivery.js';

export const deliveryQueries = {
  /**
   * Own addresses with a street, each with the step of a delivery that it lies within (`stepWithin` in
   * `rules/delivery.ts`); null: beyond all of them. The answer keeps addresses and distances in this service; empty for
   * other people's addresses. `place`: public place of the offer. `steps`: ascending.
   */
  deliverySteps: {
    question: z.strictObject({
      userId: UserId,
      steps: z.array(z.int().min(1).max(deliveryLimits.farthestKm)).max(deliveryLimits.steps),
      place: PublicPlace.pick({ point: true, radius: true }),
    }),
    /** `placeId` null: the main address. */
    answer: z.array(z.strictObject({ placeId: PlaceId.nullable(), upToKm: z.int().nullable() })),
  },
} as const;
