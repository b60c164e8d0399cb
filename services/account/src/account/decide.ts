import type { CompanyChanges, ProfileChanges } from '@lendring/contracts/account/commands.js';
import type { AccountEvent } from '@lendring/contracts/account/events.js';
import type { Agreement } from '@lendring/contracts/account/queries.js';
import type { AccountRefusal } from '@lendring/contracts/account/refusals.js';
import { decided, refused, type Decision } from '@lendring/contracts/kernel/decider.js';
import type { Address, Point } from '@lendring/contracts/kernel/place.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { same } from '@lendring/contracts/rules/same.js';
import type { Side } from '@lendring/contracts/request/events.js';
import { isCompletedCommercial, type AccountState } from './account.js';

export type AccountDecision = Decision<readonly AccountEvent[], AccountRefusal>;

const nothing: AccountDecision = decided([]);
const opened = (state: AccountState, decision: () => AccountDecision): AccountDecision =>
  state.opened ? decision() : refused('account_not_found');
const present = <Changes extends object>(changes: Changes): Partial<Changes> =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Partial<Changes>;

/** Runs at each sign-in: opens the account once, and later follows the email address of the identity service. */
export const open = (
  state: AccountState,
  userId: string,
  { email, emailVerified, agreed }: { email: string; emailVerified: boolean; agreed?: Agreement | undefined },
  locale: Locale,
): AccountDecision => {
  // A session that outlived its account must not open a new one.
  if (state.deletion && state.deletion.stage !== 'asked') return refused('account_deleted');
  if (!state.opened)
    return decided([
      { type: 'AccountOpened', data: { userId, email, emailVerified, locale } },
      ...(agreed ? [{ type: 'TermsAgreed' as const, data: { userId, ...agreed } }] : []),
    ]);
  if (state.email === email && state.emailVerified === emailVerified) return nothing;
  const { contactEmail, phone } = state;
  return decided([
    { type: 'AccountEmailChanged', data: { userId, email, emailVerified } },
    // The contact address follows the sign-in address, so that messages never go to the previous one.
    ...(contactEmail !== null && contactEmail !== email
      ? [{ type: 'ContactChanged' as const, data: { userId, contactEmail: email, phone } }]
      : []),
  ]);
};

export const agreeToTerms = (state: AccountState, userId: string, agreed: Agreement): AccountDecision =>
  opened(state, () =>
    state.agreed.some(({ version }) => version === agreed.version)
      ? nothing
      : decided([{ type: 'TermsAgreed', data: { userId, ...agreed } }]),
  );

const sameAddress = (one: string, other: string | null): boolean => one.toLowerCase() === other?.toLowerCase();

export const changeProfile = (state: AccountState, userId: string, changes: ProfileChanges): AccountDecision =>
  opened(state, () => {
    if (changes.contactEmail !== undefined && !sameAddress(changes.contactEmail, state.email))
      return refused('contact_unconfirmed');
    if (changes.primaryPlaceId && !state.places[changes.primaryPlaceId]) return refused('place_unknown');
    const before = { ...state, contactEmail: state.contactEmail ?? state.email };
    const next = { ...before, ...present({ ...changes, contactEmail: changes.contactEmail && state.email }) };
    const differs = (...keys: readonly (keyof AccountState)[]) => keys.some((key) => !same(next[key], before[key]));
    const { nickname, firstname, lastname, contactEmail, phone, commercial, color, address } = next;
    const { openingHours, privacy, searchStart, language, primaryPlaceId, billingAddress } = next;
    const parts: readonly (AccountEvent | false)[] = [
      differs('nickname') && { type: 'NicknameChosen', data: { userId, nickname } },
      differs('firstname', 'lastname') && { type: 'PersonNamed', data: { userId, firstname, lastname } },
      differs('contactEmail', 'phone') && { type: 'ContactChanged', data: { userId, contactEmail, phone } },
      differs('commercial') && { type: 'AccountKindChosen', data: { userId, commercial } },
      color !== null && differs('color') && { type: 'ColourChosen', data: { userId, color } },
      differs('address') && { type: 'MainAddressChanged', data: { userId, address } },
      differs('primaryPlaceId') && { type: 'PrimaryPlaceChosen', data: { userId, placeId: primaryPlaceId } },
      differs('billingAddress') && { type: 'BillingAddressChanged', data: { userId, address: billingAddress } },
      differs('openingHours') && { type: 'OpeningHoursChanged', data: { userId, openingHours } },
      differs('privacy') && { type: 'PrivacyChosen', data: { userId, privacy } },
      differs('searchStart') && { type: 'SearchStartChosen', data: { userId, ...searchStart } },
      language !== null && differs('language') && { type: 'LanguageChosen', data: { userId, language } },
    ];
    return decided(parts.filter((event) => event !== false));
  });

