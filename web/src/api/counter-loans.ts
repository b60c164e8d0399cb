import type { QueryClient } from '@tanstack/react-query';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Answer } from '@lendring/contracts/http/calls.js';
import type { CounterLoanShape } from '@lendring/contracts/http/counter-loan.js';
import type { Side } from '@lendring/contracts/kernel/side.js';
import type { CounterTab } from '@lendring/contracts/request/counter-loan.js';
import type { Api } from '../lib/api-client/api.js';
import { calendarChanged, daysChanged } from './offer-days.js';

type CounterLoanList = Answer<'counterLoans'>;

const lists = ['counter-loans'] as const;
const loanKey = (loanId: string) => ['counter-loan', loanId] as const;

/** `q`: searched words; `from`, `to`: days. Empty: any. */
type Narrowing = Readonly<{ q?: string; from?: string; to?: string; page?: number }>;

export const counterLoansQuery = (
  api: Api,
  side: Side,
  tab: CounterTab,
  { q = '', from = '', to = '', page = 1 }: Narrowing = {},
) =>
  queryOptions({
    queryKey: [...lists, side, tab, page, q, from, to],
    queryFn: ({ signal }) => {
      const narrowing = { ...(q && { query: q }), ...(from && { date_from: from }), ...(to && { date_to: to }) };
      return api.get('/counter_loan', { query: { side, tab, page, ...narrowing } }, { signal });
    },
    staleTime: 5_000,
    refetchInterval: 60_000,
    placeholderData: (before, query) =>
      query?.queryKey[1] === side ? keepPreviousData<CounterLoanList>(before) : undefined,
  });

export const counterLoanQuery = (api: Api, loanId: string) =>
  queryOptions({
    queryKey: loanKey(loanId),
    queryFn: ({ signal }) => api.get('/counter_loan/{id}', { id: loanId }, { signal }),
    staleTime: 5_000,
    refetchOnWindowFocus: 'always',
  });

export const counterInvitationQuery = (api: Api, token: string) =>
  queryOptions({
    queryKey: ['counter-invitation', token],
    queryFn: ({ signal }) => api.get('/counter_invitation/{id}', { id: token }, { signal }),
    staleTime: 30_000,
  });

export type CounterPerson = Answer<'counterPersons'>[number];

/** Borrowers of earlier own loans whose name, phone or email has the words. */
export const counterPersonsQuery = (api: Api, text: string) =>
  queryOptions({
    queryKey: [...lists, 'persons', text],
    queryFn: ({ signal }) => api.get('/counter_person', { query: { query: text } }, { signal }),
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  });

/** Call after a loan was entered or has changed: keeps it, and invalidates lists, calendar and the offer's days. */
export const counterLoanChanged = async (queries: QueryClient, loan: CounterLoanShape): Promise<void> => {
  queries.setQueryData(loanKey(loan.loan_id), loan);
  void daysChanged(queries, loan.offer_id);
  await queries.invalidateQueries({ queryKey: lists });
};

/** Call after several loans have changed. */
export const counterLoansMoved = async (queries: QueryClient): Promise<void> => {
  void calendarChanged(queries);
  void queries.invalidateQueries({ queryKey: ['counter-loan'] });
  await queries.invalidateQueries({ queryKey: lists });
};

/** Completes loans one after another. A repeat after a failure skips those that are back, as the server does. */
export const completeCounterLoans = async (
  api: Api,
  loans: readonly Readonly<{ loan_id: string }>[],
): Promise<void> => {
  for (const { loan_id: id } of loans) await api.patch('/counter_loan_complete/{id}', { id, body: {} });
};

/** Call after the link of a loan to an account ended; the former borrower sees the loan no more. */
export const counterLoanUnlinked = async (queries: QueryClient, loanId: string, isGone: boolean): Promise<void> => {
  void calendarChanged(queries);
  if (isGone) queries.removeQueries({ queryKey: loanKey(loanId) });
  else await queries.invalidateQueries({ queryKey: loanKey(loanId) });
  await queries.invalidateQueries({ queryKey: lists });
};
