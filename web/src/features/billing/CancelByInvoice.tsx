import { pageAddress } from '@lendring/contracts/pages/address.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moment } from '../../i18n/format.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-context.js';
import { signInHref } from '../../lib/sign-in.js';
import { useForm } from '../../lib/use-form.js';
import { Button } from '../../ui/Button.js';
import { ErrorSummary } from '../../ui/ErrorSummary.js';
import { CauseField } from './components/CauseField.js';
import { InvoiceFields } from './components/InvoiceFields.js';
import { Received } from './components/Received.js';

/** Cancels a plan for whoever has an invoice at hand, and is not signed in. */
export function CancelByInvoice() {
  const { t } = useTranslation('billing');
  const api = useApi();
  const locale = useLocale();
  const [receivedAt, setReceivedAt] = useState<string | null>(null);
  const form = useForm({
    initial: { number: '', email: '', reason: '' },
    check: ({ number, email }) => [
      ...(number.trim() === '' ? [{ id: 'number', text: t('cancel.numberMissing') }] : []),
      ...(email.trim() === '' ? [{ id: 'email', text: t('cancel.emailMissing') }] : []),
    ],
    send: async ({ number, email, reason }, options) => {
      const body = { number, email, reason: reason.trim() || null };
      await api.post('/plan_cancellation_by_invoice', { body }, options);
      setReceivedAt(new Date().toISOString());
    },
    fieldOf: (path) => path,
  });
  if (receivedAt !== null)
    return (
      <Received title={t('cancel.received')} text={t('cancel.receivedText', { at: moment(receivedAt, locale) })} />
    );
  return (
    <form
      aria-labelledby="by-invoice"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
      className="mt-6 flex flex-col gap-5"
    >
      <div>
        <h2 id="by-invoice" className="text-h3">
          {t('cancel.by')}
        </h2>
        <p className="mt-1 text-muted">{t('cancel.byText')}</p>
      </div>
      <ErrorSummary key={form.summary.attempt} problems={form.summary.problems} text={form.summary.text} loneAtField />
      <InvoiceFields values={form.values} errorAt={form.errorAt} change={form.change} />
      <CauseField value={form.values.reason} change={(reason) => form.change({ reason })} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" busy={form.busy}>
          {t('cancel.now')}
        </Button>
        <a href={signInHref(pageAddress(locale, '/plan/cancel'), locale)} className="underline">
          {t('cancel.signIn')}
        </a>
      </div>
    </form>
  );
}
