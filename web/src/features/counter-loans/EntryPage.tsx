import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { dayIn } from '@lendring/contracts/kernel/days.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { counterLoanChanged, lendableQuery } from '../../api/counter-loans.js';
import { localZone } from '../../i18n/format.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { useForm } from '../../lib/forms/use-form.js';
import { useCounterWords } from '../../parts/counter-loans/words.js';
import { Button } from '../../ui/Button.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { NumberField } from '../../ui/NumberField.js';
import { SendForm } from '../../ui/SendForm.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { TextArea } from '../../ui/TextArea.js';
import { TextField } from '../../ui/TextField.js';
import { toasts } from '../../ui/toasts.js';
import { OfferField } from './OfferField.js';
import { PeriodFields } from './PeriodFields.js';
import { PriceField } from './PriceField.js';
import {
  bodyOf,
  entryLimits,
  entrySpan,
  fieldOf,
  mostOf,
  newEntry,
  usualPrice,
  wrong,
  type Lendable,
  type Values,
} from './model.js';
import type { EntrySearch } from './search.js';
import { useOfferDays, useSituation } from './use-situation.js';

function EntryForm({ preset, days }: Readonly<{ preset: Lendable | null; days: Pick<EntrySearch, 'from' | 'to'> }>) {
  const { t, common } = useCounterWords();
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [now] = useState(() => new Date().toISOString());
  const today = dayIn(now, localZone());
  const situationIn = useSituation(now);
  const form = useForm<Values>({
    initial: () => {
      const { from, to } = days;
      const entry = { ...newEntry(today, preset), ...(from && to && { first: from, last: to }) };
      return { ...entry, price: usualPrice(entry) };
    },
    check: (entry) => {
      const free = situationIn(entry.offer?.offer_id ?? null, entry)?.free ?? null;
      const units = mostOf(entry.offer?.quantity ?? limits.quantity, free);
      return wrong(entry, today, free).map(({ id, problem }) => ({
        id,
        text: t(`problem.${id}.${problem}` as 'problem.offer.missing', { max: id === 'hours' ? limits.hours : units }),
      }));
    },
    send: async (values, options) => {
      const loan = await api.post('/counter_loan', { body: bodyOf(values) }, options);
      await counterLoanChanged(queries, loan);
      toasts.show('success', t('form.done'));
      await navigate({ to: '/counter-loan/$loanId', params: { loanId: loan.loan_id } });
      return undefined;
    },
    fieldOf,
  });
  const { values, errorAt } = form;
  const situation = situationIn(values.offer?.offer_id ?? null, values);
  const free = situation?.free ?? null;
  useOfferDays(values.offer?.offer_id ?? null, now);
  const { min, max } = entrySpan(today);
  /** Changes values, and the price with them unless the owner typed one. */
  const change = (part: Partial<Values>) => {
    const next = { ...values, ...part };
    form.change(next.isPriceTyped ? part : { ...part, price: usualPrice(next) });
  };
  const { offer } = values;
  return (
    <SendForm form={form} label={t('form.title')} className="flex max-w-[560px] flex-col gap-5">
      <OfferField
        sought={values.sought}
        offer={offer}
        error={errorAt('offer')}
        onSought={(sought) => change({ sought, offer: null })}
        onOffer={(one) => change({ offer: one, sought: one.title, quantity: 1 })}
      />
      {offer && offer.quantity > 1 && (
        <NumberField
          id="quantity"
          label={t('form.quantity')}
          hint={free === null ? t('form.of', { max: offer.quantity }) : t('form.free', { free, max: offer.quantity })}
          value={values.quantity}
          error={errorAt('quantity')}
          onChange={(quantity) => change({ quantity })}
        />
      )}
      <PeriodFields
        values={values}
        onChange={change}
        errorAt={errorAt}
        situation={situation}
        quantity={offer?.quantity ?? 1}
        min={min}
        max={max}
      />
      <TextField
        id="name"
        label={t('form.name')}
        hint={t('form.nameHint')}
        value={values.name}
        maxLength={entryLimits.name}
        autoComplete="off"
        error={errorAt('name')}
        onChange={(event) => change({ name: event.target.value })}
      />
      <PriceField
        value={values.price}
        error={errorAt('price')}
        onChange={(price) => form.change({ price, isPriceTyped: true })}
      />
      <details className="group" open={Boolean(errorAt('email') ?? errorAt('phone') ?? errorAt('note'))}>
        <summary className="min-h-11 cursor-pointer content-center font-bold text-teal">{t('form.more')}</summary>
        <div className="flex flex-col gap-5 pt-3">
          <TextField
            id="phone"
            type="tel"
            label={t('form.phone')}
            optional
            value={values.phone}
            maxLength={entryLimits.phone}
            autoComplete="off"
            error={errorAt('phone')}
            onChange={(event) => change({ phone: event.target.value })}
          />
          <TextField
            id="email"
            type="email"
            inputMode="email"
            label={t('form.email')}
            hint={t('form.emailHint')}
            optional
            value={values.email}
            maxLength={entryLimits.email}
            autoComplete="off"
            error={errorAt('email')}
            onChange={(event) => change({ email: event.target.value })}
          />
          <TextArea
            id="note"
            label={t('form.note')}
            optional
            value={values.note}
            maxLength={entryLimits.note}
            error={errorAt('note')}
            onChange={(event) => change({ note: event.target.value })}
          />
        </div>
      </details>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" busy={form.busy}>
          {t('form.submit')}
        </Button>
        <ButtonLink to="/counter-loans" variant="quiet">
          {common('ui.cancel')}
        </ButtonLink>
      </div>
    </SendForm>
  );
}

export function EntryPage({ offer, ...days }: EntrySearch) {
  const { t } = useCounterWords();
  const api = useApi();
  // Query by number, which finds this offer alone.
  const preset = useQuery({ ...lendableQuery(api, offer ?? ''), enabled: offer !== undefined });
  const isKnown = offer === undefined || preset.isSuccess || preset.isError;
  return (
    <div className="wrap column pt-6 pb-14">
      <h1 className="text-h1">{t('form.title')}</h1>
      <p className="mt-2 mb-6 text-muted">{t('form.intro')}</p>
      {isKnown ? (
        <EntryForm preset={preset.data?.find(({ offer_id: id }) => id === offer) ?? null} days={days} />
      ) : (
        <Skeleton className="h-[420px] max-w-[560px] rounded-md" />
      )}
    </div>
  );
}
