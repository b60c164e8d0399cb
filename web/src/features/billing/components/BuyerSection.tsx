import type { InvoiceBuyer } from '@lendring/contracts/billing/invoice-events.js';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { BuyerAddress } from './BuyerAddress.js';

/** Whom the invoices will be for, where they go, and where that is changed. */
export function BuyerSection({ buyer }: Readonly<{ buyer: InvoiceBuyer }>) {
  const { t } = useTranslation('billing');
  return (
    <section aria-labelledby="buyer">
      <h2 id="buyer" className="mb-2 text-h3">
        {t('booking.buyer')}
      </h2>
      <BuyerAddress buyer={buyer} />
      <p className="mt-2 text-muted wrap-anywhere">{t('booking.mailed', { email: buyer.email })}</p>
      <Link to="/account/profile" className="mt-1 inline-block underline">
        {t('booking.changeBuyer')}
      </Link>
    </section>
  );
}
