import type { Organisation } from '@lendring/contracts/account/organisations.js';
import type { OpeningHours } from '@lendring/contracts/account/opening-days.js';
import type { Privacy, SearchStart } from '@lendring/contracts/account/profile.js';
import type { Agreement } from '@lendring/contracts/account/account.js';
import type { Standing } from '@lendring/contracts/account/suspension.js';
import type { BroughtReputation } from '@lendring/contracts/account/reputation.js';
import type { AccountEvent } from '@lendring/contracts/account/events.js';
import type { Aggregate } from '@lendring/contracts/kernel/decider.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import type { Address } from '@lendring/contracts/kernel/place.js';
import { evolveOpeningDays, noOpeningDays, type OpeningDays } from '../opening-days/opening-days.aggregate.js';
import type { Side } from '@lendring/contracts/kernel/side.js';
import { GOOD_STARS } from '@lendring/contracts/rules/may-ask.js';
import { evolvePhone, noPhone, type PhoneState } from '../phone/phone.aggregate.js';
import type { Role } from '@lendring/contracts/kernel/roles.js';

/** Progress of an account deletion; `waitsFor`: services that have not yet confirmed their erasure. */
export type Deletion = Readonly<{
  stage: 'asked' | 'deleted' | 'erased';
  certificateId: string;
  locale: Locale;
  waitsFor: readonly string[];
}>;

export type AccountState = Readonly<{
  opened: boolean;
  email: string | null;
  emailVerified: boolean;
  locale: Locale;
  /** Language chosen for mails and push messages; null: the language of the registration. */
  language: Locale | null;
  /** Accepted terms, latest last. Empty if the user has accepted none since the log began to record them. */
  agreed: readonly Agreement[];
  nickname: string | null;
  firstname: string | null;
  lastname: string | null;
  /** Contact address; null if it equals the sign-in address. */
  contactEmail: string | null;
  phone: string | null;
  /** Verified number, visible to the owner only; `phone` is the number shown to others. */
  verification: PhoneState;
  commercial: boolean;
  /** Kind of a commercial account; null for private ones. */
  organisation: Organisation | null;
  company: string | null;
  description: string | null;
  legalHints: string | null;
  homepage: string | null;
  vatId: string | null;
  address: Address | null;
  places: Readonly<Record<string, Address>>;
  /** Names of places, as their owner sees them; places without a name are absent. */
  placeNames: Readonly<Record<string, string>>;
  /** Default place of new offers; null: the main address. */
  primaryPlaceId: string | null;
  billingAddress: Address | null;
  color: string | null;
  imageId: string | null;
  /** Hours of the main address. */
  openingHours: OpeningHours | null;
  opening: OpeningDays;
  privacy: Privacy;
  searchStart: SearchStart;
  brought: Readonly<Record<string, BroughtReputation>>;
  /** Good ratings as a borrower, without those that moderation excluded. */
  goodRatings: number;
  roles: readonly Role[];
  /** Latest suspension decision (`until` null: permanent); null if moderation never decided on the account. */
  suspension: { readonly on: boolean; readonly until: string | null; readonly at: string } | null;
  /** Account deletion; null if none was requested, or if it was refused. */
  deletion: Deletion | null;
}>;

const initialState: AccountState = {
  opened: false,
  email: null,
  emailVerified: false,
  locale: 'de',
  language: null,
  agreed: [],
  nickname: null,
  firstname: null,
  lastname: null,
  contactEmail: null,
  phone: null,
  verification: noPhone,
  commercial: false,
  organisation: null,
  company: null,
  description: null,
  legalHints: null,
  homepage: null,
  vatId: null,
  address: null,
  places: {},
  placeNames: {},
  primaryPlaceId: null,
  billingAddress: null,
  color: null,
  imageId: null,
  openingHours: null,
  opening: noOpeningDays,
  privacy: { answerTime: true, loans: true, searchEngines: true },
  searchStart: { region: null, radius: null },
  brought: {},
  goodRatings: 0,
  roles: [],
  suspension: null,
  deletion: null,
};

const confirmed = (state: AccountState, step: (deletion: Deletion) => Deletion): AccountState =>
  state.deletion ? { ...state, deletion: step(state.deletion) } : state;

const withoutRole = (state: AccountState, role: Role): AccountState => ({
  ...state,
  roles: state.roles.filter((one) => one !== role),
});
const withRole = (state: AccountState, role: Role): AccountState => ({
  ...state,
  roles: [...withoutRole(state, role).roles, role],
});

const withName = (names: AccountState['placeNames'], placeId: string, name: string | null) => {
  const { [placeId]: _, ...others } = names;
  return name === null ? others : { ...others, [placeId]: name };
};

const isGoodAsBorrower = ({ as, stars }: Readonly<{ as: Side; stars: number }>): boolean =>
  as === 'creator' && stars >= GOOD_STARS;

