import type { InvoiceBuyer } from '@lendring/contracts/billing/invoice-events.js';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale.js';

type Props = Readonly<{ buyer: InvoiceBuyer }>;

export function BuyerAddress({ buyer: { company, name, street, postal, city, country, vatId } }: Props) {
  const { t } = useTranslation('billing');
  const countries = new Intl.DisplayNames([useLocale()], { type: 'region' });
  return (
    <address className="wrap-anywhere not-italic">
      {company && <span className="block">{company}</span>}
      <span className="block">{name}</span>
      <span className="block">{street}</span>
      <span className="block">
        {postal} {city}
      </span>
      <span className="block">{countries.of(country)}</span>
      {vatId && <span className="block">{t('invoice.vatId', { vatId })}</span>}
    </address>
  );
}
