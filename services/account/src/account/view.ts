import { colours } from '@lendring/contracts/account/colours.js';
import type { Contact, Profile, PublicProfile } from '@lendring/contracts/account/profile.js';
import type { Recipient } from '@lendring/contracts/account/account.js';
import { pick } from '@lendring/contracts/kernel/pick.js';
import { isCompleted, isCompletedCommercial, rolesOf, type AccountState } from './account.aggregate.js';
import type { AccountDocument } from './projection.js';

const colourOf = ({ color, userId }: AccountDocument): string =>
  color ?? colours[Number.parseInt(userId.slice(0, 6), 16) % colours.length]?.[0] ?? colours[0][0];

const FORMER_COLOUR = '#59636b';

export const isGone = ({ deletion }: Pick<AccountDocument, 'deletion'>): boolean =>
  deletion !== null && deletion.stage !== 'asked';

/** Minimum number of answers: with fewer, a single slow day would distort the median. */
const ENOUGH_ANSWERS = 3;
const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const [low = 0, high = 0] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return Math.round((low + high) / 2);
};

/** Mail address: the sign-in address once confirmed. An unconfirmed address may belong to another person. */
const reachable = ({ email, emailVerified }: Pick<AccountState, 'email' | 'emailVerified'>): string =>
  emailVerified ? (email ?? '') : '';

const languageOf = ({ language, locale }: Pick<AccountState, 'language' | 'locale'>) => language ?? locale;

export const recipientOf = (state: AccountState): Recipient => {
  const { nickname, firstname, company, commercial } = state;
  const [locale, chose] = [languageOf(state), state.language !== null];
  return {
    email: reachable(state) || null,
    locale,
    chose,
    name: (commercial ? company : null) ?? firstname ?? nickname,
  };
};

/** Profile as its owner sees it. The confirmation of the VAT id is part of the trader data instead. */
export const profileOf = (document: AccountDocument, at: string): Omit<Profile, 'vatIdConfirmed'> => {
  const { vendor, creator } = document.ratingAs;
  return {
    ...pick(
      document,
      'userId',
      'emailVerified',
      'phone',
      'nickname',
      'firstname',
      'lastname',
      'commercial',
      'organisation',
      'company',
      'legalHints',
      'homepage',
      'vatId',
      'address',
      'primaryPlaceId',
      'billingAddress',
      'imageId',
      'openingHours',
      'privacy',
      'searchStart',
      'registeredAt',
    ),
    email: document.email ?? '',
    language: languageOf(document),
    roles: rolesOf(document, at),
    contactEmail: reachable(document),
    companyDescription: document.description,
    color: colourOf(document),
    completed: isCompleted(document),
    completedCommercial: isCompletedCommercial(document),
    rating: { sum: vendor.sum + creator.sum, count: vendor.count + creator.count },
  };
};

const former = ({ userId, registeredAt }: AccountDocument): PublicProfile => ({
  userId,
  nickname: '',
  former: true,
  color: FORMER_COLOUR,
  imageId: null,
  commercial: false,
  organisation: null,
  company: null,
  companyDescription: null,
  legalHints: null,
  homepage: null,
  openingHours: null,
  city: null,
  cityId: null,
  registeredAt,
  ratingAsVendor: { sum: 0, count: 0 },
  ratingAsCreator: { sum: 0, count: 0 },
  lentCount: 0,
  answerMinutes: null,
  searchEngines: false,
  verified: { email: false, phone: false },
});

/** Public profile; null without a nickname. For private users, it contains no name and only the town. */
export const publicProfileOf = (document: AccountDocument): PublicProfile | null => {
  const {
    userId,
    nickname,
    imageId,
    commercial,
    organisation,
    company,
    description,
    legalHints,
    homepage,
    address,
    openingHours,
    registeredAt,
    ratingAs,
    lentCount,
    answers,
    privacy,
    email,
    emailVerified,
    verification,
  } = document;
  if (isGone(document)) return former(document);
  if (nickname === null) return null;
  const shop = commercial
    ? { company, companyDescription: description, legalHints, homepage, openingHours }
    : { company: null, companyDescription: null, legalHints: null, homepage: null, openingHours: null };
  return {
    userId,
    nickname,
    imageId,
    commercial,
    organisation,
    registeredAt,
    lentCount: privacy.loans ? lentCount : null,
    searchEngines: privacy.searchEngines,
    verified: { email: emailVerified && email !== null, phone: verification.held !== null },
    ...shop,
    color: colourOf(document),
    city: address?.city ?? null,
    cityId: address?.cityId ?? null,
    ratingAsVendor: ratingAs.vendor,
    ratingAsCreator: ratingAs.creator,
    answerMinutes: !privacy.answerTime || answers.length < ENOUGH_ANSWERS ? null : median(answers),
  };
};

/**
 * Contact details at one of the user's places (null: the main address). The caller must check the permission (spec
 * §4: contact details are released on acceptance).
 */
export const contactOf = (document: AccountDocument, placeId: string | null = null): Contact => {
  const { userId, firstname, lastname, commercial, company, phone, places } = document;
  const place = placeId === null ? undefined : places[placeId];
  const placeDeleted = placeId !== null && place === undefined;
  return {
    userId,
    firstname: firstname ?? '',
    lastname: lastname ?? '',
    commercial,
    company: commercial ? company : null,
    email: reachable(document),
    phone,
    // Only the place was shown to the other side; the main address of a private user is their home.
    address: placeDeleted && !commercial ? null : (place ?? document.address),
    placeDeleted,
  };
};
