import { useParams } from '@tanstack/react-router';
import { OfferMissing } from '../features/offer/OfferMissing.js';
import { OfferGonePage } from './OfferGonePage.js';

/** Not-found page of an offer for anonymous visitors. Its owner still sees the offer; others see similar ones. */
export function MissingOfferPage() {
  const { offerId = '' } = useParams({ strict: false });
  return (
    <OfferMissing>
      <OfferGonePage offerId={offerId} />
    </OfferMissing>
  );
}
