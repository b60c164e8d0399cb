import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { withinQuery } from '../../../api/offer-search.js';
import { number } from '../../../i18n/format.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { addressOfList, changed, type List, questionOf } from '../model/list.js';
import { placeOf } from '../model/where.js';

const FEW = 5;
/** Radii in kilometres; the first radius with more results is suggested. */
const [NEAR, FAR] = [25, 50];

export default function WiderResults({ list, total }: Readonly<{ list: List; total: number }>) {
  const { t } = useTranslation('search');
  const { fields } = list;
  const place = placeOf(fields, list.city);
  const isFew = total < FEW && (fields.page ?? 1) === 1;
  const api = useApi();
  const question = questionOf(list);
  const isNarrow = (km: number): boolean => isFew && place !== null && place.radius < km && !fields.box;
  const { data: near = total, isLoading } = useQuery({ ...withinQuery(api, question, NEAR), enabled: isNarrow(NEAR) });
  const { data: far = total } = useQuery({
    ...withinQuery(api, question, FAR),
    enabled: isNarrow(FAR) && !isLoading && near <= total,
  });
  const [around, km] = near > total ? [near, NEAR] : [far, FAR];
  if (around <= total) return null;
  return (
    <p className="mt-4">
      <Link {...addressOfList(list, changed(fields, { radius: km }))} className="font-semibold">
        {t('wider', { number: number(around), km })}
      </Link>
    </p>
  );
}
