import type { OfferShape } from '@lendring/contracts/http/offer.js';
import type { PricingShape } from '@lendring/contracts/http/shapes.js';
import { useTranslation } from 'react-i18next';
import { moneyExact } from '../../../i18n/format.js';
import { useAnyText } from '../../../i18n/use-any-text.js';
import { LineItems } from '../../../ui/LineItems.js';
import type { Offered } from '../model/price.js';
import { begunWeek } from '../model/begun-week.js';
import { lineText } from './words.js';

type Props = Readonly<{
  offer: Pick<OfferShape, 'pricing' | 'deposit'>;
  pricing: PricingShape;
  offered: Extract<Offered, { state: 'ready' }>;
}>;

/** What the chosen days cost, the deposit apart, and why weeks are counted where they are. */
export function PriceLines({ offer, pricing, offered: { wish, quote } }: Props) {
  const { t } = useTranslation('offer');
  const line = lineText(useAnyText(), pricing, quote);
  const week = begunWeek(offer.pricing, pricing, wish);
  return (
    <>
      <LineItems
        items={[
          { label: line.label, value: line.sum },
          { label: t('panel.total'), value: line.sum, tone: 'sum' },
          ...(offer.deposit
            ? [{ label: t('panel.deposit'), value: moneyExact({ minor: offer.deposit }), tone: 'aside' as const }]
            : []),
        ]}
      />
      {week && (
        <p className="text-small text-muted">
          {week.byDay !== null && `${t('panel.weekCheaper', { sum: moneyExact({ minor: week.byDay }) })} `}
          {t('panel.weekBegun')}
        </p>
      )}
    </>
  );
}
