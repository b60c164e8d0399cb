import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CounterLoanShape } from '@lendring/contracts/http/counter-loan.js';
import { dayIn } from '@lendring/contracts/kernel/days.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { counterLoanChanged } from '../../api/counter-loans.js';
import { offerQuery } from '../../api/offer.js';
import { moneyExact } from '../../i18n/format.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { useForm } from '../../lib/forms/use-form.js';
import { useCounterWords } from '../../parts/counter-loans/words.js';
import { Button } from '../../ui/Button.js';
import { Checkbox } from '../../ui/Checkbox.js';
import { Dialog } from '../../ui/Dialog.js';
import { DialogActions } from '../../ui/DialogActions.js';
import { NumberField } from '../../ui/NumberField.js';
import { SendForm } from '../../ui/SendForm.js';
import { TextField } from '../../ui/TextField.js';
import { toasts } from '../../ui/toasts.js';
import { ContactFields } from './ContactFields.js';
import {
  changeBodyOf,
  changeOf,
  entrySpan,
  changeFieldOf,
  entryLimits,
  isMoved,
  isPersonCorrected,
  pricedAnew,
  proposalOf,
  quantityProblem,
  wrongChange,
  type ChangeValues,
} from './model.js';
import { PeriodFields, SituationText } from './PeriodFields.js';
import { PriceField } from './PriceField.js';
import { useOfferDays, useSituation } from './use-situation.js';

/** Dialog that extends or shortens a loan, changes its quantity and price, or corrects its person. */
export default function ChangeLoan({
  loan: latest,
  onClose,
}: Readonly<{ loan: CounterLoanShape; onClose: () => void }>) {
  // Compare with the loan as it was opened, so that fields that another person changes meanwhile are not sent.
  const [loan] = useState(latest);
  const { t, common } = useCounterWords();
  const api = useApi();
  const queries = useQueryClient();
  const [now] = useState(() => new Date().toISOString());
  const { offer_id: offerId, loan_id: loanId, period } = loan;
  const today = dayIn(now, period.zone);
  const situationIn = useSituation(now);
  useOfferDays([offerId], now);
  const { data: offer } = useQuery(offerQuery(api, offerId));
  const quantity = Math.max(offer?.quantity ?? limits.quantity, loan.quantity);
  const filled = (typed: ChangeValues): ChangeValues => (offer ? pricedAnew(typed, loan, offer) : typed);
  /** Units for a period; those that the loan has stay free for it. */
  const unitsFor = (values: ChangeValues) => {
    const free = situationIn(offerId, values, loanId)?.free ?? null;
    return { all: quantity, free: free && Math.max(free, loan.quantity) };
  };
  const problemText = (id: string, problem: string, values: ChangeValues): string => {
    const { all, free } = unitsFor(values);
    return t(`problem.${id}.${problem}` as 'problem.quantity.taken', {
      max: id === 'hours' ? limits.hours : all,
      count: free ?? 0,
    });
  };
  const form = useForm<ChangeValues>({
    initial: () => changeOf(loan),
    check: (typed) => {
      const values = filled(typed);
      return wrongChange(values, loan, today, unitsFor(values)).map(({ id, problem }) => ({
        id,
        text: problemText(id, problem, values),
      }));
    },
    send: async (typed, options) => {
      const next = await api.patch(
        '/counter_loan/{id}',
        { id: loanId, body: changeBodyOf(filled(typed), loan) },
        options,
      );
      await counterLoanChanged(queries, next);
      toasts.show('success', t('change.done'));
      onClose();
      return undefined;
    },
    fieldOf: changeFieldOf,
  });
  const { errorAt } = form;
  const values = filled(form.values);
  const proposal = offer ? proposalOf(values, offer.pricing, offer.opening) : null;
  const situation = situationIn(offerId, values, loanId);
  const { min, max } = entrySpan(today);
  const account = loan.other?.company ?? loan.other?.nickname;
  const tooMany = quantityProblem(values.quantity, unitsFor(values));
  return (
    <Dialog open onClose={onClose} shape="sheet" title={t('change.title')}>
      <SendForm form={form} label={t('change.title')} className="-mb-6 flex flex-col gap-5">
        <PeriodFields
          values={values}
          onChange={form.change}
          errorAt={errorAt}
          min={period.date_from < min ? period.date_from : min}
          max={max}
        >
          <SituationText change="loan" situation={situation} quantity={quantity} />
        </PeriodFields>
        {quantity > 1 && (
          <NumberField
            id="quantity"
            label={t('form.quantity')}
            hint={situation ? t('form.free', { free: situation.free, max: quantity }) : ''}
            value={values.quantity}
            error={errorAt('quantity') ?? (tooMany === 'taken' ? problemText('quantity', tooMany, values) : undefined)}
            onChange={(units) => form.change({ quantity: units })}
          />
        )}
        <PriceField
          id="price"
          label={t('form.price')}
          value={values.price}
          error={errorAt('price')}
          proposal={proposal}
          quantity={values.quantity ?? 1}
          onChange={(price) => form.change({ price, isPriceTyped: true })}
        />
        {loan.price !== null &&
          (values.price !== loan.price || (proposal && 'problem' in proposal && isMoved(values, loan))) && (
            <p role="status" className="-mt-3 text-muted">
              {values.price === loan.price
                ? t('change.oldPrice', { price: moneyExact({ minor: loan.price }) })
                : t('change.before', { price: moneyExact({ minor: loan.price }) })}
            </p>
          )}
        {!loan.person_erased && (
          <>
            <TextField
              id="name"
              label={t('form.name')}
              hint={t('form.nameHint')}
              value={values.name}
              maxLength={entryLimits.name}
              autoComplete="off"
              error={errorAt('name')}
              onChange={(event) => form.change({ name: event.target.value })}
            />
            <ContactFields values={values} errorAt={errorAt} onChange={form.change} />
            {loan.linked && (
              <div>
                <p className="wrap-anywhere">{t('change.linked', { name: account ?? t('somebody') })}</p>
                {isPersonCorrected(values, loan) && (
                  <Checkbox
                    id="unlinks"
                    label={t('action.unlink')}
                    hint={t('change.unlinkHint')}
                    checked={values.unlinks}
                    onChange={(event) => form.change({ unlinks: event.target.checked })}
                  />
                )}
              </div>
            )}
            {loan.together.length > 0 && <p className="text-muted">{t('together.corrected')}</p>}
          </>
        )}
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
