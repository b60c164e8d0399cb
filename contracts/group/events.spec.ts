import { describeStoredEvents } from '../testing/stored-events.js';
import { GroupEvent, groupPersonal } from './events.js';

describeStoredEvents('group', [GroupEvent], { personal: groupPersonal });
