import { describeStoredEvents } from '../testing/stored-events.js';
import { BulkEvent } from './bulk.js';
import { OfferDefaultsEvent } from './defaults.js';
import { DraftsEvent } from './drafts.js';
import { FilingEvent } from './categories.js';
import { LoanEvent } from './lending.js';
import { OfferEvent, offerPersonal } from './events.js';
import { NumberEvent } from './numbers.js';
import { ImportEvent } from './import.js';
import { OpeningTimesEvent } from './opening-times.js';
import { TableViewEvent } from './own-table.js';
import { OnlineEvent } from './publishing.js';

describeStoredEvents(
  'offer',
  [
    OfferEvent,
    LoanEvent,
    DraftsEvent,
    FilingEvent,
    OnlineEvent,
    NumberEvent,
    TableViewEvent,
    OfferDefaultsEvent,
    ImportEvent,
    BulkEvent,
    OpeningTimesEvent,
  ],
  { personal: offerPersonal },
);
