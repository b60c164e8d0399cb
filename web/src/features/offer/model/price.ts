import { pricingFromShape } from '@lendring/contracts/http/convert.js';
import type { PricingShape } from '@lendring/contracts/http/shapes.js';
import type { Wish } from '@lendring/contracts/kernel/period.js';
import { quote, type Quote, type UnitsProblem } from '@lendring/contracts/rules/quote.js';
import { wishProblem, type WishProblem } from '@lendring/contracts/rules/wish.js';
import { inTheWay, type Calendar, type Taken } from './taken.js';

export type Problem = WishProblem | UnitsProblem | Taken['reason'];
export type Offered =
  | Readonly<{ state: 'empty' }>
  | Readonly<{ state: 'problem'; problem: Problem }>
  | Readonly<{ state: 'ready'; wish: Wish; quote: Quote }>;

export type Obstacle = Readonly<{ problem: Problem; otherPrice: boolean }>;

/** Quote for the chosen dates, or the obstacle; uses the same rules as the server. */
export const offered = (pricing: PricingShape, wish: Wish | null, calendar: Calendar): Offered => {
  if (!wish) return { state: 'empty' };
  const problem = wishProblem(wish, calendar.today) ?? inTheWay(calendar, wish)?.reason;
  if (problem) return { state: 'problem', problem };
  const answer = quote(pricingFromShape(pricing), wish);
  return 'problem' in answer ? { state: 'problem', problem: answer.problem } : { state: 'ready', wish, quote: answer };
};
