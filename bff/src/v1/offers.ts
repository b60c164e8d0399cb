import { snakeOf, type Camel } from '@lendring/contracts/http/camel-case.js';
import { pageAddress } from '@lendring/contracts/pages/address.js';
import { createHash } from 'node:crypto';
import { pricingFromShape } from '@lendring/contracts/http/convert.js';
import { PricingShape } from '@lendring/contracts/http/shapes.js';
import type { DeliveryShape, OfferDefaultsShape, OfferPatch, OfferShape } from '@lendring/contracts/http/offer.js';
import type { OfferId, Position, GroupId } from '@lendring/contracts/kernel/ids.js';
import { noOfferDefaults, type OfferDefaults } from '@lendring/contracts/offer/defaults.js';
import type { OfferChanges } from '@lendring/contracts/offer/editing.js';
import type { OfferCard, OfferView } from '@lendring/contracts/offer/offer.js';
import { hasAskRules, type AskObjection } from '@lendring/contracts/rules/may-ask.js';
import { noPreparation } from '@lendring/contracts/rules/preparation.js';
import { same } from '@lendring/contracts/rules/same.js';
import type { Pictures } from '@lendring/platform/pictures/pictures.port.js';
import { visitorOf } from '../caller/visitor.js';
import { accepted, found } from '../errors/api-error.js';
import { optional } from '../caller/optional.js';
import { commandContext, queryContext, systemQuery, type Caller, type Handlers } from '../caller/handlers.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import type { Settings } from '../settings/settings.js';
import type { PictureLinks } from '../media/picture-links.js';
import { deliveryShape, offerCardShape, offerShape } from '../shapes/offer.js';
import { pictureUrl, type PictureUrl } from '../shapes/picture.js';
import { peopleOf, peopleOfEach } from '../shapes/people.js';
import { withTowns } from '../shapes/towns.js';
import { openingIn } from '../shapes/opening.js';
import { pagingOf } from './paging.js';

export type OfferTerms = Pick<Settings, 'termsVersion' | 'countingTerms'>;

type Options = Readonly<{
  apis: ServiceApis;
  links: PictureLinks;
  pictures: Pick<Pictures, 'unhide'>;
  publicUrl: string;
  terms: OfferTerms;
  hitSalt: () => string;
}>;

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** Derives an id of ten base-32 letters from the command id, so that a retried click creates the same offer. */
export const offerIdFrom = (commandId: string): OfferId =>
  Array.from(
    createHash('sha256').update(`offer ${commandId}`).digest().subarray(0, 10),
    (byte) => ALPHABET[byte % 32],
  ).join('');

const centsOf = (deposit: number | null) => (deposit === null ? null : { minor: deposit, currency: 'EUR' as const });

const deliveryOf = (delivery: Camel<DeliveryShape> | null) =>
  delivery && { ...delivery, steps: delivery.steps.map(({ upToKm, price }) => ({ upToKm, cents: price })) };

const defaultsShape = (defaults: OfferDefaults): Camel<OfferDefaultsShape> => ({
  ...defaults,
  deposit: defaults.deposit?.minor ?? null,
  depositPerUnit: defaults.depositPerUnit ?? false,
  delivery: deliveryShape(defaults.delivery),
  set: !same(defaults, noOfferDefaults),
});

const changesOf = (
  { pricing, deposit, delivery, termsAccepted, ...others }: Camel<OfferPatch>,
  termsVersion: string,
): OfferChanges => ({
  ...others,
  ...(pricing !== undefined && { pricings: pricing.map((one) => pricingFromShape(snakeOf(PricingShape, one))) }),
  ...(deposit !== undefined && { deposit: centsOf(deposit) }),
  ...(delivery !== undefined && { delivery: deliveryOf(delivery) }),
  ...(termsAccepted !== undefined && { termsVersion }),
});

export const isPublic = ({ status, audience }: Pick<OfferCard, 'status' | 'audience'>): boolean =>
  status === 'active' && audience.seenBy === 'everyone';

