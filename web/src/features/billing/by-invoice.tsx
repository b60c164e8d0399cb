import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { dayIn } from '@lendring/contracts/kernel/days.js';
import { pageAddress } from '@lendring/contracts/pages/address.js';
import { sellerQuery } from '../../api/billing.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { HERE, moment } from '../../lib/dates/moment.js';
import { useNow } from '../../lib/dates/use-now.js';
import type { Form } from '../../lib/forms/use-form.js';
import { signInHref } from '../../lib/session/sign-in.js';
import { Button } from '../../ui/Button.js';
import { Card } from '../../ui/Card.js';
import { ErrorSummary } from '../../ui/ErrorSummary.js';
import { TextField } from '../../ui/TextField.js';

/** Formats the time of receipt in the seller's time zone, as in the confirmation mail. */
export const useReceived = (): ((iso: string) => string) => {
  const locale = useLocale();
  const { data: seller } = useQuery(sellerQuery(useApi()));
  return (iso) => moment(iso, locale, seller?.zone ?? HERE);
};

export function Received({ title, text }: Readonly<{ title: string; text: string }>) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} role="status" className="outline-none">
      <Card ground="tint" className="mt-6">
        <p className="title">{title}</p>
        <p className="mt-1">{text}</p>
      </Card>
    </div>
  );
}

/** Sample invoice number of the current year with non-breaking hyphens; undefined while loading. */
const useExample = (): string | undefined => {
  const { data: seller } = useQuery(sellerQuery(useApi()));
  const now = useNow();
  return seller && [seller.series, dayIn(now, seller.zone).slice(0, 4), 17].join('\u2011');
};

type Fields = Readonly<{ number: string; email: string }>;
type InvoiceFieldsProps = Readonly<{
  values: Fields;
  errorAt: (id: string) => string | undefined;
  change: (changed: Partial<Fields>) => void;
}>;

/** Proof of purchase: invoice number and the e-mail address the invoice was sent to. */
export function InvoiceFields({ values, errorAt, change }: InvoiceFieldsProps) {
  const { t } = useTranslation('billing');
  const example = useExample();
  return (
    <>
      <TextField
        id="number"
        label={t('cancel.number')}
        hint={example === undefined ? t('cancel.numberPlace') : t('cancel.numberHint', { example })}
        error={errorAt('number')}
        autoComplete="off"
        autoCapitalize="characters"
        value={values.number}
        onChange={(event) => change({ number: event.target.value })}
      />
      <TextField
        id="email"
        type="email"
        label={t('cancel.email')}
        hint={t('cancel.emailHint')}
        error={errorAt('email')}
        autoComplete="email"
        value={values.email}
        onChange={(event) => change({ email: event.target.value })}
      />
    </>
  );
}

type ByInvoiceFormProps = Readonly<{
  form: Pick<Form<object>, 'summary' | 'busy'> & Readonly<{ submit: () => Promise<boolean> }>;
  title: string;
  text: string;
  action: string;
  page: '/plan/cancel' | '/plan/withdraw';
  children: ReactNode;
}>;

export function ByInvoiceForm({
  form: { summary, submit, busy },
  title,
  text,
  action,
  page,
  children,
}: ByInvoiceFormProps) {
  const { t } = useTranslation('billing');
  const locale = useLocale();
  return (
    <form
      aria-labelledby="by-invoice"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      className="mt-6 flex flex-col gap-5"
    >
      <div>
        <h2 id="by-invoice" className="text-h3">
          {title}
        </h2>
        <p className="mt-1 text-muted">{text}</p>
      </div>
      <ErrorSummary key={summary.attempt} problems={summary.problems} text={summary.text} loneAtField />
      {children}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" busy={busy}>
          {action}
        </Button>
        <a href={signInHref(pageAddress(locale, page), locale)} className="underline">
          {t('cancel.signIn')}
        </a>
      </div>
    </form>
  );
}
