import { describeStoredEvents } from '../testing/stored-events.js';
import { GroupEvent, groupPersonal } from './events.js';
import { JoinerEvent } from './memberships.js';
import { SearchRequestEvent, searchRequestPersonal, SeekerEvent } from './search-request.js';

describeStoredEvents('group', [GroupEvent, JoinerEvent, SearchRequestEvent, SeekerEvent], {
  personal: { ...groupPersonal, ...searchRequestPersonal },
});
