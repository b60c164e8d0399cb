import * as z from 'zod';

/** Payment methods (spec §3, invoice payment type: 1 online service, 2 on account); `test` moves no money. */
export const PaymentWay = z.enum(['stripe', 'account', 'test']);
export type PaymentWay = z.infer<typeof PaymentWay>;
