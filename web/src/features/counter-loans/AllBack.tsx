import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { piecedTitle } from '@lendring/contracts/rules/counted-title.js';
import { completeCounterLoans, counterLoanQuery, counterLoansMoved } from '../../api/counter-loans.js';
import { offerQuery } from '../../api/offer.js';
import { piecesQuery } from '../../api/pieces.js';
import { moneyExact } from '../../i18n/format.js';
import { locales } from '../../i18n/locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useAction } from '../../lib/forms/use-action.js';
import { useCounterWords } from '../../parts/counter-loans/words.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { RadioCards } from '../../ui/RadioCards.js';
import type { EntryLoan } from './entry-change.js';
import LoanReturn from './LoanReturn.js';

type Props = Readonly<{ /** Loans that can be completed. */ loans: readonly EntryLoan[]; onClose: () => void }>;

/** Choice for loans without a recorded handover: they stay agreed, are cancelled, or were out and are back. */
type Rest = 'keep' | 'cancel' | 'back';

/**
 * Return of all loans of an entry: those with parts, pieces or a deposit one after another, as each alone, the others
 * with one confirmation. Those whose handover is not recorded are asked about.
 */
export default function AllBack({ loans, onClose }: Props) {
  const { t, locale } = useCounterWords();
  const { t: handover } = useTranslation('handover');
  const api = useApi();
  const queries = useQueryClient();
  // The loans of the beginning, because each one that is back leaves the list of its page.
  const [all] = useState(loans);
  const full = useQueries({ queries: all.map(({ loan_id: id }) => counterLoanQuery(api, id)) });
  const offers = useQueries({ queries: all.map(({ offer_id: id }) => offerQuery(api, id)) });
  const pieces = useQueries({ queries: all.map(({ offer_id: id }) => piecesQuery(api, id)) });
  const isLoading = [...full, ...offers, ...pieces].some((one) => one.isLoading);
  const isListed = (index: number): boolean => {
    const { parts = [], loan_id: id } = full[index]?.data ?? {};
    const isOut = pieces[index]?.data?.pieces.some(({ loan }) => loan?.loan_id === id);
    const { deposit, deposit_kind: kind } = offers[index]?.data ?? {};
    return parts.length > 0 || isOut === true || (Boolean(deposit) && kind !== 'document');
  };
  const [confirmed, setConfirmed] = useState(false);
  const [listed, setListed] = useState<readonly string[] | null>(null);
  // Decided once, because a return changes the pieces of its loan.
  if (listed === null && !isLoading) setListed(all.flatMap(({ loan_id: id }, index) => (isListed(index) ? [id] : [])));
  const notOut = all.filter(({ handed_out: isOut }) => !isOut);
  const [rest, setRest] = useState<Rest>(notOut.length === all.length ? 'back' : 'keep');
  const returned = rest === 'back' ? all : all.filter((one) => !notOut.includes(one));
  const asked = (listed ?? []).filter((id) => returned.some(({ loan_id: one }) => one === id));
  const plain = returned.filter(({ loan_id: id }) => !asked.includes(id));
  const titlesOf = (ids: readonly string[]): string =>
    new Intl.ListFormat(locales[locale].iso).format(
      all.filter(({ loan_id: id }) => ids.includes(id)).map((one) => piecedTitle(one.title, one.quantity, one.pieces)),
    );
  const completing = useAction({
    send: async (_: void): Promise<void> => {
      await completeCounterLoans(api, plain);
      if (rest !== 'cancel') return;
      for (const { loan_id: id } of notOut) await api.patch('/counter_loan_cancel/{id}', { id, body: {} });
    },
    done: async () => {
      if (asked.length === 0) onClose();
      else setConfirmed(true);
      await counterLoansMoved(queries);
    },
    failed: () => void counterLoansMoved(queries),
    said: () => t(asked.length === 0 ? 'together.done' : 'together.someDone'),
  });
  const owed = full.reduce(
    (sum, { data }) => sum + (data?.deposit_status?.state === 'held' ? data.deposit_status.sum : 0),
    0,
  );
  const isBack = (id: string): boolean =>
    !queries.getQueryData(counterLoanQuery(api, id).queryKey)?.actions.includes('complete');
  if (listed === null) return null;
  // The sum to give back is named before the first of several dialogs.
  const isAsking = confirmed || (plain.length === 0 && notOut.length === 0 && (asked.length < 2 || owed === 0));
  const current = isAsking
    ? full.find(({ data }) => data && asked.includes(data.loan_id) && !isBack(data.loan_id))
    : null;
  if (current?.data) {
    const { loan_id: id } = current.data;
    return (
      <LoanReturn
        key={id}
        loan={current.data}
        step={{ place: asked.indexOf(id) + 1, count: asked.length }}
        onClose={() => {
          if (isBack(id) && asked.some((one) => one !== id && !isBack(one))) return;
          onClose();
          void counterLoansMoved(queries);
        }}
      />
    );
  }
  if (isAsking) return null;
  const choices = notOut.length === all.length ? (['back', 'cancel'] as const) : (['keep', 'cancel', 'back'] as const);
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => (plain.length === 0 ? setConfirmed(true) : void completing.run())}
      busy={completing.busy}
      danger={false}
      title={t('together.confirm')}
      action={t(asked.length === 0 ? 'together.complete' : 'together.next')}
    >
      {plain.length > 0 && (
        <p className="wrap-anywhere">
          {t('together.confirmText', { titles: titlesOf(plain.map(({ loan_id: id }) => id)) })}
        </p>
      )}
      {notOut.length > 0 && (
        <RadioCards
          className="mt-4"
          legend={t('together.notOut.legend', { titles: titlesOf(notOut.map(({ loan_id: id }) => id)) })}
          options={choices.map((value) => ({ value, label: t(`together.notOut.${value}`) }))}
          value={rest}
          onChange={setRest}
        />
      )}
      {asked.length > 0 && <p className="mt-3 wrap-anywhere">{t('together.then', { titles: titlesOf(asked) })}</p>}
      {owed > 0 && (
        <p className="mt-3 font-semibold">{handover('back.giveBack', { sum: moneyExact({ minor: owed }) })}</p>
      )}
      {completing.problem && (
        <p role="alert" className="mt-4 font-semibold text-rose-ink">
          {completing.problem}
        </p>
      )}
    </ConfirmDialog>
  );
}
