import * as z from 'zod';

/** The ways to pay (spec §3, invoice payment type: 1 an online service, 2 on account); `test` moves no money. */
export const PaymentWay = z.enum(['stripe', 'account', 'test']);
export type PaymentWay = z.infer<typeof PaymentWay>;
