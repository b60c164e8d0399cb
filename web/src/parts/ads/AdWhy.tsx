import type { AdShape } from '@lendring/contracts/http/ads.js';
import { useTranslation } from 'react-i18next';
import { categoriesQuery } from '../../api/reference.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';

/** Advertiser, payer, and reason for the placement (DSA Art. 26). */
export function AdWhy({ ad }: Readonly<{ ad: Omit<AdShape, 'secret'> }>) {
  const { t } = useTranslation('ads');
  const { hint_src: name, payer, position, language, category_id: categoryId, area } = ad;
  const { data: categories = [] } = useQuery({ ...categoriesQuery(useApi()), enabled: categoryId !== null });
  const category = categories.find(({ id }) => id === categoryId)?.title;
  const parts = [
    t(`place.${position}`),
    t(`language.${language ?? 'any'}`),
    category === undefined ? t(categoryId === null ? 'everyCategory' : 'someCategory') : t('category', { category }),
    area === null ? t('everyPlace') : t('area', area),
  ];
  return (
    <div className="flex flex-col gap-1 px-3 py-1.5">
      <p>{payer === name ? t('paid', { name }) : t('paidFor', { name, payer })}</p>
      <p>
        {t('why', { parts: parts.join(', ') })} {t('nobody')}
      </p>
    </div>
  );
}
