import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { AddressBody, ProfilePatch } from '@lendring/contracts/http/profile.js';
import type { Profile, ProfileChanges, SearchStart } from '@lendring/contracts/account/profile.js';
import type { Address } from '@lendring/contracts/kernel/place.js';
import type { Position } from '@lendring/contracts/kernel/ids.js';
import { UserId } from '@lendring/contracts/kernel/ids.js';
import type * as z from 'zod';
import { accepted, ApiError, found } from '../errors/api-error.js';
import { commandContext, queryContext, type Caller, type Handlers } from '../caller/handlers.js';
import { optional } from '../caller/optional.js';
import { fieldText, nicknameAvailable } from '@lendring/contracts/http/messages.js';
import { inLanguage } from '@lendring/contracts/kernel/texts.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import type { Agreements } from '../settings/agreements.js';
import { profileShape, type OwnProfile } from '../shapes/profile.js';
import { calledAs, townNames, withTown } from '../shapes/towns.js';
import { publicProfileShape } from '../shapes/user.js';
import { exceptionsIn } from '../shapes/opening.js';
import { broughtShape } from './reputation.js';

export const readProfile = async (apis: ServiceApis, caller: Caller, after?: Position): Promise<Profile> =>
  found(await apis.account.queries.profile({}, queryContext(caller, after)), 'account_not_found');

export const readOwnProfile = async (apis: ServiceApis, caller: Caller, after?: Position): Promise<OwnProfile> => {
  const [profile, planId] = await Promise.all([
    readProfile(apis, caller, after),
    optional(caller, null, async () => (await apis.billing.queries.plan({}, queryContext(caller))).planId),
  ]);
  const { address, billingAddress, searchStart } = profile;
  const names = await townNames(apis, caller, [address?.cityId, billingAddress?.cityId, searchStart.region?.cityId]);
  return {
    ...profile,
    planId,
    address: address && calledAs(names, address),
    billingAddress: billingAddress && calledAs(names, billingAddress),
    searchStart: { ...searchStart, region: searchStart.region && calledAs(names, searchStart.region) },
  };
};

const companyShape = (p: Profile) => ({
  ...p,
  companyLegalhints: p.legalHints,
  companyHomepage: p.homepage,
  companyVatId: p.vatId,
});

/**
 * Builds the address that the account stores. Town and postal code come from the place index, never from the caller.
 * @param at path of the address in the body, for errors
 */
export const addressOf = async (
  apis: ServiceApis,
  caller: Caller,
  body: Camel<z.output<typeof AddressBody>>,
  at = 'address.',
): Promise<Address> => {
  const answer = await apis.place.queries.address(
    { cityId: body.cityId, postal: body.postal, locale: caller.locale },
    queryContext(caller),
  );
  if (answer.ok) return { street: body.street, accuracy: null, ...answer.place };
  const path = answer.problem === 'city_unknown' ? `${at}city_id` : `${at}postal`;
  throw new ApiError('invalid_input', {}, [
    { path, code: answer.problem === 'city_unknown' ? 'place_not_found' : 'postal_unknown' },
  ]);
};

const searchStartOf = async (
  apis: ServiceApis,
  caller: Caller,
  { cityId, radius }: NonNullable<Camel<ProfilePatch>['searchStart']>,
): Promise<SearchStart> => {
  if (cityId === null) return { region: null, radius };
  const town = await apis.place.queries.city({ cityId, locale: caller.locale }, queryContext(caller));
  if (!town) throw new ApiError('invalid_input', {}, [{ path: 'search_start.city_id', code: 'place_not_found' }]);
  return { region: { city: town.city, cityId: town.id, cityUrl: town.cityUrl }, radius };
};

const changesOf = async (
  apis: ServiceApis,
  caller: Caller,
  { address, billingAddress, searchStart, ...same }: Camel<ProfilePatch>,
): Promise<ProfileChanges> => ({
  ...same,
  ...(searchStart !== undefined && { searchStart: await searchStartOf(apis, caller, searchStart) }),
  ...(billingAddress !== undefined && {
    billingAddress: billingAddress && (await addressOf(apis, caller, billingAddress, 'billing_address.')),
  }),
  ...(address !== undefined && { address: await addressOf(apis, caller, address) }),
});

export const profileHandlers = (
  apis: ServiceApis,
  agreements: Pick<Agreements, 'status'>,
): Handlers<'init' | 'profile' | 'changeProfile' | 'company' | 'changeCompany' | 'nickname' | 'userProfile'> => {
  const { commands, queries } = apis.account;
  return {
    init: async (_, caller) => {
      const [profile, terms] = await Promise.all([readOwnProfile(apis, caller), agreements.status(caller)]);
      return { profile: profileShape(profile), usergroup: profile.roles, suspended: caller.suspended, terms };
    },
    profile: async (_, caller) => profileShape(await readOwnProfile(apis, caller)),
    changeProfile: async ({ body }, caller) => {
      const changes = await changesOf(apis, caller, body);
      const answer = await commands.changeProfile({ changes }, commandContext(caller));
      const after = accepted(answer, { organisation_disagrees: 'organisation' });
      return profileShape(await readOwnProfile(apis, caller, after));
    },
    company: async (_, caller) => companyShape(await readProfile(apis, caller)),
    changeCompany: async ({ body }, caller) => {
      const { company, companyDescription, companyLegalhints, companyHomepage, companyVatId } = body;
      const changes = {
        ...(company !== undefined && { company }),
        ...(companyDescription !== undefined && { description: companyDescription }),
        ...(companyLegalhints !== undefined && { legalHints: companyLegalhints }),
        ...(companyHomepage !== undefined && { homepage: companyHomepage }),
        ...(companyVatId !== undefined && { vatId: companyVatId }),
      };
      const answer = await commands.changeCompany({ changes }, commandContext(caller));
      const after = accepted(answer, { legal_hints_needed: 'company_legalhints' });
      return companyShape(await readProfile(apis, caller, after));
    },
    nickname: async ({ query }, caller) => {
      const problem = await queries.nicknameProblem({ nickname: query.nickname }, queryContext(caller));
      return {
        available: problem === null,
        text: problem ? fieldText(problem, caller.locale) : inLanguage(nicknameAvailable, caller.locale),
      };
    },
    userProfile: async ({ id }, caller) => {
      const who = UserId.safeParse(id).success ? { userId: id } : { nickname: id };
      const profile = found(await queries.publicProfile(who, queryContext(caller)), 'user_not_found');
      if (profile.former) throw new ApiError('account_deleted');
      const { userId } = profile;
      const [[shown = profile], brought, trader, loans, opening] = await Promise.all([
        withTown(apis, caller, [profile]),
        queries.brought({ userId }, queryContext(caller)),
        profile.commercial ? queries.trader({ userId }, queryContext(caller)) : null,
        optional(caller, null, () => apis.request.queries.loans({ userId }, queryContext(caller))),
        profile.openingHours === null
          ? null
          : optional(caller, null, () => queries.opening({ userId, placeId: null }, queryContext(caller))),
      ]);
      return {
        ...publicProfileShape(shown, loans?.borrowed ?? null),
        openingExceptions: exceptionsIn(opening?.exceptions ?? [], caller.locale),
        brought: brought.map(broughtShape),
        // The same town has one name on the page.
        trader: trader && { ...trader, city: trader.city === profile.city ? (shown.city ?? trader.city) : trader.city },
      };
    },
  };
};
