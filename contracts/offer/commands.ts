import { bulkCommands } from './bulk.js';
import { defaultsCommands } from './defaults.js';
import { draftsCommands } from './drafts.js';
import { editingCommands } from './editing.js';
import { importCommands } from './import.js';
import { missedSearchesCommands } from './missed-searches.js';
import { offerBasicCommands } from './offer.js';
import { ownTableCommands } from './own-table.js';
import { picturesCommands } from './pictures.js';
import { placesCommands } from './places.js';
import { publishingCommands } from './publishing.js';

/** Commands act as the context's user, who must own the offer; other users' offers return `offer_not_found`. */
export const offerCommands = {
  ...offerBasicCommands,
  ...draftsCommands,
  ...defaultsCommands,
  ...editingCommands,
  ...picturesCommands,
  ...publishingCommands,
  ...placesCommands,
  ...missedSearchesCommands,
  ...ownTableCommands,
  ...importCommands,
  ...bulkCommands,
} as const;
