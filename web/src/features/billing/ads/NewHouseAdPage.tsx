import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { allAdsMoved, putOwnAd } from '../../../api/ads.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { AdForm } from './AdForm.js';
import { newAd } from './model.js';

export function NewHouseAdPage() {
  const { t } = useTranslation('backoffice');
  const { t: words } = useTranslation('advertising');
  const api = useApi();
  const queries = useQueryClient();
  const locale = useLocale();
  const navigate = useNavigate();
  return (
    <>
      <h1 className="mb-2 text-h1">{t('ads.newTitle')}</h1>
      <p className="mb-6 max-w-[65ch] text-muted">{t('ads.newText')}</p>
      <AdForm
        action={words('form.create')}
        initial={newAd('', locale)}
        prices={null}
        save={async (body, options) => {
          const ad = await api.post('/ad_house', { body }, options);
          await putOwnAd(queries, ad);
          await allAdsMoved(queries);
          await navigate({ to: '/backoffice/ads/$adId', params: { adId: ad.ad_id } });
        }}
      />
    </>
  );
}
