/**
 * How a deposit is given. `document`: shown at handover instead of money, never copied or kept. `either`: money or such a
 * document, as the borrower prefers.
 */
export const depositKinds = ['cash', 'transfer', 'document', 'either'] as const;
export type DepositKind = (typeof depositKinds)[number];
