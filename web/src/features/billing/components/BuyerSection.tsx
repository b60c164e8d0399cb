import type { InvoiceBuyer } from '@lendring/contracts/billing/invoice-events.js';
import { Link, useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/session/session-context.js';
import { BuyerAddress } from './BuyerAddress.js';

type Props = Readonly<{
  buyer: InvoiceBuyer;
  /** VAT id not verified yet; VAT is charged until then. */ vat_id_awaited: boolean;
}>;

export function BuyerSection({ buyer, vat_id_awaited: isVatIdAwaited }: Props) {
  const { t } = useTranslation('billing');
  const back = { return: useLocation({ select: ({ publicHref }) => publicHref }) };
  const session = useSession();
  const isCompany = session.status === 'in' && session.profile.commercial;
  return (
    <section aria-labelledby="buyer">
      <h2 id="buyer" className="mb-2 text-h3">
        {t('booking.buyer')}
      </h2>
      <BuyerAddress buyer={buyer} />
      <p className="mt-2 text-muted wrap-anywhere">{t('booking.mailed', { email: buyer.email })}</p>
      {isVatIdAwaited && (
        <p className="mt-3">
          {t('booking.vatIdAwaited')}{' '}
          <Link to="/account/company" search={back} hash="trader" className="underline">
            {t('booking.toTrader')}
          </Link>
        </p>
      )}
      <p className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
        <Link to="/account/places" search={back} hash="billing" className="inline-block py-1 underline">
          {t('booking.changeAddress')}
        </Link>
        {isCompany && (
          <Link to="/account/company" search={back} className="inline-block py-1 underline">
            {t('booking.changeCompany')}
          </Link>
        )}
      </p>
    </section>
  );
}
