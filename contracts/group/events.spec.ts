import { describeStoredEvents } from '../testing/stored-events.js';
import { GroupEvent, groupPersonal } from './events.js';
import { SearchRequestEvent, searchRequestPersonal } from './search-request-events.js';

describeStoredEvents('group', [GroupEvent, SearchRequestEvent], {
  personal: { ...groupPersonal, ...searchRequestPersonal },
});
