import type { CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import type { accepted } from '../errors/api-error.js';
import type { pickedIn } from '../shapes/period.js';

type Fields = NonNullable<Parameters<typeof accepted>[1]>;
type Asked = Parameters<typeof pickedIn>[0];

/** Fields at which refusals of the period are shown. */
const periodFields = ({ timeFrom }: Pick<Asked, 'timeFrom'>) => ({
  counter_too_old: 'date_from',
  period_in_past: 'date_from',
  period_too_far: 'date_from',
  ...(timeFrom === undefined ? { counter_too_long: 'date_to' } : { time_does_not_exist: 'time_from' }),
});

/** Fields at which refusals of a single loan are shown. */
export const fieldsOf = (body: Pick<Asked, 'timeFrom'>) => ({
  ...periodFields(body),
  not_enough_units: 'quantity',
  counter_units_out: 'quantity',
  counter_units_recorded: 'quantity',
  person_erased: 'name',
});

/** Refusals that concern one loan of several. */
const ofOneLoan = [
  'counter_days_taken',
  'counter_days_blocked',
  'counter_loan_over',
  'counter_loan_not_found',
  'counter_too_old',
  'not_enough_units',
  'offer_not_available',
  'preparation',
] as const;

/** Fields at which the refusal of an entry is shown: where it names several things, those of the one refused. */
export const fieldsOfEntry = (body: Asked & Readonly<{ further: readonly unknown[] }>, answer: CommandAnswer) => {
  if (body.further.length === 0)
    return { ...fieldsOf(body), offer_not_available: 'offer_id', not_owner: 'offer_id', piece_not_found: 'offer_id' };
  const index = answer.ok ? 0 : Number(answer.refusal.params?.['thing'] ?? 0);
  const thing = index === 0 ? '' : `further.${index - 1}.`;
  const offerId = `${thing}offer_id`;
  return {
    ...periodFields(body),
    not_enough_units: `${thing}quantity`,
    counter_days_taken: offerId,
    counter_days_blocked: offerId,
    offer_not_available: offerId,
    not_owner: offerId,
    piece_not_found: offerId,
    preparation: offerId,
  };
};

/** Fields at which the refusal of a changed entry is shown: those of the period, else the loan refused. */
export const fieldsOfChange = (body: Asked, answer: CommandAnswer): Fields => {
  const loan = `loans.${answer.ok ? 0 : Number(answer.refusal.params?.['thing'] ?? 0)}.loan_id`;
  const atLoan = Object.fromEntries(ofOneLoan.map((code) => [code, loan]));
  return { ...periodFields(body), ...atLoan };
};
