import type { SlowedGuesses } from '@lendring/platform/rate-limit/slow-guesses.js';
import type { Mailer } from '@lendring/platform/mail/mail.port.js';
import type { StoredPictures } from '@lendring/platform/pictures/pictures.port.js';
import type { Documents } from '@lendring/platform/read-models/documents.port.js';
import type { IsAddressApart, LanguageAt, NameOf } from '@lendring/platform/runtime/service-apis/account-facts.js';
import type { RecipientOf } from '@lendring/platform/runtime/service-apis/recipient.js';
import type { IncludedInPlan } from '@lendring/contracts/billing/included-in-plan.js';
import type { ConfirmErasure } from '@lendring/platform/runtime/service/erasure-reaction.js';
import type { ServiceCore, View } from '@lendring/platform/runtime/service/service-core.js';
import type { GroupDocument } from './group/projection.js';
import type { MembershipDocument } from './memberships/projection.js';
import type { SearchRequestDocument } from './search-request/projection.js';
import type { Lending } from './statistics/lending.port.js';

/** Returns the registration time from the account service; null if there is no account. */
export type RegisteredAt = (userId: string, at: string) => Promise<string | null>;

export type MayAttach = (offerId: string, userId: string, at: string) => Promise<boolean>;

/** `mailer`: null without a mail server; invitations are then shared by link only. */
export type Clients = Readonly<{
  confirmErasure: ConfirmErasure;
  pictures: StoredPictures;
  mailer: Pick<Mailer, 'send'> | null;
  nameOf: NameOf;
  languageAt: LanguageAt;
  isAddressApart: IsAddressApart;
  recipientOf: RecipientOf;
  registeredAt: RegisteredAt;
  mayAttach: MayAttach;
  publicUrl: string;
  lending: Lending;
}>;

export type GroupDeps = Clients &
  Readonly<{
    /** HMAC key for the identifiers under which wrong guesses are counted. */
    guessSecret: Uint8Array;
    /** Absent if plans set no limits. */
    included?: IncludedInPlan;
  }>;

export type ReadModels = Readonly<{
  groups: View<GroupDocument>;
  memberships: View<MembershipDocument>;
  searchRequests: View<SearchRequestDocument>;
}>;

export type Ports = Clients &
  Pick<ServiceCore, 'commands' | 'store' | 'load'> &
  Readonly<{
    read: ReadModels;
    caughtUp: () => Promise<void>;
    slowed: SlowedGuesses;
    included: IncludedInPlan;
    documents: Documents;
  }>;