/**
 * Changes the company. Name and VAT id suffice for invoices; a company description requires a legal notice (spec §5),
 * which then cannot be removed.
 */
export const changeCompany = (state: AccountState, userId: string, changes: CompanyChanges): AccountDecision =>
  opened(state, () => {
    if (!state.commercial) return refused('not_commercial');
    const next = { ...state, ...present(changes) };
    if (!next.company) return refused('company_needed');
    const needsLegalHints = Boolean(next.description || next.homepage || state.legalHints);
    if (needsLegalHints && !isCompletedCommercial(next)) return refused('legal_hints_needed');
    const { company, description, legalHints, homepage, vatId } = next;
    const before = {
      company: state.company,
      description: state.description,
      legalHints: state.legalHints,
      homepage: state.homepage,
    };
    const described = { company, description, legalHints, homepage };
    const parts: readonly (AccountEvent | false)[] = [
      !same(described, before) && { type: 'CompanyDescribed', data: { userId, ...described } },
      vatId !== state.vatId && { type: 'VatIdChanged', data: { userId, vatId } },
    ];
    return decided(parts.filter((event) => event !== false));
  });

/**
 * Adds the surrounding postal codes to an address stored without them; an address changed meanwhile already has them.
 */
export const surround = (
  state: AccountState,
  userId: string,
  address: Address,
  around: readonly Point[],
): AccountDecision =>
  state.address && same(state.address, address) && !state.address.around
    ? decided([{ type: 'MainAddressChanged', data: { userId, address: { ...state.address, around: [...around] } } }])
    : nothing;

export const addPlace = (state: AccountState, userId: string, placeId: string, address: Address): AccountDecision =>
  opened(state, () => {
    const known = Object.values(state.places);
    if (state.places[placeId] || known.some((one) => same(one, address))) return nothing;
    if (known.length >= limits.places) return refused('too_many_places', { max: limits.places });
    return decided([{ type: 'PlaceAdded', data: { userId, placeId, address } }]);
  });

export const removePlace = (state: AccountState, userId: string, placeId: string): AccountDecision =>
  opened(state, () =>
    state.places[placeId] ? decided([{ type: 'PlaceRemoved', data: { userId, placeId } }]) : nothing,
  );

export const changePicture = (state: AccountState, userId: string, imageId: string | null): AccountDecision =>
  opened(state, () =>
    state.imageId === imageId ? nothing : decided([{ type: 'ProfilePictureChanged', data: { userId, imageId } }]),
  );

export const received = (state: AccountState, userId: string, as: Side, stars: number): AccountDecision =>
  state.opened ? decided([{ type: 'RatingReceived', data: { userId, as, stars } }]) : nothing;

export const recounted = (
  state: AccountState,
  userId: string,
  as: Side,
  { stars, counts }: Readonly<{ stars: number; counts: boolean }>,
): AccountDecision =>
  state.opened ? decided([{ type: 'RatingRecounted', data: { userId, as, stars, counts } }]) : nothing;

export const lent = (state: AccountState, userId: string): AccountDecision =>
  state.opened ? decided([{ type: 'ThingLent', data: { userId } }]) : nothing;

export const answered = (state: AccountState, userId: string, minutes: number): AccountDecision =>
  state.opened ? decided([{ type: 'RequestAnswered', data: { userId, minutes } }]) : nothing;
