import * as z from 'zod';
import { eventsWith, type PersonalFields } from '../kernel/events.js';
import { UserId } from '../kernel/ids.js';

const event = eventsWith({ userId: UserId });

/** Stream `payer-<userId>`: customer id at the payment provider. */
export const PayerEvent = z.discriminatedUnion('type', [event('PayerKnown', { payer: z.string().nullable() })]);
export type PayerEvent = z.infer<typeof PayerEvent>;

export const payerPersonal: PersonalFields<PayerEvent> = { PayerKnown: { subject: 'userId', fields: ['payer'] } };
