import type { TransferShape } from '@lendring/contracts/http/transfers.js';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { transfersMoved } from '../../../api/bookkeeping.js';
import { moneyExact } from '../../../i18n/format.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { refusalOf, useForm } from '../../../lib/forms/use-form.js';
import { Button } from '../../../ui/Button.js';
import { Dialog } from '../../../ui/Dialog.js';
import { NumberField } from '../../../ui/NumberField.js';
import { SendForm } from '../../../ui/SendForm.js';
import { TextField } from '../../../ui/TextField.js';
import { toasts } from '../../../ui/toasts.js';

type Props = Readonly<{ transfer: TransferShape }>;

const MOST_CHARACTERS = 200;

export function MarkPaid({ transfer }: Props) {
  const { t } = useTranslation('bookkeeping');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="soft" onClick={() => setAsking(true)}>
        {t('transfers.mark')}
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)} title={t('transfers.markTitle')}>
        <Seen transfer={transfer} />
      </Dialog>
    </>
  );
}

function Seen({ transfer: { payment_id: id, name, what, amount } }: Props) {
  const { t } = useTranslation('bookkeeping');
  const { t: common } = useTranslation();
  const api = useApi();
  const queries = useQueryClient();
  const form = useForm({
    initial: { amount: null as number | null, day: '', note: '' },
    check: (values) => [
      // Do not prefill the amount, because the bookkeeper must copy the amount from the bank statement.
      ...(values.amount !== null && values.amount > 0 ? [] : [{ id: 'amount', text: t('transfers.amountMissing') }]),
      ...(values.day === '' ? [{ id: 'day', text: t('transfers.dayMissing') }] : []),
      ...(values.note.trim() === '' ? [{ id: 'note', text: t('transfers.noteMissing') }] : []),
    ],
    send: async (values, options) => {
      try {
        const body = { amount: values.amount ?? 0, booked_on: values.day, note: values.note.trim() };
        await api.patch('/transfer_paid/{id}', { id, body }, options);
        toasts.show('success', t('transfers.markDone'));
        await transfersMoved(queries);
        return undefined;
      } catch (error) {
        return refusalOf(common, error, (path) => (path === 'booked_on' ? 'day' : path));
      }
    },
  });
  const { values, errorAt, change } = form;
  return (
    <SendForm form={form} className="flex flex-col gap-4">
      <p className="wrap-anywhere">
        {t('transfers.markText', {
          name: name ?? t('invoices.forgotten'),
          what,
          amount: moneyExact({ minor: amount }),
        })}
      </p>
      <NumberField
        id="amount"
        kind="money"
        suffix="€"
        label={t('transfers.amount')}
        value={values.amount}
        error={errorAt('amount')}
        onChange={(typed) => change({ amount: typed })}
      />
      <TextField
        id="day"
        type="date"
        label={t('transfers.day')}
        value={values.day}
        error={errorAt('day')}
        onChange={(event) => change({ day: event.target.value })}
      />
      <TextField
        id="note"
        label={t('transfers.note')}
        hint={t('transfers.noteHint')}
        value={values.note}
        maxLength={MOST_CHARACTERS}
        autoComplete="off"
        error={errorAt('note')}
        onChange={(event) => change({ note: event.target.value })}
      />
      <Button type="submit" busy={form.busy} className="self-start">
        {t('transfers.mark')}
      </Button>
    </SendForm>
  );
}
