import type { Interval } from '@lendring/contracts/billing/catalogue.js';
import type { OwnPlanShape, PlanShape } from '@lendring/contracts/http/billing.js';
import Check from 'lucide-react/icons/check';
import { useTranslation } from 'react-i18next';
import type { Action } from '../../../lib/use-action.js';
import { Button } from '../../../ui/Button.js';
import { ButtonLink } from '../../../ui/ButtonLink.js';
import { Card } from '../../../ui/Card.js';
import { Icon } from '../../../ui/Icon.js';
import { Tag } from '../../../ui/Tag.js';
import { shownFeatures } from '../model.js';
import type { Prices } from '../use-prices.js';

type Props = Readonly<{
  plan: PlanShape;
  own: OwnPlanShape;
  interval: Interval;
  prices: Prices;
  /** Plans can be booked here. */ sold: boolean;
  trying: Action<string>;
}>;

/** A plan among the others: what it includes, what it costs, and the way to it. */
export function PlanCard({ plan, own, interval, prices, sold, trying }: Props) {
  const { t } = useTranslation('billing');
  const { plan_id: planId, title, text, price, included, trial_days: days } = plan;
  const booked = own.running?.booked;
  const isOwn = own.plan_id === planId && (price === null || own.running?.trial || booked?.interval === interval);
  return (
    <Card as="article" aria-labelledby={`plan-${planId}`} className="flex h-full flex-col">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={`plan-${planId}`}>{title}</h3>
        {isOwn && <Tag tone="teal">{t('yours')}</Tag>}
      </div>
      <p className="mt-1 text-muted">{text}</p>
      <p className="mt-4">
        <span className="font-head text-h2">{price ? prices.written(price[interval]) : t('free')}</span>{' '}
        {price && <span className="text-muted">{t(`per.${prices.kind}.${interval}`)}</span>}
      </p>
      <ul className="mt-4 mb-5 flex flex-col gap-1.5">
        {shownFeatures
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
      {price && sold && (!isOwn || own.running?.trial) && !own.pending && (
        <div className="mt-auto flex flex-wrap gap-3">
          <ButtonLink to="/plan/book/$planId" params={{ planId }} search={{ interval }}>
            {t(booked && !own.running?.trial ? 'change' : 'book')}
          </ButtonLink>
          {own.may_try && days > 0 && (
            <Button
              variant="ghost"
              busy={trying.busy && trying.input === planId}
              onClick={() => void trying.run(planId)}
            >
              {t('try', { count: days })}
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}
