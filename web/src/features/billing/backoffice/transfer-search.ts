import type { Body } from '@lendring/contracts/http/calls.js';
import { readPage } from '../../../lib/read-page.js';

type TransferState = NonNullable<Body<'transfers'>['state']>;
export const transferStates = [
  'waiting',
  'given_up',
  'unmatched',
  'owed',
  'disputed',
] as const satisfies readonly TransferState[];

/** Of those, the ones that a provider's payments have, too. */
export const refundStates = ['unmatched', 'owed', 'disputed'] as const satisfies readonly TransferState[];

/** The part of the page of invoices that shows transfers: an address of its own would weigh on every page. */
export type TransferSearch = Readonly<{ part: 'transfers'; state?: TransferState; text?: string; page?: number }>;

const MOST_CHARACTERS = 100;

/** Which transfers an address asks for; null: it asks for invoices. */
export const readTransferSearch = (raw: Readonly<Record<string, unknown>>): TransferSearch | null => {
  if (raw['part'] !== 'transfers') return null;
  const state = transferStates.find((one) => one === raw['state']);
  // A reference without its letters is read as a number.
  const text = typeof raw['text'] === 'number' ? String(raw['text']) : raw['text'];
  return {
    part: 'transfers',
    ...(state && state !== 'waiting' && { state }),
    ...(typeof text === 'string' && text.trim() !== '' && { text: text.trim().slice(0, MOST_CHARACTERS) }),
    ...readPage(raw),
  };
};
