import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { adPricesQuery, putOwnAd } from '../../../api/ads.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { useSession } from '../../../lib/session/session-context.js';
import { LoadProblem } from '../../../parts/loading/LoadProblem.js';
import { SkeletonText } from '../../../ui/Skeleton.js';
import { AdForm } from './AdForm.js';
import { newAd } from './model.js';

export function NewAdPage() {
  const { t } = useTranslation('advertising');
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const session = useSession();
  const locale = useLocale();
  const { data: prices, error } = useQuery(adPricesQuery(api));
  if (!prices || session.status !== 'in') return error ? <LoadProblem error={error} /> : <SkeletonText lines={6} />;
  return (
    <AdForm
      action={t('form.create')}
      initial={newAd(session.profile.company ?? '', locale)}
      prices={prices}
      save={async (body, options) => {
        const ad = await api.post('/ad', { body }, options);
        await putOwnAd(queries, ad);
        await navigate({ to: '/account/ads/$adId', params: { adId: ad.ad_id } });
      }}
    />
  );
}
