import { useTranslation } from 'react-i18next';
import type { InvoiceBuyer } from '@lendring/contracts/billing/invoices.js';
import type { VatCategory } from '@lendring/contracts/billing/vat.js';
import type { InvoiceShape } from '@lendring/contracts/http/invoices.js';
import { moneyExact, number } from '../../i18n/format.js';
import { useLocale } from '../../i18n/use-locale.js';
import { LineItems } from '../../ui/LineItems.js';
import { Tag } from '../../ui/Tag.js';

const tones = { paid: 'free', open: 'sun', cancelled: 'grey', credit_note: 'tint' } as const;

export function InvoiceStanding({ invoice: { status } }: Readonly<{ invoice: Pick<InvoiceShape, 'status'> }>) {
  const { t } = useTranslation('billing');
  return <Tag tone={tones[status]}>{t(`status.${status}`)}</Tag>;
}

type BuyerAddressProps = Readonly<{ buyer: InvoiceBuyer }>;

export function BuyerAddress({ buyer: { company, name, street, postal, city, country, vatId } }: BuyerAddressProps) {
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

type Line = Readonly<{ text: string; net: number; vat_rate: number; vat_category: VatCategory }>;
type SumsProps = Readonly<{
  lines: readonly Line[];
  net: number;
  vat: number;
  gross: number;
  /** True for a credit note, whose amounts are printed without a minus sign, as in the PDF. */
  isCredit?: boolean;
}>;

export function Sums({ lines, net, vat, gross, isCredit = false }: SumsProps) {
  const { t } = useTranslation('billing');
  const written = (minor: number) => moneyExact({ minor: isCredit ? 0 - minor : minor });
  const { vat_rate: rate = 0, vat_category: category = 'S' } = lines[0] ?? {};
  return (
    <>
      <LineItems
        items={[
          ...lines.map((line) => ({ label: line.text, value: written(line.net) })),
          { label: t('sums.net'), value: written(net), tone: 'aside' },
          { label: t('sums.vat', { rate: number(rate / 100, 2) }), value: written(vat), tone: 'aside' },
          { label: t(isCredit ? 'sums.givenBack' : 'sums.gross'), value: written(gross), tone: 'sum' },
        ]}
      />
      {category !== 'S' && <p className="mt-2 text-small text-muted">{t(`sums.without.${category}`)}</p>}
    </>
  );
}