export const picturesOf = (
  links: PictureLinks,
  offer: Pick<OfferCard, 'status' | 'audience'>,
  { at }: Caller,
): PictureUrl => (isPublic(offer) ? pictureUrl : links.signed(at));

const groupName = ({ groupId, name }: Readonly<{ groupId: GroupId; name: string }>) => ({ groupId, name });

/**
 * Returns the groups that a user without access could join to request the offer, since the offer itself lists only
 * the caller's groups.
 */
const joinableOf = async (apis: ServiceApis, caller: Caller, offerId: OfferId) =>
  optional(caller, [], async () => {
    const offer = await apis.offer.queries.one({ offerId }, systemQuery(caller, 'groups-to-join'));
    const { groupIds = [] } = offer?.audience ?? {};
    return groupIds.length === 0 ? [] : apis.group.queries.joinable({ groupIds }, queryContext(caller));
  });

/** Condition that the caller does not meet; null while the account service is down: the request is checked again. */
const cannotAskOf = async (
  apis: ServiceApis,
  caller: Caller,
  { ownerId, askRules: rules, place }: Pick<OfferView, 'ownerId' | 'askRules' | 'place'>,
): Promise<AskObjection | null> => {
  const { userId } = caller;
  if (userId === null || userId === ownerId || !place || !hasAskRules(rules)) return null;
  const { country, point, radius } = place;
  return optional(caller, null, () =>
    apis.account.queries.askObjection({ userId, rules, place: { country, point, radius } }, queryContext(caller)),
  );
};

export const readOffer = async (
  { apis, links, terms }: Pick<Options, 'apis' | 'links' | 'terms'>,
  caller: Caller,
  offerId: OfferId,
  after?: Position,
): Promise<Camel<OfferShape>> => {
  const offer = found(await apis.offer.queries.one({ offerId }, queryContext(caller, after)), 'offer_not_found');
  const { groupIds } = offer.audience;
  const [people, [named = offer], groups, reader, opening, cannotAsk] = await Promise.all([
    peopleOf(apis, caller, [offer.ownerId]),
    withTowns(apis, caller, [offer]),
    groupIds.length === 0
      ? []
      : optional(caller, [], () => apis.group.queries.names({ groupIds }, queryContext(caller))),
    caller.userId === null || caller.userId === offer.ownerId
      ? null
      : optional(caller, null, () => apis.account.queries.profile({}, queryContext(caller))),
    optional(caller, null, async () => {
      const { ownerId: userId, placeId } = offer;
      return openingIn(await apis.account.queries.opening({ userId, placeId }, queryContext(caller)), caller.locale);
    }),
    cannotAskOf(apis, caller, offer),
  ]);
  const isClosed = offer.audience.lentTo === 'members' && groups.length === 0 && caller.userId !== offer.ownerId;
  const isForCompanies = offer.commercialOnly && reader?.commercial === false;
  const joinable = isClosed ? await joinableOf(apis, caller, offerId) : [];
  return offerShape(
    named,
    people.get(offer.ownerId) ?? null,
    { groups: groups.map(groupName), joinable: joinable.map(groupName) },
    caller.userId,
    offer.hiddenPictures.length > 0 ? links.signedForOwner(caller.at) : picturesOf(links, offer, caller),
    terms.countingTerms(),
    reader?.address?.point ?? null,
    opening,
    isForCompanies ? 'commercial_only' : cannotAsk,
  );
};

export const offerHandlers = ({
  apis,
  links,
  pictures,
  publicUrl,
  terms,
  hitSalt,
}: Options): Handlers<
  | 'offer'
  | 'offers'
  | 'offerDefaults'
  | 'setOfferDefaults'
  | 'offersByIds'
  | 'draftOffer'
  | 'changeOffer'
  | 'publishOffer'
  | 'activateOffer'
  | 'countHit'
  | 'offerPermalink'
  | 'offerDelivery'
