import type { AccountEvent } from '@lendring/contracts/account/events.js';
import type { AutoReplyEvent } from '@lendring/contracts/account/auto-reply.js';
import type { BlockEvent } from '@lendring/contracts/account/blocks.js';
import type { FavouriteEvent } from '@lendring/contracts/account/favourites.js';
import type { NicknameEvent } from '@lendring/contracts/account/nickname.js';
import type { TakeoutEvent } from '@lendring/contracts/account/takeout.js';
import type { FileEvent, LookupEvent } from '@lendring/contracts/account/people.js';
import type { TraderEvent, TraderRuleEvent } from '@lendring/contracts/account/traders.js';
import type { ActivityEvent } from '@lendring/contracts/account/activity.js';
import type { PhoneNumberEvent, SmsDayEvent } from '@lendring/contracts/account/phone.js';
import type { PaperEvent } from '@lendring/contracts/account/reputation.js';
import type { AccountIntegrationEvent } from '@lendring/contracts/account/integration.js';

export type OwnEvent =
  | AccountEvent
  | NicknameEvent
  | FavouriteEvent
  | BlockEvent
  | AutoReplyEvent
  | TakeoutEvent
  | PhoneNumberEvent
  | SmsDayEvent
  | PaperEvent
  | FileEvent
  | LookupEvent
  | ActivityEvent
  | TraderEvent
  | TraderRuleEvent;

/** Maps an event to its integration event; null for internal events. A move publishes the fact only, not the place. */
export const publish = ({ type, data }: OwnEvent): AccountIntegrationEvent | null => {
  switch (type) {
    case 'MainAddressChanged':
    case 'PlaceRemoved':
    case 'AccountKindChosen':
      return { type: 'account.relocated', subject: data.userId, data: {} };
    case 'OpeningHoursChanged':
    case 'PlaceHoursRemoved':
    case 'OpeningExceptionAdded':
    case 'OpeningExceptionRemoved':
      return { type: 'account.opening_changed', subject: data.userId, data: {} };
    case 'AccountDeleted':
      return { type: 'account.deleted', subject: data.userId, data: { userId: data.userId } };
    case 'ErasureRepeated': {
      const { userId, keepers } = data;
      return keepers.length > 0 ? { type: 'account.deleted', subject: userId, data: { userId, keepers } } : null;
    }
    case 'TakeoutReady': {
      const { userId, takeoutId } = data;
      return { type: 'account.takeout_ready', subject: userId, data: { userId, takeoutId } };
    }
    case 'TraderAsked': {
      const { userId, until } = data;
      return { type: 'account.trader_asked', subject: userId, data: { userId, until } };
    }
    case 'TraderBegan': {
      const { userId, until } = data;
      return { type: 'account.trader_began', subject: userId, data: { userId, until } };
    }
    case 'TraderOverdue':
      return { type: 'account.trader_overdue', subject: data.userId, data: { userId: data.userId } };
    case 'TraderCorrectionAsked':
      return { type: 'account.trader_correction_asked', subject: data.userId, data: { userId: data.userId } };
    case 'TraderDetailsGiven':
    case 'TraderDetailsChanged':
    case 'TraderChecked':
    case 'TraderStopped':
    case 'TraderEnded':
      return { type: 'account.trader_settled', subject: data.userId, data: { userId: data.userId } };
    case 'RoleGiven':
      return { type: 'account.role_given', subject: data.userId, data: { userId: data.userId } };
    case 'RoleTaken':
      return { type: 'account.role_taken', subject: data.userId, data: { userId: data.userId } };
    case 'AccountDeletionAsked':
    case 'AccountDeletionRefused':
    case 'ErasureConfirmed':
    case 'AccountErased':
    case 'TakeoutOrdered':
    case 'TakeoutBegun':
    case 'TakeoutAdvanced':
    case 'TakeoutFailed':
    case 'TakeoutDropped':
    case 'TakeoutRemoved':
    case 'AccountOpened':
    case 'AccountEmailChanged':
    case 'NicknameChosen':
    case 'PersonNamed':
    case 'ContactChanged':
    case 'CompanyDescribed':
    case 'VatIdChanged':
    case 'PlaceAdded':
    case 'PlaceNamed':
    case 'PrimaryPlaceChosen':
    case 'BillingAddressChanged':
    case 'TermsAgreed':
    case 'LanguageChosen':
    case 'PrivacyChosen':
    case 'SearchStartChosen':
    case 'ColourChosen':
    case 'ProfilePictureChanged':
    case 'PersonRead':
    case 'PersonSignedOut':
    case 'ErasureStarted':
    case 'PeopleSearched':
    case 'ConfirmationSent':
    case 'AdminAppointed':
    case 'AdminRemoved':
    case 'AccountSuspended':
    case 'AccountReinstated':
    case 'RatingReceived':
    case 'RatingRecounted':
    case 'ThingLent':
    case 'RequestAnswered':
    case 'NicknameReserved':
    case 'NicknameFreed':
    case 'OfferKept':
    case 'OfferDropped':
    case 'PersonBlocked':
    case 'PersonUnblocked':
    case 'AutoTextWritten':
    case 'AutoTextRemoved':
    case 'AutoReplySet':
    case 'PhoneCodeAsked':
    case 'PhoneCodeMissed':
    case 'PhoneCodeUnsent':
    case 'PhoneVerified':
    case 'PhoneRemoved':
    case 'NumberAsked':
    case 'NumberHeld':
    case 'NumberFreed':
    case 'SmsCounted':
    case 'ReputationBrought':
    case 'BroughtReputationRemoved':
    case 'PaperClaimed':
    case 'ActivityCounted':
    case 'TraderVatIdConfirmed':
    case 'TraderForgotten':
    case 'TraderRuleBegan':
      return null;
  }
};
