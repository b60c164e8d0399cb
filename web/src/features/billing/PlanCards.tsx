import Check from 'lucide-react/icons/check';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Interval } from '@lendring/contracts/billing/catalogue.js';
import { promisedFeatures } from '@lendring/contracts/billing/plan-limits.js';
import { roundHalf } from '@lendring/contracts/billing/totals.js';
import type { PlanShape, PlansShape } from '@lendring/contracts/http/plans.js';
import { plansQuery } from '../../api/billing.js';
import { moneyExact, number } from '../../i18n/format.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { useSession } from '../../lib/session/session-context.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { Card } from '../../ui/Card.js';
import { Chip } from '../../ui/Chip.js';
import { Icon } from '../../ui/Icon.js';
import { Tag } from '../../ui/Tag.js';
import { plansFor } from './model.js';

export type Prices = Readonly<{
  /** Formats a net price in cents, with VAT for private users. */
  written: (net: number) => string;
  kind: 'net' | 'gross';
  note: string;
}>;

/**
 * Private users see prices with VAT, companies without.
 *
 * @param vat the user's VAT; undefined while loading
 * @param asCompany choice of a signed-out visitor
 */
export const usePrices = (vat: Pick<PlansShape, 'vat_rate' | 'vat_country'> | undefined, asCompany = false): Prices => {
  const { t } = useTranslation('billing');
  const countries = new Intl.DisplayNames([useLocale()], { type: 'region' });
  const { vat_rate: rate = 0, vat_country: code = null } = vat ?? {};
  const session = useSession();
  const isNet = session.status === 'in' ? session.profile.commercial : asCompany;
  const kind = isNet ? 'net' : 'gross';
  const withVat = code === null ? 'gross' : 'grossOf';
  return {
    kind,
    note: t(rate === 0 ? 'prices.none' : `prices.${isNet ? 'net' : withVat}`, {
      rate: number(rate / 100, 2),
      country: code === null ? '' : countries.of(code),
    }),
    written: (net) => moneyExact({ minor: isNet ? net : net + roundHalf(net * rate, 10_000) }),
  };
};

const intervals = ['month', 'year'] as const satisfies readonly Interval[];

export type IntervalChoice = Readonly<{ interval: Interval; onInterval: (interval: Interval) => void }>;

export function IntervalChips({
  value,
  onChange,
}: Readonly<{ value: Interval; onChange: (interval: Interval) => void }>) {
  const { t } = useTranslation('billing');
  return (
    <div role="group" aria-label={t('interval.legend')} className="flex flex-wrap gap-2">
      {intervals.map((interval) => (
        <Chip key={interval} on={interval === value} onClick={() => onChange(interval)}>
          {t(`interval.${interval}`)}
        </Chip>
      ))}
    </div>
  );
}

type Props = Readonly<{
  plan: PlanShape;
  interval: Interval;
  prices: Prices;
  heading?: 'h2' | 'h3';
  isOwn?: boolean;
  children?: ReactNode;
}>;

export function PlanCard({ plan, interval, prices, heading: Heading = 'h3', isOwn = false, children }: Props) {
  const { t } = useTranslation('billing');
  const { plan_id: planId, title, text, price, included } = plan;
  return (
    <Card as="article" aria-labelledby={`plan-${planId}`} className="flex h-full flex-col">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Heading id={`plan-${planId}`} className="text-h3">
          {title}
        </Heading>
        {isOwn && <Tag tone="teal">{t('yours')}</Tag>}
      </div>
      <p className="mt-1 text-muted">{text}</p>
      <p className="mt-4">
        <span className="font-head text-h2">{price ? prices.written(price[interval]) : t('free')}</span>{' '}
        {price && <span className="text-muted">{t(`per.${prices.kind}.${interval}`)}</span>}
      </p>
      <ul className="mt-4 mb-5 flex flex-col gap-1.5">
        {promisedFeatures
          .filter((feature) => included[feature] !== 0)
          .map((feature) => (
            <li key={feature} className="flex items-start gap-2">
              <Icon icon={Check} size={18} className="mt-1 shrink-0 text-teal" />
              {included[feature] === null
                ? t(`includes.${feature}.unlimited`)
                : t(`includes.${feature}.some`, { count: included[feature] ?? 0 })}
            </li>
          ))}
      </ul>
      {children && <div className="mt-auto flex flex-wrap gap-3">{children}</div>}
    </Card>
  );
}

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
