import { describeStoredEvents } from '../testing/stored-events.js';
import { GroupEvent, groupPersonal } from './events.js';
import { SearchRequestEvent, searchRequestPersonal, SeekerEvent } from './search-request-events.js';

describeStoredEvents('group', [GroupEvent, SearchRequestEvent, SeekerEvent], {
  personal: { ...groupPersonal, ...searchRequestPersonal },
});
