import { describeStoredEvents } from '../testing/stored-events.js';
import { LegalTextEvent, SettingEvent } from './events.js';

describeStoredEvents('installation', [SettingEvent, LegalTextEvent]);
