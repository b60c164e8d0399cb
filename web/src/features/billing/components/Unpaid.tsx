import type { PaymentShape } from '@lendring/contracts/http/payments.js';
import { useTranslation } from 'react-i18next';
import { day } from '../../../i18n/format.js';
import { moment } from '../../../lib/dates/moment.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { ButtonAnchor } from '../../../ui/ButtonLink.js';
import { useGivingUp } from '../use-giving-up.js';
import { BackLink } from './BackLink.js';
import { GiveUp } from './GiveUp.js';
import { Sums } from './Sums.js';

export function Unpaid({ payment, page }: Readonly<{ payment: PaymentShape; page: string }>) {
  const { t } = useTranslation('billing');
  const locale = useLocale();
  const giving = useGivingUp();
  const { renewal, lines, amount, transfer, until } = payment;
  // Failed card renewals are retried, so they have no deadline.
  const lapses = !renewal && until ? moment(until, locale) : null;
  const last = transfer ? day(transfer.until, locale, 'year') : lapses;
  const net = lines.reduce((sum, line) => sum + line.net, 0);
  return (
    <>
      <p className="title">{t(renewal ? 'unpaid.renewal' : 'unpaid.text')}</p>
      {last && <p className="mt-1">{t(renewal ? 'unpaid.untilRenewal' : 'unpaid.until', { until: last })}</p>}
      <div className="mt-3">
        <Sums lines={lines} net={net} vat={amount - net} gross={amount} />
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonAnchor href={page}>{t('pending.pay')}</ButtonAnchor>
        {renewal ? (
          <BackLink payment={payment} />
        ) : (
          <GiveUp busy={giving.busy} onGiveUp={() => void giving.run(payment)} isTransfer={transfer !== null} />
        )}
      </div>
    </>
  );
}
