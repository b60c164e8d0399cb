import type { QueryContext } from '@lendring/contracts/kernel/service-api.js';
import type { accountApi } from '@lendring/contracts/account/queries.js';
import type { Suspension } from '@lendring/contracts/account/suspension.js';
import type { groupApi } from '@lendring/contracts/group/queries.js';
import type { offerApi } from '@lendring/contracts/offer/queries.js';
import { addressLine } from '@lendring/contracts/kernel/place.js';
import { timeZones } from '@lendring/contracts/rules/time-zones.js';
import type { Clock } from '@lendring/platform/base/clock.js';
import { lruMap } from '@lendring/platform/base/lru-map.js';
import { isAway } from '@lendring/platform/rpc/api-errors.js';
import { addressApartFrom, languageFrom, nameFrom } from '@lendring/platform/runtime/service-apis/account-facts.js';
import type { ServiceClient } from '@lendring/platform/runtime/service-apis/service-client.js';
import type { Clients, Mails } from './ports.js';

export type ServiceApis = Readonly<{
  group: Readonly<{ queries: Pick<ServiceClient<typeof groupApi>['queries'], 'leaders'> }>;
  offer: Readonly<{ queries: Pick<ServiceClient<typeof offerApi>['queries'], 'terms' | 'hold' | 'own'> }>;
  account: Readonly<{
    queries: Pick<
      ServiceClient<typeof accountApi>['queries'],
      | 'place'
      | 'askObjection'
      | 'deliverySteps'
      | 'autoReply'
      | 'areApart'
      | 'opening'
      | 'contact'
      | 'standing'
      | 'cards'
      | 'languageAt'
      | 'isAddressApart'
    >;
    commands: Pick<ServiceClient<typeof accountApi>['commands'], 'confirmErasure'>;
  }>;
}>;

const REMEMBERED = 5_000;
/** Maximum page size of the offer service. */
const PAGE = 100;

export const clientsOf = ({ group, offer, account }: ServiceApis, clock: Clock, mails: Mails): Clients => {
  const context = (): QueryContext => ({ actor: { kind: 'system', name: 'request' }, at: clock.now() });
  const suspensions = lruMap<string, Readonly<{ suspended: Suspension | null }>>(REMEMBERED);
  return {
    ...mails,
    offerTerms: (offerId, askerId, evenPaused) =>
      offer.queries.terms({ offerId, askerId, ...(evenPaused && { evenPaused }) }, context()),
    async ownOffers(userId) {
      const asUser: QueryContext = { actor: { kind: 'user', userId, roles: [] }, at: clock.now() };
      const found = new Map<string, Awaited<ReturnType<Clients['ownOffers']>>[number]>();
      for (let page = 1; ; page += 1) {
        const { items, total } = await offer.queries.own({ paging: { page, size: PAGE } }, asUser);
        for (const { offerId, status, place } of items)
          found.set(offerId, { offerId, zone: timeZones[place?.country ?? 'DE'], isActive: status === 'active' });
        if (page * PAGE >= total) return [...found.values()];
      }
    },
    offerHold: (offerId) => offer.queries.hold({ offerId }, context()),
    askObjection: (question) => account.queries.askObjection(question, context()),
    deliverySteps: (question) => account.queries.deliverySteps(question, context()),
    completeness: (userId) => account.queries.place({ userId }, context()),
    autoReply: (question) => account.queries.autoReply(question, context()),
    openingOf: (userId, placeId) => account.queries.opening({ userId, placeId }, context()),
    addressOf: async (userId, placeId, shared) => {
      const contact = await account.queries.contact({ userId, placeId }, context());
      return contact?.address?.street && (contact.commercial || shared) ? addressLine(contact.address) : null;
    },
    phoneOf: async (userId) => {
      const contact = await account.queries.contact({ userId }, context());
      return contact?.commercial ? contact.phone : null;
    },
    isBlockedPair: async (one, other) => {
      try {
        return await account.queries.areApart({ one, other }, context());
      } catch (error) {
        // Degrades to "not blocked" while the account service is down, so that other users' loans continue (ADR 119).
        if (isAway(error)) return false;
        throw error;
      }
    },
    suspensionOf: async (userId) => {
      const at = clock.now();
      try {
        const { suspended } = await account.queries.standing({}, { actor: { kind: 'user', userId, roles: [] }, at });
        suspensions.set(userId, { suspended });
        return suspended;
      } catch (error) {
        if (!isAway(error)) throw error;
        const known = suspensions.get(userId)?.suspended ?? null;
        return known && known.until !== null && known.until <= at ? null : known;
      }
    },
    leadersOf: (groupId) => group.queries.leaders({ groupId }, context()),
    confirmErasure: account.commands.confirmErasure,
    nameOf: nameFrom({ account }, 'request'),
    languageAt: languageFrom({ account }, 'request'),
    isAddressApart: addressApartFrom({ account }, 'request'),
  };
};