> => {
  const { commands, queries } = apis.offer;
  const read = (caller: Caller, offerId: OfferId, after?: Position) =>
    readOffer({ apis, links, terms }, caller, offerId, after);

  /** Publish the pictures at once; the offer service would publish them only eventually. */
  const online = async (caller: Caller, offerId: OfferId, after: Position): Promise<Camel<OfferShape>> => {
    const offer = await read(caller, offerId, after);
    if (offer.audience.seenBy === 'everyone')
      await Promise.allSettled(offer.images.map((image) => pictures.unhide(image.imageId)));
    return offer;
  };

  return {
    offer: ({ id }, caller, after) => read(caller, id, after),
    offers: async ({ query }, caller) => {
      const { page, size, status, query: text, sort, outsideGroup } = query;
      const answer = await queries.own(
        {
          paging: { page, size },
          ...(status && { status }),
          ...(text && { text }),
          ...(sort && { sort }),
          ...(outsideGroup && { outsideGroup }),
        },
        queryContext(caller),
      );
      const [people, items] = await Promise.all([
        peopleOf(apis, caller, [caller.userId]),
        withTowns(apis, caller, answer.items),
      ]);
      return {
        offers: items.map((o) => ({
          ...offerCardShape(o, people.get(o.ownerId) ?? null, null, picturesOf(links, o, caller)),
          hiddenImageCount: o.hiddenPictures,
        })),
        paging: pagingOf(answer),
      };
    },
    offersByIds: async ({ query }, caller) => {
      const cards = await queries.many({ offerIds: query.ids }, queryContext(caller));
      const [people, items] = await Promise.all([
        peopleOfEach(apis, caller, cards, (c) => c.ownerId),
        withTowns(apis, caller, cards),
      ]);
      return items.map((c) => offerCardShape(c, people.get(c.ownerId) ?? null, null, picturesOf(links, c, caller)));
    },
    draftOffer: async (_, caller) => {
      const offerId = offerIdFrom(caller.commandId);
      const profile = await optional(caller, null, () => apis.account.queries.profile({}, queryContext(caller)));
      const draft = { offerId, placeId: profile?.primaryPlaceId ?? null };
      return read(caller, offerId, accepted(await commands.draft(draft, commandContext(caller))));
    },
    changeOffer: async ({ id, body }, caller) =>
      read(
        caller,
        id,
        accepted(
          await commands.edit({ offerId: id, changes: changesOf(body, terms.termsVersion()) }, commandContext(caller)),
        ),
      ),
    offerDefaults: async (_, caller, after) => defaultsShape(await queries.defaults({}, queryContext(caller, after))),
    setOfferDefaults: async ({ body: { deposit, delivery, bookingRules, ...others } }, caller) => {
      const defaults = {
        ...others,
        deposit: centsOf(deposit),
        delivery: deliveryOf(delivery),
        bookingRules: { preparation: noPreparation, ...bookingRules },
      };
      const after = accepted(await commands.setDefaults(defaults, commandContext(caller)));
      return defaultsShape(await queries.defaults({}, queryContext(caller, after)));
    },
    publishOffer: async ({ id }, caller) =>
      online(
        caller,
        id,
        accepted(await commands.publish({ offerId: id, terms: [...terms.countingTerms()] }, commandContext(caller))),
      ),
    activateOffer: async ({ id }, caller) =>
      online(caller, id, accepted(await commands.activate({ offerId: id }, commandContext(caller)))),
    countHit: async ({ id }, caller) => {
      const visitor = visitorOf(caller, hitSalt());
      accepted(await commands.countHit({ offerId: id, visitor }, commandContext(caller)));
    },
    offerDelivery: async ({ id }, caller) => {
      const { delivery, place } = found(await queries.one({ offerId: id }, queryContext(caller)), 'offer_not_found');
      const { userId } = caller;
      if (!delivery || !place || userId === null) return [];
      const steps = delivery.steps.map(({ upToKm }) => upToKm);
      const from = { point: place.point, radius: place.radius };
      return apis.account.queries.deliverySteps({ userId, steps, place: from }, queryContext(caller));
    },
    offerPermalink: async ({ id }, caller) => {
      const offer = await read(caller, id);
      return {
        permalink: `${publicUrl}/i/${offer.offerId}`,
        url: `${publicUrl}${pageAddress('de', '/offer/$offerId', { offerId: offer.offerId })}`,
      };
    },
  };
};
