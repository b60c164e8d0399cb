import Lightbulb from 'lucide-react/icons/lightbulb';
import { useTranslation } from 'react-i18next';
import { money } from '../../../i18n/format.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useSession } from '../../../lib/session/session-context.js';
import { Icon } from '../../../ui/Icon.js';
import { usualPrice } from '../model/similar.js';
import { usualPricesQuery } from '../../../api/offer-search.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { useWizard } from '../wizard-context.js';

export function UsualPriceNote() {
  const { t } = useTranslation('wizard');
  const api = useApi();
  const session = useSession();
  const {
    offer: { category_id: category },
  } = useWizard();
  const profile = session.status === 'in' ? session.profile : null;
  const cityId = profile?.address?.city_id ?? null;
  const around = useQuery({
    ...usualPricesQuery(api, category ?? 0, cityId),
    enabled: category !== null && cityId !== null,
  });
  const near = around.data ? usualPrice(around.data.offers, profile?.user_id) : null;
  const everywhere = useQuery({
    ...usualPricesQuery(api, category ?? 0, null),
    enabled: category !== null && !near && (cityId === null || around.isFetched),
  });
  const usual = near ?? (everywhere.data ? usualPrice(everywhere.data.offers, profile?.user_id) : null);
  if (!usual) return null;
  const [from, to] = [money({ minor: usual.from }), money({ minor: usual.to })];
  return (
    <p className="flex gap-4 rounded-md bg-sand p-4">
      <Icon icon={Lightbulb} className="mt-0.5" />
      <span>
        {usual.from === usual.to
          ? t(near ? 'pricing.similarOne' : 'pricing.similarAnywhereOne', { amount: from })
          : t(near ? 'pricing.similar' : 'pricing.similarAnywhere', { from, to })}
      </span>
    </p>
  );
}
