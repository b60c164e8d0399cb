import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../lib/api-client/api-context.js';
import { useForm } from '../../lib/forms/use-form.js';
import { TextField } from '../../ui/TextField.js';
import { ByInvoiceForm } from './components/ByInvoiceForm.js';
import { InvoiceFields } from './components/InvoiceFields.js';
import { Received } from './components/Received.js';
import { useReceived } from './use-received.js';

export function WithdrawByInvoice() {
  const { t } = useTranslation('billing');
  const api = useApi();
  const written = useReceived();
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
        text={t('withdraw.receivedText', { at: written(receivedAt), email: form.values.email.trim() })}
      />
    );
  return (
    <ByInvoiceForm
      form={form}
      title={t('withdraw.by')}
      text={t('withdraw.byText')}
      action={t('withdraw.confirm')}
      page="/plan/withdraw"
    >
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
    </ByInvoiceForm>
  );
}
