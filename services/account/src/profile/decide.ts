import type { Organisation } from '@lendring/contracts/account/organisations.js';
import type { CompanyChanges, ProfileChanges } from '@lendring/contracts/account/profile.js';
import type { AccountEvent } from '@lendring/contracts/account/events.js';
import { decided, refused } from '@lendring/contracts/kernel/decider.js';
import { same } from '@lendring/contracts/rules/same.js';
import { isCompletedCommercial, type AccountState } from '../account/account.aggregate.js';
import { ifOpened, type AccountDecision } from '../account/decide.js';
import { mainHoursChanged } from '../opening-days/decide.js';

const present = <Changes extends object>(changes: Changes): Partial<Changes> =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Partial<Changes>;

/** Kind of organisation after the changes; null: the account is private. */
const organisationAfter = (
  { organisation: before }: AccountState,
  { commercial, organisation }: ProfileChanges,
): Organisation | null => {
  if (organisation !== undefined) return organisation;
  if (commercial === undefined) return before;
  return commercial ? (before ?? 'business') : null;
};

const sameAddress = (one: string, other: string | null): boolean => one.toLowerCase() === other?.toLowerCase();

export const changeProfile = (state: AccountState, userId: string, changes: ProfileChanges): AccountDecision =>
  ifOpened(state, () => {
    if (changes.contactEmail !== undefined && !sameAddress(changes.contactEmail, state.email))
      return refused('contact_unconfirmed');
    if (changes.primaryPlaceId && !state.places[changes.primaryPlaceId]) return refused('place_unknown');
    const organisation = organisationAfter(state, changes);
    const commercial = organisation !== null;
    if (changes.commercial !== undefined && changes.commercial !== commercial) return refused('organisation_disagrees');
    const before = { ...state, contactEmail: state.contactEmail ?? state.email };
    const contact = changes.contactEmail && state.email;
    const next = { ...before, ...present({ ...changes, contactEmail: contact }), commercial, organisation };
    const differs = (...keys: readonly (keyof AccountState)[]) => keys.some((key) => !same(next[key], before[key]));
    const { nickname, firstname, lastname, contactEmail, phone, color, address } = next;
    const { privacy, searchStart, language, primaryPlaceId, billingAddress } = next;
    const parts: readonly (AccountEvent | false)[] = [
      differs('nickname') && { type: 'NicknameChosen', data: { userId, nickname } },
      differs('firstname', 'lastname') && { type: 'PersonNamed', data: { userId, firstname, lastname } },
      differs('contactEmail', 'phone') && { type: 'ContactChanged', data: { userId, contactEmail, phone } },
      differs('organisation') && {
        type: 'AccountKindChosen',
        data: { userId, commercial, ...(organisation !== null && { organisation }) },
      },
      color !== null && differs('color') && { type: 'ColourChosen', data: { userId, color } },
      differs('address') && { type: 'MainAddressChanged', data: { userId, address } },
      differs('primaryPlaceId') && { type: 'PrimaryPlaceChosen', data: { userId, placeId: primaryPlaceId } },
      differs('billingAddress') && { type: 'BillingAddressChanged', data: { userId, address: billingAddress } },
      changes.openingHours !== undefined && (mainHoursChanged(state, userId, changes.openingHours) ?? false),
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
  ifOpened(state, () => {
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

export const changePicture = (state: AccountState, userId: string, imageId: string | null): AccountDecision =>
  ifOpened(state, () =>
    state.imageId === imageId ? decided([]) : decided([{ type: 'ProfilePictureChanged', data: { userId, imageId } }]),
  );
