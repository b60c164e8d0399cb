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
import { TextField } from '../../ui/TextField.js';
import { InvoiceFields } from './components/InvoiceFields.js';
import { Received } from './components/Received.js';

/** Withdraws for whoever has an invoice at hand, and is not signed in. */
export function WithdrawByInvoice() {
  const { t } = useTranslation('billing');
  const api = useApi();
  const locale = useLocale();
  const [receivedAt, setReceivedAt] = useState<string | null>(null);
  const form = useForm({
    initial: { name: '', number: '', email: '' },
    check: ({ name, number, email }) => [
      ...(name.trim() === '' ? [{ id: 'name', text: t('withdraw.nameMissing') }] : []),
      ...(number.trim() === '' ? [{ id: 'number', text: t('cancel.numberMissing') }] : []),
      ...(email.trim() === '' ? [{ id: 'email', text: t('cancel.emailMissing') }] : []),
    ],
    send: async (body, options) => {
      await api.post('/withdrawal_by_invoice', { body }, options);
      setReceivedAt(new Date().toISOString());
    },
    fieldOf: (path) => path,
  });
  if (receivedAt !== null)
    return (
      <Received
        title={t('withdraw.received')}
        text={t('withdraw.receivedText', { at: moment(receivedAt, locale), email: form.values.email.trim() })}
      />
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
          {t('withdraw.by')}
        </h2>
        <p className="mt-1 text-muted">{t('withdraw.byText')}</p>
      </div>
      <ErrorSummary key={form.summary.attempt} problems={form.summary.problems} text={form.summary.text} loneAtField />
      <TextField
        id="name"
        label={t('withdraw.name')}
        hint={t('withdraw.nameHint')}
        error={form.errorAt('name')}
        autoComplete="name"
        value={form.values.name}
        onChange={(event) => form.change({ name: event.target.value })}
      />
      <InvoiceFields values={form.values} errorAt={form.errorAt} change={form.change} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" busy={form.busy}>
          {t('withdraw.confirm')}
        </Button>
        <a href={signInHref(pageAddress(locale, '/plan/withdraw'), locale)} className="underline">
          {t('cancel.signIn')}
        </a>
      </div>
    </form>
  );
}
