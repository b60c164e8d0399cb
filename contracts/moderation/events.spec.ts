import { describeStoredEvents } from '../testing/stored-events.js';
import { CaseEvent, casePersonal, PersonEvent } from './events.js';

describeStoredEvents('moderation', [CaseEvent, PersonEvent], { personal: casePersonal });
