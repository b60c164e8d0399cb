import * as z from 'zod';
import { type PersonalFields, event } from '../kernel/events.js';
import { OfferId, UserId } from '../kernel/ids.js';
import { line } from '../kernel/text.js';
import { deliveryLimits, deliveryServices } from '../rules/delivery.js';

export const deliveryFields = {
  services: z
    .array(z.enum(deliveryServices))
    .min(1)
    .refine((all) => new Set(all).size === all.length, { error: 'service_twice' }),
  upToKm: z.int().min(1).max(deliveryLimits.farthestKm),
  cents: z.int().min(0).max(deliveryLimits.cents),
  note: line(deliveryLimits.note, 0),
};

/** Refuses steps whose distances do not rise, because the first step within reach is the price. */
export const areAscending = (distances: readonly number[]): boolean =>
  distances.every((km, index) => index === 0 || km > (distances[index - 1] ?? 0));

/** Delivery by the lender: `cents` is the price per way (`rules/delivery.ts`). */
export const Delivery = z.strictObject({
  services: deliveryFields.services,
  steps: z
    .array(z.strictObject({ upToKm: deliveryFields.upToKm, cents: deliveryFields.cents }))
    .min(1)
    .max(deliveryLimits.steps)
    .refine((all) => areAscending(all.map(({ upToKm }) => upToKm)), { error: 'steps_ascending' }),
  note: deliveryFields.note,
});
export type Delivery = z.infer<typeof Delivery>;

export const deliveryEvents = [
  /** `delivery`: null where the owner stops delivering, or is erased. */
  event('OfferDeliverySet', { offerId: OfferId, ownerId: UserId, delivery: Delivery.nullable() }),
] as const;

/** The note is free text. */
export const deliveryPersonal: PersonalFields<z.infer<(typeof deliveryEvents)[number]>> = {
  OfferDeliverySet: { subject: 'ownerId', fields: ['delivery'] },
};
