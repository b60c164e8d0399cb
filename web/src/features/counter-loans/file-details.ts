import type { QueryClient } from '@tanstack/react-query';
import type { CounterLoanShape } from '@lendring/contracts/http/counter-loan.js';
import { depositOfUnits } from '@lendring/contracts/rules/deposit-of-units.js';
import { pieceLoansQuery, piecesQuery } from '../../api/pieces.js';
import type { Api } from '../../lib/api-client/api.js';
import { everyRow, FILE_PAGE, pageAfter } from '../../lib/downloads/csv-file.js';

type Details = Readonly<{
  numberOf: (loan: CounterLoanShape) => string;
  agreedOf: (loan: CounterLoanShape) => number | null;
  piecesOf: (loan: CounterLoanShape) => readonly string[];
}>;

/** Numbers of the pieces of an offer's loans, by the loan. */
const piecesBy = async (
  api: Api,
  queries: QueryClient,
  offerId: string,
  loans: readonly CounterLoanShape[],
): Promise<readonly (readonly [string, readonly string[]])[]> => {
  const { pieces } = await queries.fetchQuery(piecesQuery(api, offerId));
  if (pieces.length === 0) return [];
  const latest = await api.get('/offer_piece_loans/{id}', { id: offerId, query: {} });
  const known = new Map(latest.map((one) => [one.loan_id, one.piece_ids]));
  // One answer has the latest loans alone, so that earlier ones are asked for one by one.
  const oldest = latest.at(-1)?.out_at ?? '';
  for (const { loan_id: id, entered_at: at } of loans) {
    if (known.has(id) || at > oldest || !oldest) continue;
    const [one] = await queries.fetchQuery(pieceLoansQuery(api, offerId, { loan_id: id }));
    known.set(id, one?.piece_ids ?? []);
  }
  const numbers = new Map(pieces.map(({ piece_id: id, number }) => [id, number]));
  return [...known].map(([id, ids]) => [id, ids.flatMap((piece) => numbers.get(piece) ?? [])]);
};

/** Own numbers and piece numbers of the loans of a file. */
export const fileDetails = async (
  api: Api,
  queries: QueryClient,
  loans: readonly CounterLoanShape[],
): Promise<Details> => {
  const { rows: offers } = await everyRow(
    async (place: number | null) => {
      const answer = await api.get('/offer_table', { query: { sort: 'title', size: FILE_PAGE, page: place ?? 1 } });
      return { rows: answer.offers, next: pageAfter(answer.paging) };
    },
    () => {},
  );
  const known = new Map(offers.map((offer) => [offer.offer_id, offer]));
  const pieces = new Map<string, readonly string[]>();
  for (const [offerId, those] of Map.groupBy(loans, ({ offer_id: id }) => id)) {
    // Offers that no longer exist have no pieces.
    if (!known.has(offerId)) continue;
    for (const [id, named] of await piecesBy(api, queries, offerId, those)) pieces.set(id, named);
  }
  return {
    numberOf: ({ offer_id: id }) => known.get(id)?.number ?? '',
    agreedOf: ({ offer_id: id, quantity: units }) => {
      const { deposit = null, deposit_kind: kind, deposit_per_unit: perUnit = false } = known.get(id) ?? {};
      return kind === 'document' ? null : depositOfUnits({ deposit, perUnit }, units);
    },
    piecesOf: ({ loan_id: id }) => pieces.get(id) ?? [],
  };
};
