import type { OfferShape } from '@lendring/contracts/http/offer.js';
import type { PricingShape } from '@lendring/contracts/http/shapes.js';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { moneyExact } from '../../../i18n/format.js';
import { useAnyText } from '../../../i18n/use-any-text.js';
import { LineItems } from '../../../ui/LineItems.js';
import { Button } from '../../../ui/Button.js';
import type { Choice } from '../model/choice.js';
import type { Offered } from '../model/price.js';
import { begunWeek } from '../model/begun-week.js';
import type { RequestChoice } from './use-request-choice.js';
import { choiceText, lineText } from './words.js';

type Props = Readonly<{
  offer: Pick<OfferShape, 'pricing' | 'deposit'>;
  pricing: PricingShape;
  offered: Extract<Offered, { state: 'ready' }>;
  onChoice: (choice: Choice) => void;
}> &
  Pick<RequestChoice, 'other' | 'choice'>;

export function PriceLines({ offer, pricing, offered: { wish, quote }, other, choice, onChoice }: Props) {
  const { t } = useTranslation('offer');
  const words = useAnyText();
  const note = useId();
  const lines = useRef<HTMLDivElement>(null);
  const line = lineText(words, pricing, quote);
  const week = begunWeek(offer.pricing, pricing, wish);
  return (
    <div ref={lines} tabIndex={-1} className="flex flex-col gap-4">
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
      {other && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-small">
          <p id={note}>
            {t(other.quote.total.kind === 'nothing' ? 'panel.otherFree' : 'panel.other', {
              deal: choiceText(words, other.price),
              sum: lineText(words, other.price, other.quote).sum,
            })}
          </p>
          <Button
            variant="ghost"
            small
            aria-describedby={note}
            onClick={() => {
              lines.current?.focus();
              onChoice({ ...choice, pricing: other.price.pricing_id });
            }}
          >
            {t('panel.takeOther')}
          </Button>
        </div>
      )}
    </div>
  );
}
