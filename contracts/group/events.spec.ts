import { describeStoredEvents } from '../testing/stored-events.js';
import { GroupEvent, groupPersonal, JoinerEvent } from './events.js';
import { SearchRequestEvent, searchRequestPersonal, SeekerEvent } from './search-request-events.js';

describeStoredEvents('group', [GroupEvent, JoinerEvent, SearchRequestEvent, SeekerEvent], {
  personal: { ...groupPersonal, ...searchRequestPersonal },
});
