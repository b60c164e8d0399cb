import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../lib/api-client/api-context.js';
import { useForm } from '../../lib/forms/use-form.js';
import { ByInvoiceForm } from './components/ByInvoiceForm.js';
import { CauseField } from './components/CauseField.js';
import { InvoiceFields } from './components/InvoiceFields.js';
import { Received } from './components/Received.js';
import { useReceived } from './use-received.js';

export function CancelByInvoice() {
  const { t } = useTranslation('billing');
  const api = useApi();
  const written = useReceived();
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
    return <Received title={t('cancel.received')} text={t('cancel.receivedText', { at: written(receivedAt) })} />;
  return (
    <ByInvoiceForm
      form={form}
      title={t('cancel.by')}
      text={t('cancel.byText')}
      action={t('cancel.now')}
      page="/plan/cancel"
    >
      <InvoiceFields values={form.values} errorAt={form.errorAt} change={form.change} />
      <CauseField value={form.values.reason} change={(reason) => form.change({ reason })} />
    </ByInvoiceForm>
  );
}
