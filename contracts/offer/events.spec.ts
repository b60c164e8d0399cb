import { describeStoredEvents } from '../testing/stored-events.js';
import { DraftsEvent, FilingEvent, LoanEvent, OfferEvent, offerPersonal } from './events.js';

describeStoredEvents('offer', [OfferEvent, LoanEvent, DraftsEvent, FilingEvent], { personal: offerPersonal });
