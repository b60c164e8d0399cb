import type { featureCalls } from '@lendring/contracts/http/features.js';
import type { OfferId, Position } from '@lendring/contracts/kernel/ids.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { accepted, found } from '../errors/api-error.js';
import { commandContext, queryContext, type Caller, type Handlers } from '../caller/handlers.js';
import { vatOf } from '../shapes/billing.js';
import { featureQuoteShape, featureShape } from '../shapes/feature.js';
import type { OfferCards } from './offer-cards.js';
import type { FeaturedOffers } from './featured.js';
import { quoted } from './quoted.js';

type Deps = Readonly<{ apis: ServiceApis; cards: OfferCards; featured: FeaturedOffers }>;

const HOME_PLACES = 4;

export const offerFeatureHandlers = ({
  apis: { billing, offer },
  cards,
  featured,
}: Deps): Handlers<keyof typeof featureCalls> => {
  const { commands, queries } = billing;
  const featuresOf = async (offerId: OfferId, caller: Caller, after?: Position) => {
    const context = queryContext(caller, after);
    const [own, vat] = await Promise.all([queries.features({ offerId }, context), queries.vatRate({}, context)]);
    const answer = found(own, 'offer_not_yours');
    return { features: answer.features.map(featureShape), ...vatOf(vat), highlights: answer.highlights };
  };

  return {
    offerFeatures: ({ id }, caller, after) => featuresOf(id, caller, after),
    offerFeatureQuote: async ({ id, query: { feature } }, caller) =>
      featureQuoteShape(
        quoted(await queries.featureQuote({ offerId: id, feature, locale: caller.locale }, queryContext(caller))),
      ),
    bookOfferFeature: async ({ id, body: { feature, net, gross } }, caller) => {
      const paymentId = derivedId(caller.commandId, 'payment');
      const after = accepted(
        await commands.bookFeature({ offerId: id, feature, net, gross, paymentId }, commandContext(caller)),
      );
      return featuresOf(id, caller, after);
    },
    homeOffers: async (_, caller) => {
      const onlyIds = [...(await featured('home', caller))];
      if (onlyIds.length === 0) return { offers: [] };
      const question = {
        onlyIds,
        includeCommercialOnly: true,
        sort: 'newest',
        paging: { page: 1, size: 100 },
      } as const;
      const { items } = await offer.queries.search(question, queryContext(caller));
      return { offers: await cards(inOrderOf(onlyIds, items).slice(0, HOME_PLACES), caller) };
    },
  };
};

export const inOrderOf = <Item extends Readonly<{ offerId: OfferId }>>(
  ids: readonly OfferId[],
  items: readonly Item[],
): readonly Item[] => {
  const byId = new Map(items.map((item) => [item.offerId, item]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};
