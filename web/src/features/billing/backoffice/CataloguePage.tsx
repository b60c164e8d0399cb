import { promisedFeatures } from '@lendring/contracts/billing/plan-limits.js';
import type { CatalogueShape } from '@lendring/contracts/http/plans.js';
import { mayDo } from '@lendring/contracts/kernel/rights.js';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { catalogueQuery } from '../../../api/bookkeeping.js';
import { moneyExact } from '../../../i18n/format.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useRoles } from '../../../lib/session/use-account.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { LoadProblem } from '../../../parts/loading/LoadProblem.js';
import { Card } from '../../../ui/Card.js';
import { SkeletonText } from '../../../ui/Skeleton.js';
import { Tag } from '../../../ui/Tag.js';
import { adTypes } from '../ads/model.js';

export function CataloguePage() {
  const { t } = useTranslation('backoffice');
  const { data, error } = useQuery(catalogueQuery(useApi()));
  const mayChange = mayDo(useRoles(), 'admin');
  return (
    <>
      <h1 className="mb-2 text-h1">{t('plans.title')}</h1>
      <p className="max-w-[70ch] text-muted">
        {t('plans.text')}{' '}
        {mayChange && (
          <Link to="/backoffice/settings" search={{ part: 'plans' }} className="underline">
            {t('plans.change')}
          </Link>
        )}
      </p>
      {!data && (error ? <LoadProblem error={error} /> : <SkeletonText lines={8} />)}
      {data && (
        <>
          {data.way === null && <p className="mt-3 font-bold">{t('plans.off')}</p>}
          <Section id="plans" title={t('plans.plans')}>
            <ul className="grid gap-4 @2xl:grid-cols-2 @5xl:grid-cols-3">
              {data.plans.map((plan) => (
                <li key={plan.plan_id}>
                  <Plan plan={plan} />
                </li>
              ))}
            </ul>
          </Section>
          <Prices catalogue={data} />
        </>
      )}
    </>
  );
}

function Section({ id, title, children }: Readonly<{ id: string; title: string; children: ReactNode }>) {
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="mb-3 text-h3">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Plan({ plan }: Readonly<{ plan: CatalogueShape['plans'][number] }>) {
  const { t } = useTranslation('backoffice');
  const { t: billing } = useTranslation('billing');
  const { plan_id: planId, title, text, price, included, trial_days: days } = plan;
  return (
    <Card as="article" aria-labelledby={`plan-${planId}`} className="h-full">
      <h3 id={`plan-${planId}`} className="wrap-anywhere">
        {title}
      </h3>
      <p className="mt-1 text-muted">{text}</p>
      <p className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {plan.commercial && (
          <Tag tone="tint" wraps>
            {t('plans.companies')}
          </Tag>
        )}
        {!plan.offered && <Tag tone="grey">{t('settings.plans.notOffered')}</Tag>}
      </p>
      <p className="mt-3 font-bold">
        {price
          ? (['month', 'year'] as const).map((interval) => (
              <span key={interval} className="block">
                {moneyExact({ minor: price[interval] })} {billing(`per.net.${interval}`)}
              </span>
            ))
          : billing('free')}
      </p>
      {days > 0 && <p className="text-small text-muted">{t('plans.trial', { count: days })}</p>}
      <ul className="mt-3 flex list-disc flex-col gap-1 pl-5">
        {promisedFeatures
          .filter((feature) => included[feature] !== 0)
          .map((feature) => (
            <li key={feature}>
              {included[feature] === null
                ? billing(`includes.${feature}.unlimited`)
                : billing(`includes.${feature}.some`, { count: included[feature] ?? 0 })}
            </li>
          ))}
      </ul>
    </Card>
  );
}

function Prices({ catalogue: { features, ads } }: Readonly<{ catalogue: CatalogueShape }>) {
  const { t } = useTranslation('backoffice');
  const { t: billing } = useTranslation('billing');
  const { t: advertising } = useTranslation('advertising');
  const sold = (['highlight', 'top', 'home'] as const).flatMap((feature) => {
    const price = features[feature];
    if (!price) return [];
    const { net, days } = price;
    const span = days === null ? billing('promote.net.forGood') : billing('promote.net.forDays', { count: days });
    return [{ name: billing(`promote.${feature}.title`), price: `${moneyExact({ minor: net })} ${span}` }];
  });
  const shown = adTypes.flatMap((type) => {
    const net = ads[type];
    if (net === undefined) return [];
    return [{ name: advertising(`type.${type}`), price: advertising('per', { price: moneyExact({ minor: net }) }) }];
  });
  return (
    <>
      <Section id="features" title={t('plans.features')}>
        <PriceList prices={sold} />
      </Section>
      <Section id="ads" title={t('plans.ads')}>
        <PriceList prices={shown} />
      </Section>
    </>
  );
}

function PriceList({ prices }: Readonly<{ prices: readonly Readonly<{ name: string; price: string }>[] }>) {
  const { t } = useTranslation('backoffice');
  if (prices.length === 0) return <p className="text-muted">{t('plans.nothing')}</p>;
  return (
    <dl className="max-w-[560px]">
      {prices.map(({ name, price }) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2">
          <dt>{name}</dt>
          <dd>{price}</dd>
        </div>
      ))}
    </dl>
  );
}
