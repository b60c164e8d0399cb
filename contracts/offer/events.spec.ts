import { describeStoredEvents } from '../testing/stored-events.js';
import { DraftsEvent, LoanEvent, OfferEvent, offerPersonal } from './events.js';

describeStoredEvents('offer', [OfferEvent, LoanEvent, DraftsEvent], { personal: offerPersonal });
