import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays } from '@lendring/contracts/kernel/days.js';
import { ownPlanQuery, putPlan } from '../../api/billing.js';
import { day } from '../../i18n/format.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { useAction } from '../../lib/forms/use-action.js';
import { useForm } from '../../lib/forms/use-form.js';
import { LoadProblem } from '../../parts/loading/LoadProblem.js';
import { Button } from '../../ui/Button.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { SkeletonText } from '../../ui/Skeleton.js';
import { TextArea } from '../../ui/TextArea.js';
import { ByInvoiceForm, InvoiceFields, Received, useReceived } from './by-invoice.js';

type Props = Readonly<{ value: string; change: (reason: string) => void }>;

function CauseField({ value, change }: Props) {
  const { t } = useTranslation('billing');
  return (
    <details>
      <summary className="min-h-11 w-fit cursor-pointer py-2 font-semibold underline underline-offset-2">
        {t('cancel.forCause')}
      </summary>
      <TextArea
        id="reason"
        label={t('cancel.reason')}
        hint={t('cancel.reasonHint')}
        className="mt-2"
        maxLength={2_000}
        value={value}
        onChange={(event) => change(event.target.value)}
      />
    </details>
  );
}

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

export function CancelPlanPage() {
  const { t } = useTranslation('billing');
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const locale = useLocale();
  const { data: own, error } = useQuery(ownPlanQuery(api));
  const [reason, setReason] = useState('');
  const cancelling = useAction({
    send: (given: string, options) =>
      api.post('/plan_cancellation', { body: { reason: given.trim() || null } }, options),
    done: async (plan) => {
      putPlan(queries, plan);
      await navigate({ to: '/plan' });
    },
    said: () => t('cancel.done'),
  });
  const running = own?.running;
  const isOpen = running && !running.trial && !running.cancelled;
  return (
    <>
      {!own && (error ? <LoadProblem error={error} /> : <SkeletonText lines={4} />)}
      {own && (
        <div className="flex max-w-[560px] flex-col gap-4">
          {isOpen ? (
            <>
              <p>
                {t('cancel.text', { plan: running.booked.title, last: day(addDays(running.to, -1), locale, 'year') })}
              </p>
              <p className="text-muted">{t('cancel.after')}</p>
              <CauseField value={reason} change={setReason} />
            </>
          ) : (
            <p>
              {running?.cancelled
                ? t('cancelledUntil', { last: day(addDays(running.to, -1), locale, 'year') })
                : t('cancel.nothing')}
            </p>
          )}
          {cancelling.problem && (
            <p role="alert" className="font-semibold text-rose-ink">
              {cancelling.problem}
            </p>
          )}
          <div className="flex flex-wrap gap-3">
            {isOpen && (
              <Button busy={cancelling.busy} onClick={() => void cancelling.run(reason)}>
                {t('cancel.now')}
              </Button>
            )}
            <ButtonLink to="/plan" variant="ghost">
              {t('back')}
            </ButtonLink>
          </div>
        </div>
      )}
    </>
  );
}
