import { describeStoredEvents } from '../testing/stored-events.js';
import { CategoryEvent } from './categories.js';
import { LegalTextEvent } from './legal-texts.js';
import { SettingEvent } from './settings.js';

describeStoredEvents('installation', [SettingEvent, CategoryEvent, LegalTextEvent]);
