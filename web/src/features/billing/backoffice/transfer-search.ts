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

/** Transfer states that payments through a provider can have as well. */
export const refundStates = ['unmatched', 'owed', 'disputed'] as const satisfies readonly TransferState[];

/**
 * URL parameters of the transfers, which are a part of the invoices page, because a separate route would add to every
 * page's route tree.
 */
export type TransferSearch = Readonly<{ part: 'transfers'; state?: TransferState; text?: string; page?: number }>;

const MOST_CHARACTERS = 100;

/** Parses the URL; null if the URL is about invoices. */
export const readTransferSearch = (raw: Readonly<Record<string, unknown>>): TransferSearch | null => {
  if (raw['part'] !== 'transfers') return null;
  const state = transferStates.find((one) => one === raw['state']);
  // Accept a number, because the router parses an all-digit reference as one.
  const text = typeof raw['text'] === 'number' ? String(raw['text']) : raw['text'];
  return {
    part: 'transfers',
    ...(state && state !== 'waiting' && { state }),
    ...(typeof text === 'string' && text.trim() !== '' && { text: text.trim().slice(0, MOST_CHARACTERS) }),
    ...readPage(raw),
  };
};
