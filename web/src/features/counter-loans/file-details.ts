import type { CounterLoanShape } from '@lendring/contracts/http/counter-loan.js';
import { depositOfUnits } from '@lendring/contracts/rules/deposit-of-units.js';
import type { Api } from '../../lib/api-client/api.js';
import { everyRow, FILE_PAGE, pageAfter } from '../../lib/downloads/csv-file.js';

type Details = Readonly<{
  numberOf: (loan: CounterLoanShape) => string;
  agreedOf: (loan: CounterLoanShape) => number | null;
}>;

/** Own numbers of the offers of a file, and their deposits for loans that state none. */
export const fileDetails = async (api: Api): Promise<Details> => {
  const { rows: offers } = await everyRow(
    async (place: number | null) => {
      const answer = await api.get('/offer_table', { query: { sort: 'title', size: FILE_PAGE, page: place ?? 1 } });
      return { rows: answer.offers, next: pageAfter(answer.paging) };
    },
    () => {},
  );
  const known = new Map(offers.map((offer) => [offer.offer_id, offer]));
  return {
    numberOf: ({ offer_id: id }) => known.get(id)?.number ?? '',
    agreedOf: ({ offer_id: id, quantity: units }) => {
      const { deposit = null, deposit_kind: kind, deposit_per_unit: perUnit = false } = known.get(id) ?? {};
      return kind === 'document' ? null : depositOfUnits({ deposit, perUnit }, units);
    },
  };
};
