import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CounterLoanShape } from '@lendring/contracts/http/counter-loan.js';
import { dayIn } from '@lendring/contracts/kernel/days.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { piecedTitle } from '@lendring/contracts/rules/counted-title.js';
import { counterLoanChanged, counterLoansMoved } from '../../api/counter-loans.js';
import { offerQuery } from '../../api/offer.js';
import { moneyExact } from '../../i18n/format.js';
import { useAnyText } from '../../i18n/use-any-text.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { refusalOf, useForm } from '../../lib/forms/use-form.js';
import { useCounterWords } from '../../parts/counter-loans/words.js';
import { Button } from '../../ui/Button.js';
import { Dialog } from '../../ui/Dialog.js';
import { DialogActions } from '../../ui/DialogActions.js';
import { SendForm } from '../../ui/SendForm.js';
import { toasts } from '../../ui/toasts.js';
import {
  entryBodyOf,
  entryChangeFieldOf,
  entryOf,
  known,
  loanId,
  openLoans,
  valuesOf,
  type EntryLoan,
  type EntryValues,
} from './entry-change.js';
import { entrySpan, isMoved, proposalOf, wrongChange } from './model.js';
import { PeriodFields, SituationText } from './PeriodFields.js';
import { PriceField } from './PriceField.js';
import { Totals } from './Totals.js';
import { useOfferDays, useSituation } from './use-situation.js';

/** Dialog that changes the days of all open loans of an entry: of all, or of none. */
export default function ChangeEntry({ loan, onClose }: Readonly<{ loan: CounterLoanShape; onClose: () => void }>) {
  const { t, common } = useCounterWords();
  const words = useAnyText();
  const api = useApi();
  const queries = useQueryClient();
  const [now] = useState(() => new Date().toISOString());
  const [loans] = useState(() => openLoans(loan));
  const today = dayIn(now, loan.period.zone);
  const situationIn = useSituation(now);
  useOfferDays(
    loans.map(({ offer_id: id }) => id),
    now,
  );
  const offerOf = ({ offer_id: id }: EntryLoan) => queries.getQueryData(offerQuery(api, id).queryKey) ?? undefined;
  const filled = (typed: EntryValues) => loans.map((one, index) => valuesOf(typed, index, one, offerOf(one)));
  const situationOf = (one: EntryLoan, typed: EntryValues) => situationIn(one.offer_id, typed, one.loan_id);
  const titleOf = (index: number): string => {
    const one = loans[index];
    return one ? piecedTitle(one.title, one.quantity, one.pieces) : '';
  };
  const problemsOf = (typed: EntryValues) =>
    filled(typed).flatMap((values, index) => {
      const one = loans[index] ?? loan;
      const free = situationOf(one, typed)?.free ?? null;
      const all = Math.max(offerOf(one)?.quantity ?? limits.quantity, one.quantity);
      return wrongChange(values, { period: one.period, person_erased: true }, today, { all, free }).map(
        ({ id, problem }) => {
          const text = t(`problem.${id}.${problem}` as 'problem.quantity.taken', {
            max: id === 'hours' ? limits.hours : all,
            count: free ?? 0,
          });
          if (id === 'price') return { id: `${loanId(index)}-price`, text };
          return id === 'quantity' ? { id: loanId(index), text: `${titleOf(index)}: ${text}` } : { id, text };
        },
      );
    });
  const form = useForm<EntryValues>({
    initial: () => entryOf(loan, loans),
    // Problems of the period are the same for all loans.
    check: (typed) => {
      const problems = problemsOf(typed);
      return problems.filter(({ id }, index) => problems.findIndex((other) => other.id === id) === index);
    },
    send: async (typed, options) => {
      try {
        const body = entryBodyOf(typed, loans, filled(typed));
        const next = await api.patch('/counter_entry/{id}', { id: loan.loan_id, body }, options);
        await counterLoanChanged(queries, next);
        await counterLoansMoved(queries);
      } catch (error) {
        const { problems, text } = refusalOf(words, error, entryChangeFieldOf);
        const named = problems.map((problem) => {
          const [, index] = /^loans-(\d+)$/.exec(problem.id) ?? [];
          return index === undefined ? problem : { ...problem, text: `${titleOf(Number(index))}: ${problem.text}` };
        });
        return { problems: named, text };
      }
      toasts.show('success', t('together.changed'));
      onClose();
      return undefined;
    },
    lenient: true,
  });
  const { errorAt } = form;
  const shown = filled(form.values);
  const { min, max } = entrySpan(today);
  const first = loans.reduce((day, { period }) => (period.date_from < day ? period.date_from : day), min);
  const changePrice = (index: number, price: number | null) =>
    form.change({ loans: form.values.loans.map((one, at) => (at === index ? { price, isPriceTyped: true } : one)) });
  return (
    <Dialog open onClose={onClose} shape="sheet" title={t('together.change')}>
      <SendForm form={form} label={t('together.change')} className="-mb-6 flex flex-col gap-5">
        <p className="text-muted">{t('together.changeText')}</p>
        <PeriodFields values={form.values} onChange={form.change} errorAt={errorAt} min={first} max={max} />
        <ul className="m-0 flex list-none flex-col gap-5 p-0">
          {loans.map((one, index) => {
            const values = shown[index];
            const offer = offerOf(one);
            const error = errorAt(loanId(index));
            const proposal = offer && values ? proposalOf(values, offer.pricing) : null;
            return (
              <li
                key={one.loan_id}
                id={loanId(index)}
                tabIndex={-1}
                className="flex flex-col gap-3 rounded-lg border border-line p-4"
              >
                <h3 className="text-base font-bold wrap-anywhere">{titleOf(index)}</h3>
                {error ? (
                  <p className="font-semibold text-rose-ink">{error}</p>
                ) : (
                  <SituationText
                    change="entry"
                    situation={situationOf(one, form.values)}
                    quantity={offer?.quantity ?? 1}
                  />
                )}
                {values && (
                  <PriceField
                    id={`${loanId(index)}-price`}
                    label={t('form.thingPrice')}
                    value={values.price}
                    error={errorAt(`${loanId(index)}-price`)}
                    proposal={proposal}
                    quantity={one.quantity}
                    onChange={(price) => changePrice(index, price)}
                  />
                )}
                {one.price !== null &&
                  values?.price === one.price &&
                  isMoved(values, known(one)) &&
                  proposal &&
                  'problem' in proposal && (
                    <p role="status" className="font-semibold text-rose-ink">
                      {t('change.oldPrice', { price: moneyExact({ minor: one.price }) })}
                    </p>
                  )}
              </li>
            );
          })}
        </ul>
        <Totals prices={shown.map(({ price }) => price)} securities={[]} />
        <DialogActions>
          <Button type="submit" busy={form.busy}>
            {t('change.submit')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {common('ui.cancel')}
          </Button>
        </DialogActions>
      </SendForm>
    </Dialog>
  );
}
