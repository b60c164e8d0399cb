import type { AnyInvoiceShape } from '@lendring/contracts/http/invoices.js';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { anyInvoicesMoved, putAnyInvoice } from '../../../api/bookkeeping.js';
import { day } from '../../../i18n/format.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { isApiError } from '../../../lib/api-client/api-error.js';
import { useForm } from '../../../lib/forms/use-form.js';
import { Button } from '../../../ui/Button.js';
import { Dialog } from '../../../ui/Dialog.js';
import { ErrorSummary } from '../../../ui/ErrorSummary.js';
import { RadioCards } from '../../../ui/RadioCards.js';
import { SendForm } from '../../../ui/SendForm.js';
import { TextArea } from '../../../ui/TextArea.js';
import { toasts } from '../../../ui/toasts.js';

const MOST_CHARACTERS = 1_000;

const textOf = ({ paid_by: way }: AnyInvoiceShape) => {
  if (way === null) return 'invoices.takeBackText' as const;
  return way === 'account' ? ('invoices.takeBackTransfer' as const) : ('invoices.takeBackOnline' as const);
};

type Props = Readonly<{ invoice: AnyInvoiceShape; email: string }>;

/**
 * Reverses a paid invoice with a credit note, after a confirmation with a reason. A partial credit note has to be
 * reversed first. The dialog stays open if the invoice was reversed meanwhile, to show the error.
 */
export function TakeBack(props: Props) {
  const { t } = useTranslation('bookkeeping');
  const [asking, setAsking] = useState(false);
  const [outdated, setOutdated] = useState<string | null>(null);
  const { invoice } = props;
  const later = invoice.credited_in;
  if (invoice.status !== 'paid' && !asking) return null;
  if (later && !asking)
    return (
      <p>
        {t('invoices.creditedIn')}{' '}
        <Link to="/backoffice/invoices/$invoiceId" params={{ invoiceId: later.invoice_id }} className="underline">
          {later.number}
        </Link>
      </p>
    );
  return (
    <>
      {invoice.status === 'paid' && (
        <Button
          variant="danger"
          onClick={() => {
            setOutdated(null);
            setAsking(true);
          }}
        >
          {t('invoices.takeBack')}
        </Button>
      )}
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('invoices.takeBackTitle', { number: invoice.number })}
      >
        {outdated === null ? (
          <Reason {...props} onDone={() => setAsking(false)} onOutdated={setOutdated} />
        ) : (
          <ErrorSummary problems={[]} text={outdated} />
        )}
      </Dialog>
    </>
  );
}

function Reason({
  invoice,
  email,
  onDone,
  onOutdated,
}: Props & Readonly<{ onDone: () => void; onOutdated: (why: string) => void }>) {
  const { t } = useTranslation('bookkeeping');
  const api = useApi();
  const queries = useQueryClient();
  const locale = useLocale();
  const { plan } = invoice;
  const on = (value: string) => ({ day: day(value, locale, 'year') });
  const form = useForm({
    initial: { reason: '', plan: null as 'keep' | 'end' | null },
    check: ({ reason, plan: answer }) => [
      ...(plan && answer === null ? [{ id: 'plan', text: t('invoices.planMissing') }] : []),
      ...(reason.trim() === '' ? [{ id: 'reason', text: t('invoices.reasonMissing') }] : []),
    ],
    send: async ({ reason, plan: answer }, options) => {
      const body = { reason: reason.trim(), ...(answer && { plan: answer }) };
      const call = { id: invoice.invoice_id, body };
      const now = await api.patch('/invoice_take_back/{id}', call, options).catch((error: unknown) => {
        if (!isApiError(error, 409)) throw error;
        onOutdated(error.message);
        return null;
      });
      if (!now) {
        await anyInvoicesMoved(queries);
        return undefined;
      }
      onDone();
      await putAnyInvoice(queries, now);
      toasts.show('success', t('invoices.done'));
      return undefined;
    },
    fieldOf: (path) => (path === 'reason' || path === 'plan' ? path : null),
  });
  const { values, errorAt, change } = form;
  return (
    <SendForm form={form} className="flex flex-col gap-4">
      <p className="wrap-anywhere">
        {t('invoices.takeBackBy', { email })} {!plan && t('invoices.takeBackKeeps')} {t(textOf(invoice))}
      </p>
      {plan && (
        <RadioCards
          id="plan"
          legend={t('invoices.plan')}
          className="max-sm:grid-cols-1"
          options={[
            {
              value: 'end',
              label: t('invoices.planEnd'),
              detail:
                plan.resumes_until === null
                  ? t('invoices.planEndText')
                  : t('invoices.planResumes', on(plan.resumes_until)),
            },
            {
              value: 'keep',
              label: t('invoices.planKeep'),
              detail:
                plan.renews_on === null
                  ? t('invoices.planEnds', on(plan.ends_on ?? ''))
                  : t('invoices.planRenews', on(plan.renews_on)),
            },
          ]}
          value={values.plan}
          error={errorAt('plan')}
          onChange={(answer) => change({ plan: answer })}
        />
      )}
      <TextArea
        id="reason"
        label={t('invoices.reason')}
        hint={t('invoices.reasonHint')}
        value={values.reason}
        maxLength={MOST_CHARACTERS}
        error={errorAt('reason')}
        onChange={(event) => change({ reason: event.target.value })}
      />
      <Button type="submit" variant="danger" busy={form.busy} className="self-start">
        {t('invoices.takeBack')}
      </Button>
    </SendForm>
  );
}
