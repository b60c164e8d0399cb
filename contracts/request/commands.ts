import { accountDeletionCommands } from './account-deletion.js';
import { agreementCommands } from './agreement.js';
import { askingCommands } from './asking.js';
import { calendarCommands } from './calendar.js';
import { counterLoanCommands } from './counter-loan.js';
import { groupLendingCommands } from './group-lending.js';
import { handoverCommands } from './handover.js';
import { messagesCommands } from './messages.js';
import { periodChangeCommands } from './period-change.js';
import { pieceCommands } from './pieces.js';
import { ratingsCommands } from './ratings.js';
import { unavailabilityCommands } from './unavailability.js';

/** Commands of the vendor or creator; other users get `request_not_found`. */
export const requestCommands = {
  ...askingCommands,
  ...agreementCommands,
  ...periodChangeCommands,
  ...handoverCommands,
  ...messagesCommands,
  ...ratingsCommands,
  ...groupLendingCommands,
  ...accountDeletionCommands,
  ...calendarCommands,
  ...counterLoanCommands,
  ...unavailabilityCommands,
  ...pieceCommands,
} as const;
