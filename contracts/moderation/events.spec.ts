import { describeStoredEvents } from '../testing/stored-events.js';
import { ActEvent, CaseEvent, casePersonal, PersonEvent } from './events.js';

describeStoredEvents('moderation', [CaseEvent, PersonEvent, ActEvent], { personal: casePersonal });
