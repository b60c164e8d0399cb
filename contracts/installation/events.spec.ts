import { describeStoredEvents } from '../testing/stored-events.js';
import { SettingEvent } from './events.js';

describeStoredEvents('installation', [SettingEvent]);
