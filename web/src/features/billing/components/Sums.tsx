import type { VatCategory } from '@lendring/contracts/billing/vat.js';
import { useTranslation } from 'react-i18next';
import { moneyExact, number } from '../../../i18n/format.js';
import { LineItems } from '../../../ui/LineItems.js';

type Line = Readonly<{ text: string; net: number; vat_rate: number; vat_category: VatCategory }>;
type Props = Readonly<{
  lines: readonly Line[];
  net: number;
  vat: number;
  gross: number;
  /** Credit note: amounts are printed without a minus sign, as in the PDF. */
  isCredit?: boolean;
}>;

export function Sums({ lines, net, vat, gross, isCredit = false }: Props) {
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
