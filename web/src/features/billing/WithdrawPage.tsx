import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import type { WithdrawableShape } from '@lendring/contracts/http/withdrawals.js';
import { addDays } from '@lendring/contracts/kernel/days.js';
import { ownPlanQuery, paymentMoved, sellerQuery, withdrawableQuery } from '../../api/billing.js';
import { day, moneyExact } from '../../i18n/format.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { useAction } from '../../lib/forms/use-action.js';
import { useForm } from '../../lib/forms/use-form.js';
import { LoadProblem } from '../../parts/loading/LoadProblem.js';
import { Button } from '../../ui/Button.js';
import { Card } from '../../ui/Card.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { SkeletonText } from '../../ui/Skeleton.js';
import { TextField } from '../../ui/TextField.js';
import { ByInvoiceForm, InvoiceFields, Received, useReceived } from './by-invoice.js';

/** Consumer withdrawal instructions with the model form and the seller's address (Art. 246a EGBGB). */
export function WithdrawalNotice() {
  const { t } = useTranslation('billing');
  const { data: seller } = useQuery(sellerQuery(useApi()));
  return (
    <section aria-labelledby="right" className="mt-10 flex max-w-[640px] flex-col gap-3">
      <h2 id="right" className="text-h3">
        {t('withdraw.right.title')}
      </h2>
      {(['may', 'how', 'effect', 'model'] as const).map((part) => (
        <p key={part}>{t(`withdraw.right.${part}`)}</p>
      ))}
      <blockquote className="border-l-4 border-line pl-4 whitespace-pre-line">{t('withdraw.right.form')}</blockquote>
      {seller && (
        <Card ground="tint" as="address" className="mt-2 not-italic wrap-anywhere">
          <p className="font-bold">{seller.name}</p>
          <p>{seller.street}</p>
          <p>{[seller.country, `${seller.postal} ${seller.city}`].join('-')}</p>
          <p className="mt-2">
            <a href={`mailto:${seller.email}`} className="font-semibold">
              {seller.email}
            </a>
          </p>
        </Card>
      )}
    </section>
  );
}

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

export function WithdrawPage() {
  const { t } = useTranslation('billing');
  const api = useApi();
  const { data, error } = useQuery(withdrawableQuery(api));
  const { data: own } = useQuery(ownPlanQuery(api));
  if (!data) return error ? <LoadProblem error={error} /> : <SkeletonText lines={4} />;
  return (
    <div className="flex max-w-[560px] flex-col gap-4">
      {own?.pending && (
        <p>
          <Trans t={t} i18nKey="withdraw.unpaid" components={{ plan: <Link to="/plan" className="underline" /> }} />
        </p>
      )}
      {data.bookings.length === 0 && <p>{t('withdraw.nothing')}</p>}
      {data.bookings.length > 0 && (
        <ul className="flex flex-col gap-4">
          {data.bookings.map((booking) => (
            <li key={booking.payment_id}>
              <Booking booking={booking} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Booking({ booking }: Readonly<{ booking: WithdrawableShape }>) {
  const { t } = useTranslation('billing');
  const api = useApi();
  const queries = useQueryClient();
  const locale = useLocale();
  const [asking, setAsking] = useState(false);
  const withdrawing = useAction({
    send: (paymentId: string, options) => api.post('/withdrawal', { body: { payment_id: paymentId } }, options),
    done: async () => {
      await paymentMoved(queries);
      document.getElementById('account-title')?.focus();
    },
    said: () => t('withdraw.done'),
    failed: () => void queries.invalidateQueries({ queryKey: withdrawableQuery(api).queryKey }),
    loud: true,
  });
  const what = booking.what.join(', ');
  const { credit_note: number } = booking;
  const returned = number === null ? null : t('withdraw.returned', { number });
  return (
    <Card ground="raised">
      <p className="title">{what}</p>
      <p className="mt-1">
        <Link to="/invoices/$invoiceId" params={{ invoiceId: booking.invoice_id }} className="underline">
          {t('withdraw.invoice', { number: booking.number })}
        </Link>
      </p>
      <p className="mt-1">
        {returned ??
          t('withdraw.paid', {
            amount: moneyExact({ minor: booking.gross }),
            day: day(booking.booked_on, locale, 'year'),
          })}
      </p>
      {!returned && booking.back < booking.gross && (
        <p className="mt-1">{t('withdraw.partly', { amount: moneyExact({ minor: booking.gross - booking.back }) })}</p>
      )}
      <p className="mt-1 text-muted">{t('withdraw.until', { day: day(booking.until, locale, 'year') })}</p>
      <Button
        variant="soft"
        className="mt-4"
        aria-label={t('withdraw.actionFor', { what })}
        busy={withdrawing.busy}
        onClick={() => setAsking(true)}
      >
        {t('withdraw.action')}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void withdrawing.run(booking.payment_id);
        }}
        title={t('withdraw.ask')}
        action={t('withdraw.confirm')}
        cancel={t('withdraw.keep')}
        busy={withdrawing.busy}
      >
        <p>
          {returned
            ? `${t('withdraw.askReturned', { what })} ${returned}`
            : t('withdraw.askText', { what, amount: moneyExact({ minor: booking.back }) })}
        </p>
        {booking.highlights > 0 && <p className="mt-2">{t('withdraw.highlights', { count: booking.highlights })}</p>}
        {booking.resumes_until && (
          <p className="mt-2">
            {t('withdraw.resumes', { day: day(addDays(booking.resumes_until, -1), locale, 'year') })}
          </p>
        )}
      </ConfirmDialog>
    </Card>
  );
}
