import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paymentQuery } from '../../api/billing.js';
import { day, moneyExact } from '../../i18n/format.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { Button } from '../../ui/Button.js';
import { ButtonAnchor, ButtonLink } from '../../ui/ButtonLink.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';

export function PendingTransfer({ paymentId }: Readonly<{ paymentId: string }>) {
  const { t } = useTranslation('billing');
  const locale = useLocale();
  const { data: payment } = useQuery(paymentQuery(useApi(), paymentId));
  if (!payment?.transfer) return null;
  return (
    <p className="mt-1">
      {t('pending.transfer', {
        amount: moneyExact({ minor: payment.amount }),
        until: day(payment.transfer.until, locale, 'year'),
      })}{' '}
      <Link to="/transfer/$paymentId" params={{ paymentId }} className="underline">
        {t('pending.toTransfer')}
      </Link>
    </p>
  );
}

type Props = Readonly<{
  busy: boolean;
  onGiveUp: () => void;
  /** Payment by bank transfer: the money may already be in transit. */
  isTransfer: boolean;
}>;

export function GiveUp({ busy, onGiveUp, isTransfer }: Props) {
  const { t } = useTranslation('billing');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="ghost" busy={busy} onClick={() => setAsking(true)}>
        {t('pending.drop')}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onGiveUp();
        }}
        title={t('pending.dropTitle')}
        action={t('pending.drop')}
        cancel={t('pending.keep')}
        busy={busy}
      >
        <p>{t(isTransfer ? 'pending.dropTransfer' : 'pending.dropText')}</p>
      </ConfirmDialog>
    </>
  );
}

export function PayLink({ paymentId }: Readonly<{ paymentId: string }>) {
  const { t } = useTranslation('billing');
  const { data: payment } = useQuery(paymentQuery(useApi(), paymentId));
  if (payment?.page) return <ButtonAnchor href={payment.page}>{t('pending.pay')}</ButtonAnchor>;
  return (
    <ButtonLink to="/plan/booking/$paymentId/$result" params={{ paymentId, result: 'cancelled' }}>
      {t('pending.pay')}
    </ButtonLink>
  );
}
