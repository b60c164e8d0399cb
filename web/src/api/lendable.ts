import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { pieceLimits } from '@lendring/contracts/rules/pieces.js';
import type { Api } from '../lib/api-client/api.js';

type Called = Readonly<{ title: string; number: string | null; tags: readonly string[] }>;

/**
 * Offers with this number first, and those whose title, number or tags have the words; all, if none has, such as for an
 * umlaut in another spelling, which the server matches.
 */
const calledSo = <One extends Called>(offers: readonly One[], text: string): readonly One[] => {
  const typed = text.toLowerCase();
  const words = typed.split(/\s+/);
  const called = offers.filter(({ title, number, tags }) => {
    const name = [title, number, ...tags].join(' ').toLowerCase();
    return words.every((word) => name.includes(word));
  });
  const isNumber = ({ number }: One): number => Number(number?.toLowerCase() === typed);
  return (called.length > 0 ? called : offers).toSorted((a, b) => isNumber(b) - isNumber(a));
};

/** Piece that was found by its number. */
export type FoundPiece = Readonly<{ piece_id: number; number: string }>;

/**
 * Own offers for an entry at the counter: those named by the number of a piece, or its beginning, then by their own
 * number, then by their title or tags. Offers that only mention the words are listed if no other has them.
 */
export const lendableQuery = (api: Api, text: string) =>
  queryOptions({
    queryKey: ['own-offers', 'lendable', text],
    queryFn: async ({ signal }) => {
      const table = async (query: string) =>
        (
          await api.get('/offer_table', { query: { sort: 'title', size: 20, ...(query && { query }) } }, { signal })
        ).offers.filter(({ status }) => status === 'active' || status === 'inactive');
      const mayBePiece = text !== '' && text.length <= pieceLimits.number;
      const [offers, pieces] = await Promise.all([
        table(text),
        mayBePiece ? api.get('/offer_piece', { query: { number: text } }, { signal }) : [],
      ]);
      // Query by number, which finds the offer of a piece alone.
      const ids = [...new Set(pieces.map(({ offer_id: id }) => id))];
      const withPieces = (await Promise.all(ids.map(table))).flat();
      const ofPieces = pieces.flatMap(({ offer_id: id, ...piece }) => {
        const offer = withPieces.find((one) => one.offer_id === id);
        return offer ? [{ ...offer, piece }] : [];
      });
      return [...ofPieces, ...calledSo(offers, text).map((offer) => ({ ...offer, piece: null as FoundPiece | null }))];
    },
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  });
