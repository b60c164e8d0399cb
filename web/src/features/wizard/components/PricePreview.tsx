import type { PricingShape } from '@lendring/contracts/http/shapes.js';
import Eye from 'lucide-react/icons/eye';
import { useTranslation } from 'react-i18next';
import { locales } from '../../../i18n/locale.js';
import { useAnyText } from '../../../i18n/use-any-text.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { Icon } from '../../../ui/Icon.js';
import { amountText } from '../../../parts/offers/PriceText.js';
import { examples } from '../model/price-preview.js';

export function PricePreview({ pricing }: Readonly<{ pricing: readonly PricingShape[] }>) {
  const { t } = useTranslation('wizard');
  const words = useAnyText();
  const locale = useLocale();
  const parts = examples(pricing).map((one) => {
    const units = words(`unit.${one.renttype_id}`, { count: one.units });
    if (one.paymenttype_id === 5) return t('pricing.exampleFree', { units });
    if (one.paymenttype_id === 6) return t('pricing.examplePiggy', { units });
    const amount = amountText(words, one);
    return one.paymenttype_id === 4
      ? t('pricing.exampleDonation', { units, amount, target: one.donation_target ?? '' })
      : t('pricing.example', { units, amount });
  });
  if (parts.length === 0) return null;
  return (
    <p className="flex gap-4 rounded-md bg-sand p-4">
      <Icon icon={Eye} className="mt-0.5" />
      <span>
        <b>{t('pricing.preview')}</b> {new Intl.ListFormat(locales[locale].iso, { type: 'disjunction' }).format(parts)}.
      </span>
    </p>
  );
}