/** Applies an event. Erased fields become null, as if they had never been filled in. */
const evolve = (state: AccountState, event: AccountEvent): AccountState => {
  const { type, data } = event;
  switch (type) {
    case 'AccountOpened':
      return { ...state, opened: true, email: data.email, emailVerified: data.emailVerified, locale: data.locale };
    case 'AccountEmailChanged':
      return { ...state, email: data.email, emailVerified: data.emailVerified };
    case 'TermsAgreed':
      return { ...state, agreed: [...state.agreed, { version: data.version, at: data.at }] };
    case 'NicknameChosen':
      return { ...state, nickname: data.nickname };
    case 'PersonNamed':
      return { ...state, firstname: data.firstname, lastname: data.lastname };
    case 'ContactChanged':
      return { ...state, contactEmail: data.contactEmail, phone: data.phone };
    case 'AccountKindChosen':
      return {
        ...state,
        commercial: data.commercial,
        organisation: data.commercial ? (data.organisation ?? 'business') : null,
      };
    case 'CompanyDescribed':
      return {
        ...state,
        company: data.company,
        description: data.description,
        legalHints: data.legalHints,
        homepage: data.homepage,
      };
    case 'VatIdChanged':
      return { ...state, vatId: data.vatId };
    case 'MainAddressChanged':
      return { ...state, address: data.address };
    case 'PlaceAdded':
      return data.address ? { ...state, places: { ...state.places, [data.placeId]: data.address } } : state;
    case 'PlaceNamed':
      return { ...state, placeNames: withName(state.placeNames, data.placeId, data.name) };
    case 'PlaceRemoved': {
      const { [data.placeId]: _, ...places } = state.places;
      return {
        ...state,
        ...evolveOpeningDays(state, event),
        places,
        placeNames: withName(state.placeNames, data.placeId, null),
        primaryPlaceId: state.primaryPlaceId === data.placeId ? null : state.primaryPlaceId,
      };
    }
    case 'PrimaryPlaceChosen':
      return { ...state, primaryPlaceId: data.placeId };
    case 'BillingAddressChanged':
      return { ...state, billingAddress: data.address };
    case 'ColourChosen':
      return { ...state, color: data.color };
    case 'ProfilePictureChanged':
      return { ...state, imageId: data.imageId };
    case 'PrivacyChosen':
      return { ...state, privacy: data.privacy };
    case 'SearchStartChosen':
      return { ...state, searchStart: { region: data.region, radius: data.radius } };
    case 'LanguageChosen':
      return { ...state, language: data.language };
    case 'OpeningHoursChanged':
    case 'PlaceHoursRemoved':
    case 'OpeningExceptionAdded':
    case 'OpeningExceptionRemoved':
      return { ...state, ...evolveOpeningDays(state, event) };
    case 'RoleGiven':
      return withRole(state, data.role);
    case 'RoleTaken':
      return withoutRole(state, data.role);
    case 'AdminAppointed':
      return withRole(state, 'admin');
    case 'AdminRemoved':
      return withoutRole(state, 'admin');
    case 'AccountSuspended':
      return { ...state, suspension: { on: true, until: data.until, at: data.at } };
    case 'AccountReinstated':
      return { ...state, suspension: { on: false, until: null, at: data.at } };
    case 'PhoneCodeAsked':
    case 'PhoneCodeMissed':
    case 'PhoneCodeUnsent':
    case 'PhoneVerified':
    case 'PhoneRemoved':
      return { ...state, verification: evolvePhone(state.verification, event) };
    case 'ReputationBrought': {
      const { paperId, reputation } = data;
      return reputation ? { ...state, brought: { ...state.brought, [paperId]: reputation } } : state;
    }
    case 'BroughtReputationRemoved': {
      const { [data.paperId]: _, ...brought } = state.brought;
      return { ...state, brought };
    }
    case 'AccountDeletionAsked': {
      const { certificateId, locale } = data;
      return { ...state, deletion: { stage: 'asked', certificateId, locale, waitsFor: [] } };
    }
    case 'AccountDeletionRefused':
      return { ...state, deletion: null };
    case 'AccountDeleted': {
      const { certificateId, keepers } = data;
      const locale = state.deletion?.locale ?? 'de';
      return { ...initialState, deletion: { stage: 'deleted', certificateId, locale, waitsFor: keepers } };
    }
    case 'ErasureConfirmed':
      return confirmed(state, ({ waitsFor, ...rest }) => ({
        ...rest,
        waitsFor: waitsFor.filter((keeper) => keeper !== data.by),
      }));
    case 'ErasureRepeated':
      return state;
    case 'AccountErased':
      return confirmed(state, (deletion) => ({ ...deletion, stage: 'erased' }));
    case 'RatingReceived':
      return isGoodAsBorrower(data) ? { ...state, goodRatings: state.goodRatings + 1 } : state;
    case 'RatingRecounted':
      return isGoodAsBorrower(data) ? { ...state, goodRatings: state.goodRatings + (data.counts ? 1 : -1) } : state;
    case 'ThingLent':
    case 'RequestAnswered':
      return state;
  }
};

export const accountAggregate: Aggregate<AccountState, AccountEvent> = { category: 'account', initialState, evolve };

type Held = Pick<AccountState, 'roles' | 'suspension'>;

/** True during a suspension, which ends at its date even before the end is published. */
export const isSuspended = ({ suspension }: Held, at: string): boolean =>
  suspension !== null && suspension.on && (suspension.until === null || suspension.until > at);

export const rolesOf = (state: Held, at: string): Role[] => (isSuspended(state, at) ? [] : [...state.roles]);

export const standingOf = (state: Held & Pick<AccountState, 'deletion'>, at: string): Standing => ({
  roles: rolesOf(state, at),
  suspended: isSuspended(state, at) ? { until: state.suspension?.until ?? null } : null,
  ...(state.deletion !== null && state.deletion.stage !== 'asked' && { deleted: true as const }),
});

type Filled = Readonly<
  Partial<Record<'nickname' | 'firstname' | 'lastname' | 'company' | 'legalHints', string | null>> & {
    address: Address | null;
  }
>;

export const isCompleted = ({ nickname, firstname, lastname, address }: Filled): boolean =>
  Boolean(nickname && firstname && lastname && address);

/** True if a commercial user has filled in company and legal notice (spec §5). */
export const isCompletedCommercial = ({ company, legalHints }: Pick<Filled, 'company' | 'legalHints'>): boolean =>
  Boolean(company && legalHints);
