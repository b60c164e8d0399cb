import { useTranslation } from 'react-i18next';
import type { OfferShape } from '@lendring/contracts/http/offer.js';
import type { PricingShape } from '@lendring/contracts/http/shapes.js';
import { useAnyText } from '../../../i18n/use-any-text.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { Card } from '../../../ui/Card.js';
import { Picture } from '../../../ui/Picture.js';
import type { Choice } from '../model/choice.js';
import type { Obstacle, Offered } from '../model/price.js';
import { periodText } from './period-text.js';
import { PriceLines } from './PriceLines.js';
import { ProblemNote } from './ProblemNote.js';
import type { RequestChoice } from './use-request-choice.js';
import { dealText } from './words.js';

export function BookingSummary({
  offer,
  pricing,
  offered,
  obstacle,
  zone,
  ...change
}: Pick<RequestChoice, 'other' | 'choice'> &
  Readonly<{
    offer: OfferShape;
    pricing: PricingShape | undefined;
    offered: Offered;
    obstacle: Obstacle | null;
    onChoice: (choice: Choice) => void;
    zone: string;
  }>) {
  const { t } = useTranslation('offer');
  const words = useAnyText();
  const locale = useLocale();
  return (
    <Card
      ground="raised"
      as="aside"
      aria-label={t('booking.summary')}
      className="flex flex-col gap-4 md:sticky md:top-[94px] md:col-start-2 md:row-span-2 md:row-start-1"
    >
      <div className="flex items-center gap-4">
        <Picture picture={offer.images[0] ?? null} alt="" sizes="112px" className="w-28 shrink-0" />
        <div className="min-w-0">
          <p className="font-bold wrap-anywhere">{offer.title}</p>
          {pricing && <p className="text-small text-muted">{dealText(words, pricing)}</p>}
          {pricing && offered.state === 'ready' && (
            <p className="text-small text-muted">
              {periodText(words, locale, offered.wish, { rent: pricing.renttype_id, zone })}
            </p>
          )}
        </div>
      </div>
      {pricing && obstacle && <ProblemNote obstacle={obstacle} pricing={pricing} />}
      {pricing && offered.state === 'ready' && <PriceLines {...{ offer, pricing, offered, ...change }} />}
    </Card>
  );
}
