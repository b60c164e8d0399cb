/** How a deposit is given. `document`: shown at handover instead of money, never copied or kept. */
export const depositKinds = ['cash', 'transfer', 'document'] as const;
export type DepositKind = (typeof depositKinds)[number];
