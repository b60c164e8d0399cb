import type { PricingShape } from '@lendring/contracts/http/shapes.js';
import { useQuery } from '@tanstack/react-query';
import Lightbulb from 'lucide-react/icons/lightbulb';
import { useTranslation } from 'react-i18next';
import { money } from '../../../i18n/format.js';
import { locales } from '../../../i18n/locale.js';
import { useAnyText } from '../../../i18n/use-any-text.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-context.js';
import { useSession } from '../../../lib/session-context.js';
import { Icon } from '../../../ui/Icon.js';
import { amountText } from '../../../ui/PriceText.js';
import { examples } from '../model/price-preview.js';
import { usualPrice, type UsualPrice } from '../model/similar.js';
import { similarQuery } from '../queries.js';
import { useWizard } from '../wizard-context.js';

/** What similar things near the owner cost, once category and address are known. */
const useUsualPrice = (): UsualPrice | null => {
  const api = useApi();
  const session = useSession();
  const { offer } = useWizard();
  const profile = session.status === 'in' ? session.profile : null;
  const { data } = useQuery({ ...similarQuery(api, offer.category_id ?? 0, profile?.address?.city_id ?? ''), enabled: offer.category_id !== null && Boolean(profile?.address) });
  return data ? usualPrice(data.offers, profile?.user_id) : null;
};

/** What others will read: an example for each price, as the request form will calculate it. */
export function PricePreview({ pricing }: Readonly<{ pricing: readonly PricingShape[] }>) {
  const { t } = useTranslation('wizard');
  const words = useAnyText();
  const locale = useLocale();
  const usual = useUsualPrice();
  const parts = examples(pricing).map((one) => {
    const units = words(`unit.${one.renttype_id}`, { count: one.units });
    if (one.paymenttype_id === 5) return t('pricing.exampleFree', { units });
    if (one.paymenttype_id === 6) return t('pricing.examplePiggy', { units });
    const amount = amountText(words, one);
    return one.paymenttype_id === 4 ? t('pricing.exampleDonation', { units, amount, target: one.donation_target ?? '' }) : t('pricing.example', { units, amount });
  });
  if (parts.length === 0 && !usual) return null;
  return (
    <p className="flex gap-4 rounded-md bg-sand p-4">
      <Icon icon={Lightbulb} className="mt-0.5" />
      <span>
        {parts.length > 0 && <><b>{t('pricing.preview')}</b> {new Intl.ListFormat(locales[locale].iso, { type: 'disjunction' }).format(parts)}. </>}
        {usual && (usual.from === usual.to ? t('pricing.similarOne', { amount: money({ minor: usual.from }) }) : t('pricing.similar', { from: money({ minor: usual.from }), to: money({ minor: usual.to }) }))}
      </span>
    </p>
  );
}
