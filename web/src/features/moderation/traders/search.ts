import { traderStates, type TraderState } from '@lendring/contracts/account/trader-rules.js';
import { readPage } from '../../../lib/read-page.js';

/** Which traders are listed, as the address says it; those to check are not written down. */
export type TraderSearch = Readonly<{ state?: Exclude<TraderState, 'unchecked'>; page?: number }>;

export const isTraderState = (word: unknown): word is TraderState => traderStates.some((one) => one === word);

export const readTraderSearch = (raw: Readonly<Record<string, unknown>>): TraderSearch => {
  const { state } = raw;
  return { ...(isTraderState(state) && state !== 'unchecked' && { state }), ...readPage(raw) };
};

/** The address of a page of some of them. */
export const traderSearch = (state: TraderState, page = 1): TraderSearch => ({
  ...(state !== 'unchecked' && { state }),
  ...(page > 1 && { page }),
});
