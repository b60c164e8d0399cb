import { useQueryClient } from '@tanstack/react-query';
import type { AdPricesShape, OwnAdShape } from '@lendring/contracts/http/own-ads.js';
import { useTranslation } from 'react-i18next';
import { putOwnAd } from '../../../api/ads.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { toasts } from '../../../ui/toasts.js';
import { AdForm } from './AdForm.js';
import { valuesOf } from './model.js';
import { Pictures } from './Pictures.js';

type Props = Readonly<{ ad: OwnAdShape; prices: AdPricesShape | null; changed: (unsaved: boolean) => void }>;

export function Draft({ ad, prices, changed }: Props) {
  const { t } = useTranslation('advertising');
  const api = useApi();
  const queries = useQueryClient();
  const { ad_id: id } = ad;
  return (
    <>
      <AdForm
        key={id}
        action={t('form.save')}
        initial={valuesOf(ad)}
        prices={prices}
        changed={changed}
        save={async (body, options) => {
          await putOwnAd(queries, await api.patch('/ad/{id}', { id, body }, options));
          toasts.show('success', t('form.saved'));
        }}
      />
      <Pictures ad={ad} />
    </>
  );
}
