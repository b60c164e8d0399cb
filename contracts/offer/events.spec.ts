import { describeStoredEvents } from '../testing/stored-events.js';
import { DraftsEvent, FilingEvent, LoanEvent, OfferEvent, OnlineEvent, offerPersonal } from './events.js';

describeStoredEvents('offer', [OfferEvent, LoanEvent, DraftsEvent, FilingEvent, OnlineEvent], {
  personal: offerPersonal,
});
