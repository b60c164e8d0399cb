import { describeStoredEvents } from '../testing/stored-events.js';
import { CategoryEvent } from './categories.js';
import { LegalTextEvent, SettingEvent } from './events.js';

describeStoredEvents('installation', [SettingEvent, CategoryEvent, LegalTextEvent]);
