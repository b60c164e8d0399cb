import { pageAddress } from '@lendring/contracts/pages/address.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { instantInFull } from '../../i18n/format.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-context.js';
import { signInHref } from '../../lib/sign-in.js';
import { useForm } from '../../lib/use-form.js';
import { Button } from '../../ui/Button.js';
import { Card } from '../../ui/Card.js';
import { ErrorSummary } from '../../ui/ErrorSummary.js';
import { TextField } from '../../ui/TextField.js';
import { CauseField } from './components/CauseField.js';

/** With hyphens that no line ends at. */
const EXAMPLE = 'LR\u20112026\u201117';

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
      <div role="status">
        <Card ground="tint" className="mt-6">
          <p className="title">{t('cancel.received')}</p>
          <p className="mt-1">{t('cancel.receivedText', { at: instantInFull(receivedAt, locale) })}</p>
        </Card>
      </div>
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
      <TextField
        id="number"
        label={t('cancel.number')}
        hint={t('cancel.numberHint', { example: EXAMPLE })}
        error={form.errorAt('number')}
        autoComplete="off"
        autoCapitalize="characters"
        value={form.values.number}
        onChange={(event) => form.change({ number: event.target.value })}
      />
      <TextField
        id="email"
        type="email"
        label={t('cancel.email')}
        hint={t('cancel.emailHint')}
        error={form.errorAt('email')}
        autoComplete="email"
        value={form.values.email}
        onChange={(event) => form.change({ email: event.target.value })}
      />
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
