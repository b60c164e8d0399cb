import { TraderState } from '@lendring/contracts/account/trader.js';
import { readPage } from '../../../lib/read-page.js';

/** Which traders are listed, as the address says it; those to check are not written down. */
export type TraderSearch = Readonly<{ state?: Exclude<TraderState, 'unchecked'>; page?: number }>;

export const readTraderSearch = (raw: Readonly<Record<string, unknown>>): TraderSearch => {
  const state = TraderState.exclude(['unchecked']).safeParse(raw['state']).data;
  return { ...(state && { state }), ...readPage(raw) };
};
