import type { Interval } from '@lendring/contracts/billing/catalogue.js';
import { promisedFeatures } from '@lendring/contracts/billing/plan-limits.js';
import type { PlanShape } from '@lendring/contracts/http/plans.js';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/Card.js';
import { Icon } from '../../../ui/Icon.js';
import { Tag } from '../../../ui/Tag.js';
import type { Prices } from '../use-prices.js';

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
