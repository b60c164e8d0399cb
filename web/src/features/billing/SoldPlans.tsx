import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { plansQuery } from '../../api/billing.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { Chip } from '../../ui/Chip.js';
import { IntervalChips, type IntervalChoice } from './components/IntervalChips.js';
import { PlanCard } from './components/PlanCard.js';
import { plansFor } from './model.js';
import { usePrices } from './use-prices.js';

const readers = ['person', 'company'] as const;

export function SoldPlans({ interval, onInterval }: IntervalChoice) {
  const { t } = useTranslation('billing');
  const { data: sold } = useQuery(plansQuery(useApi()));
  const [reader, setReader] = useState<(typeof readers)[number]>('person');
  const prices = usePrices(sold, reader === 'company');
  return (
    <div className="@container wrap pt-9 pb-14">
      <h1>{t('plans')}</h1>
      <p className="mt-2 max-w-[65ch] text-muted">{t('intro')}</p>
      <div className="mt-6 mb-4 flex flex-wrap gap-x-8 gap-y-3">
        <div role="group" aria-label={t('reader.legend')} className="flex flex-wrap gap-2">
          {readers.map((one) => (
            <Chip key={one} on={one === reader} onClick={() => setReader(one)}>
              {t(`reader.${one}`)}
            </Chip>
          ))}
        </div>
        <IntervalChips value={interval} onChange={onInterval} />
      </div>
      <ul className="grid gap-4 @2xl:grid-cols-2 @4xl:grid-cols-3">
        {plansFor(sold?.plans ?? [], reader === 'company').map((plan) => (
          <li key={plan.plan_id}>
            <PlanCard heading="h2" plan={plan} interval={interval} prices={prices}>
              {sold?.way && plan.trial_days > 0 && (
                <p className="w-full text-small text-muted">{t('tryFree', { count: plan.trial_days })}</p>
              )}
              {plan.price && sold?.way && (
                <ButtonLink to="/plan/book/$planId" params={{ planId: plan.plan_id }} search={{ interval }}>
                  {t('book')}
                </ButtonLink>
              )}
            </PlanCard>
          </li>
        ))}
      </ul>
      {sold && <p className="mt-4 text-small text-muted">{sold.way === null ? t('notSold') : prices.note}</p>}
    </div>
  );
}
