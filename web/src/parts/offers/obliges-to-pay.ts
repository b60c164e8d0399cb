import type { PricingShape, UserCard } from '@lendring/contracts/http/shapes.js';

type Loan = Readonly<{
  lender: Pick<UserCard, 'commercial'> | null;
  pricing: Pick<PricingShape, 'paymenttype_id'>;
  total: number;
  /** Cents for the delivery. */
  delivery: number;
}>;

/** True if a loan costs money payable to a business or organisation: then the button that binds says so (§ 312j BGB). */
export const obligesToPay = ({ lender, pricing, total, delivery }: Loan): boolean =>
  lender?.commercial === true && ((pricing.paymenttype_id === 1 && total > 0) || delivery > 0);
