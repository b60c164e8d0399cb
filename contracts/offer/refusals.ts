import { bulkRefusals } from './bulk.js';
import { draftsRefusals } from './drafts.js';
import { editingRefusals } from './editing.js';
import { importRefusals } from './import.js';
import { numbersRefusals } from './numbers.js';
import { offerBasicRefusals } from './offer.js';
import { ownTableRefusals } from './own-table.js';
import { picturesRefusals } from './pictures.js';
import type { calendarRefusals } from '../request/calendar.js';
import { publishingRefusals } from './publishing.js';

export const offerRefusals = {
  ...offerBasicRefusals,
  ...bulkRefusals,
  ...draftsRefusals,
  ...editingRefusals,
  ...numbersRefusals,
  ...ownTableRefusals,
  ...importRefusals,
  ...picturesRefusals,
  ...publishingRefusals,
};

export type OfferRefusal =
  | keyof typeof offerRefusals
  | Extract<keyof typeof calendarRefusals, 'units_taken'>
  | 'not_commercial'
  | 'legal_hints_needed'
  | 'place_unknown';
