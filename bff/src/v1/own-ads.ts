import type { Camel } from '@lendring/contracts/http/camel-case.js';
import type { AdArea } from '@lendring/contracts/billing/ads.js';
import type { OwnAd } from '@lendring/contracts/billing/own-ads.js';
import type { ownAdCalls, AdDraftBody, OwnAdShape } from '@lendring/contracts/http/own-ads.js';
import type { Position } from '@lendring/contracts/kernel/ids.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { Categories } from '@lendring/contracts/reference/category-tree.js';
import type { PictureLinks } from '../media/picture-links.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { accepted, ApiError, found } from '../errors/api-error.js';
import { commandContext, queryContext, type Caller, type Handlers } from '../caller/handlers.js';
import { adQuoteShape, draftOf, ownAdShape } from '../shapes/ad.js';
import { withAdTown, withAdTowns } from '../shapes/ad-towns.js';
import { filed } from '../shapes/filed.js';
import { quoted } from './quoted.js';

type Deps = Readonly<{ apis: Pick<ServiceApis, 'billing' | 'place'>; links: PictureLinks; categories: Categories }>;

export const readOwnAd = async (
  { apis, links, categories }: Deps,
  caller: Caller,
  adId: string,
  after?: Position,
): Promise<Camel<OwnAdShape>> => {
  const context = queryContext(caller, after);
  const [ad, { ads: prices }] = await Promise.all([
    apis.billing.queries.ownAd({ adId }, context),
    apis.billing.queries.catalogue({}, context),
  ]);
  const shape = ownAdShape(found(ad, 'ad_not_found'), prices, links.signedForOwner(caller.at));
  return filed(categories.tree(), await withAdTown(apis, caller, shape));
};

type Drafted = Readonly<{ adId: string; body: Camel<AdDraftBody>; house: boolean }>;

const areaOf = async (
  { place }: Deps['apis'],
  { area }: Camel<AdDraftBody>,
  caller: Caller,
): Promise<AdArea | null> => {
  if (!area) return null;
  const { cityId, radius: radiusKm } = area;
  const { city, point } = found(await place.queries.city({ cityId }, queryContext(caller)), 'place_not_found');
  return { cityId, city, point, radiusKm };
};

const draft = async (deps: Deps, { adId, body, house }: Drafted, caller: Caller): Promise<Camel<OwnAdShape>> => {
  const { apis, categories } = deps;
  const { categoryId } = body;
  if (categoryId !== null && !categories.tree().byId(categoryId)) throw new ApiError('category_not_found');
  const drafted = draftOf(body, await areaOf(apis, body, caller));
  const after = accepted(await apis.billing.commands.draftAd({ adId, ...drafted, house }, commandContext(caller)));
  return readOwnAd(deps, caller, adId, after);
};

const listed = async (
  { apis, links, categories }: Deps,
  caller: Caller,
  house: boolean,
): Promise<{ ads: Camel<OwnAdShape>[] }> => {
  const context = queryContext(caller);
  const [{ ads }, { ads: prices }] = await Promise.all([
    apis.billing.queries.ownAds({ house }, context),
    apis.billing.queries.catalogue({}, context),
  ]);
  const shape = (ad: OwnAd) => filed(categories.tree(), ownAdShape(ad, prices, links.signedForOwner(caller.at)));
  return { ads: await withAdTowns(apis, caller, ads.map(shape)) };
};

export const houseAdHandlers = (deps: Deps): Handlers<'houseAds' | 'draftHouseAd' | 'placeHouseAd'> => ({
  houseAds: (_, caller) => listed(deps, caller, true),
  draftHouseAd: ({ body }, caller) =>
    draft(deps, { adId: derivedId(caller.commandId, 'ad'), body, house: true }, caller),
  placeHouseAd: async ({ id: adId, body: { reason, ...terms } }, caller) => {
    const placed = await deps.apis.billing.commands.placeHouseAd({ adId, terms, reason }, commandContext(caller));
    return readOwnAd(deps, caller, adId, accepted(placed));
  },
});

export const ownAdHandlers = (
  deps: Deps,
): Handlers<Exclude<keyof typeof ownAdCalls, 'prepareAdImage' | 'activateAdImage'>> => {
  const { commands, queries } = deps.apis.billing;

  return {
    adPrices: async (_, caller) => {
      const { ads: prices, way } = await queries.catalogue({}, queryContext(caller));
      return { prices, way };
    },
    ownAds: (_, caller) => listed(deps, caller, false),
    draftAd: ({ body }, caller) => draft(deps, { adId: derivedId(caller.commandId, 'ad'), body, house: false }, caller),
    ownAd: ({ id }, caller) => readOwnAd(deps, caller, id),
    changeAd: async ({ id, body }, caller) => {
      const { house } = await readOwnAd(deps, caller, id);
      return draft(deps, { adId: id, body, house }, caller);
    },
    adQuote: async ({ id }, caller) =>
      adQuoteShape(quoted(await queries.adQuote({ adId: id, locale: caller.locale }, queryContext(caller)))),
    bookAd: async ({ id, body: { net, gross } }, caller) => {
      const paymentId = derivedId(caller.commandId, 'payment');
      const after = accepted(await commands.bookAd({ adId: id, net, gross, paymentId }, commandContext(caller)));
      return readOwnAd(deps, caller, id, after);
    },
    endAd: async ({ id }, caller) => {
      // Check ownership here: billing also lets admins end any ad, but admins use another call.
      await readOwnAd(deps, caller, id);
      const after = accepted(await commands.endAd({ adId: id }, commandContext(caller)));
      return readOwnAd(deps, caller, id, after);
    },
  };
};
