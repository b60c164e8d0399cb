import { accountDeletionRefusals } from './account-deletion.js';
import { agreementRefusals } from './agreement.js';
import { askingRefusals } from './asking.js';
import { calendarRefusals } from './calendar.js';
import { counterLoanRefusals } from './counter-loan.js';
import { handoverRefusals } from './handover.js';
import { messagesRefusals } from './messages.js';
import { periodChangeRefusals } from './period-change.js';
import { pieceRefusals } from './pieces.js';
import { ratingsRefusals } from './ratings.js';
import { requestBasicRefusals } from './request.js';
import { unavailabilityRefusals } from './unavailability.js';

export const requestRefusals = {
  ...requestBasicRefusals,
  ...askingRefusals,
  ...agreementRefusals,
  ...periodChangeRefusals,
  ...handoverRefusals,
  ...messagesRefusals,
  ...ratingsRefusals,
  ...accountDeletionRefusals,
  ...calendarRefusals,
  ...counterLoanRefusals,
  ...unavailabilityRefusals,
  ...pieceRefusals,
};

export type RequestRefusal =
  | keyof typeof requestRefusals
  | 'profile_incomplete'
  | 'not_owner'
  | 'loans_running'
  | 'people_apart'
  | 'other_suspended'
  | 'account_suspended'
  | 'account_suspended_for_good'
  | 'invitation_not_found'
  | 'invitation_expired'
  | 'invitation_used_up';
