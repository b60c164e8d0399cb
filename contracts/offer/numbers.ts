import * as z from 'zod';
import { type PersonalFields, event } from '../kernel/events.js';
import { limits } from '../kernel/limits.js';
import { message as m } from '../kernel/message.js';
import { line } from '../kernel/text.js';
import { owned } from './offer.js';

/** Owner's own number of an item, such as an inventory number: private, and unique among the owner's offers. */
export const OwnNumber = line(limits.ownNumber);

export const numbersEvents = [event('OfferNumbered', { ...owned, number: z.string().nullable() })] as const;

export const numbersPersonal: PersonalFields<z.infer<(typeof numbersEvents)[number]>> = {
  OfferNumbered: { subject: 'ownerId', fields: ['number'] },
};

/**
 * Stream `number-<id derived from owner and number>`: the offer that took the number last, to keep numbers unique in
 * parallel commands.
 */
export const NumberEvent = z.discriminatedUnion('type', [event('NumberTaken', { ...owned })]);
export type NumberEvent = z.infer<typeof NumberEvent>;

export const numbersRefusals = {
  number_taken: m(
    409,
    'Die Nummer {number} hat schon ein anderes deiner Inserate. Wähl eine andere.',
    'Another of your offers already has the number {number}. Choose a different one.',
    'Een andere advertentie van je heeft nummer {number} al. Kies een ander nummer.',
  ),
};
