import { useParams } from '@tanstack/react-router';
import { OfferMissing } from '../features/offer/OfferMissing.js';
import { OfferGonePage } from './OfferGonePage.js';

/** Where an offer is not there for everybody: its owner sees it all the same, others what is like it. */
export function MissingOfferPage() {
  const { offerId = '' } = useParams({ strict: false });
  return (
    <OfferMissing>
      <OfferGonePage offerId={offerId} />
    </OfferMissing>
  );
}
