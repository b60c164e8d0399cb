import * as z from 'zod';
import type { PersonalFields } from '../kernel/events.js';
import { UserId } from '../kernel/ids.js';

const event = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ type: z.literal(type), data: z.strictObject({ userId: UserId, ...shape }) });

/** Stream `payer-<userId>`: what whoever moves the money calls a person. */
export const PayerEvent = z.discriminatedUnion('type', [
  /** `payer`: their name for the person, with whom they keep a way to pay; null once the account is deleted. */
  event('PayerKnown', { payer: z.string().nullable() }),
]);
export type PayerEvent = z.infer<typeof PayerEvent>;

export const payerPersonal: PersonalFields<PayerEvent> = { PayerKnown: { subject: 'userId', fields: ['payer'] } };
