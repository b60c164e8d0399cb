import type { Body } from '@lendring/contracts/http/calls.js';
import { readPage } from '../../../lib/links/search-params.js';

type TransferState = NonNullable<Body<'transfers'>['state']>;
export const transferStates = [
  'waiting',
  'given_up',
  'unmatched',
  'owed',
  'disputed',
] as const satisfies readonly TransferState[];

/** States that payments through a provider can have, too. */
export const refundStates = ['unmatched', 'owed', 'disputed'] as const satisfies readonly TransferState[];

/** Transfers are a part of the invoices page: a route of their own would add to every page's route tree. */
export type TransferSearch = Readonly<{ part: 'transfers'; state?: TransferState; text?: string; page?: number }>;

const MOST_CHARACTERS = 100;

/** Parses the URL; null if it is about invoices. */
export const readTransferSearch = (raw: Readonly<Record<string, unknown>>): TransferSearch | null => {
  if (raw['part'] !== 'transfers') return null;
  const state = transferStates.find((one) => one === raw['state']);
  // The router parses an all-digit reference as a number.
  const text = typeof raw['text'] === 'number' ? String(raw['text']) : raw['text'];
  return {
    part: 'transfers',
    ...(state && state !== 'waiting' && { state }),
    ...(typeof text === 'string' && text.trim() !== '' && { text: text.trim().slice(0, MOST_CHARACTERS) }),
    ...readPage(raw),
  };
};
