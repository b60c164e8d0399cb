import type { offerApi } from '@lendring/contracts/offer/queries.js';
import { services } from '@lendring/contracts/services.js';
import { builtInCategories, type Categories } from '@lendring/contracts/reference/category-tree.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import { everythingIncluded, type IncludedInPlan } from '@lendring/contracts/billing/included-in-plan.js';
import { joinBackground } from '@lendring/platform/runtime/service/capability.js';
import { namedCommands } from '@lendring/platform/runtime/service/command-call.js';
import { dailyHandler } from '@lendring/platform/runtime/daily-numbers/query.js';
import type { ConfirmErasure } from '@lendring/platform/runtime/service/erasure-reaction.js';
import {
  createServiceCore,
  type ServiceCore,
  type ServicePorts,
} from '@lendring/platform/runtime/service/service-core.js';
import type { Recorded, ServiceParts } from '@lendring/platform/runtime/service/service-parts.js';
import { accountDeletion } from './account-deletion/capability.js';
import { offerCategories } from './categories/capability.js';
import { daily } from './daily.js';
import { offerDefaults } from './defaults/capability.js';
import { drafts } from './drafts/capability.js';
import { editing } from './editing/capability.js';
import { askerGroups } from './groups/asker-groups.js';
import { groups } from './groups/capability.js';
import type { MemberGroups } from './groups/member-groups.port.js';
import { createHits } from './hits/hits.js';
import { bulk } from './bulk/capability.js';
import { offerImport } from './import/capability.js';
import { inspection } from './inspection/capability.js';
import { pictures as fingerprints } from './inspection/pictures.js';
import { lending } from './lending/capability.js';
import { missedSearches } from './missed-searches/capability.js';
import { moderation } from './moderation/capability.js';
import { offersRead } from './offer/capability.js';
import { cardsOf } from './offer/cards.js';
import { openingTimes } from './opening-times/capability.js';
import { ownOffers } from './own-offers/capability.js';
import { ownTable } from './own-table/capability.js';
import { offerPictures } from './pictures/capability.js';
import { places } from './places/capability.js';
import type { OwnerPlace } from './places/owner-place.port.js';
import type { Ports } from './ports.js';
import { projectionsIn } from './projections.js';
import { publish, type StoredOfferEvent } from './publish.js';
import { publishing } from './publishing/capability.js';
import { searchQueries } from './search-queries/capability.js';
import type { SearchEngine } from './search/search.port.js';
import { stock as stockOf } from './stock/capability.js';
import type { Stock } from './stock/stock.port.js';

export type OfferService = Readonly<{
  parts: ServiceParts;
  core: ServiceCore<SearchEngine>;
  handlers: ServiceHandlers<typeof offerApi>;
}>;

export const offerService = (
  ports: ServicePorts<SearchEngine>,
  ownerPlace: OwnerPlace,
  memberGroups: MemberGroups,
  stock: Stock,
  pictures: Ports['pictures'],
  downloads: Ports['downloads'],
  confirmErasure: ConfirmErasure,
  included: IncludedInPlan = everythingIncluded,
  categories: Categories = builtInCategories,
): OfferService => {
  const projections = projectionsIn(categories);
  const [offers] = projections;
  const core = createServiceCore(services.offer, ports);
  const { documents } = ports;
  const hits = createHits(documents);
  const deps: Ports = {
    commands: core.commands,
    load: core.load,
    loadKnown: core.loadKnown,
    offers: core.view(offers),
    search: core.searchView(offers),
    hits,
    groups: askerGroups(memberGroups),
    cards: cardsOf({ hits, categories }),
    ownerPlace,
    memberGroups,
    stock,
    included,
    categories,
    pictures,
    downloads,
    caughtUp: () => core.caughtUp([offers]),
  };
  const edits = editing(deps);
  const images = offerPictures(deps);
  const can = {
    offersRead: offersRead(deps),
    ownOffers: ownOffers(deps),
    ownTable: ownTable(deps),
    bulk: bulk(deps),
    offerDefaults: offerDefaults(deps),
    searchQueries: searchQueries(deps),
    missedSearches: missedSearches({ documents }),
    drafts: drafts(deps),
    editing: edits,
    import: offerImport({ ...deps, edit: edits.commands.edit, addImage: images.commands.addImage }),
    groups: groups(deps),
    places: places(deps),
    openingTimes: openingTimes({ ...deps, documents }),
    pictures: images,
    publishing: publishing(deps),
    moderation: moderation(deps),
    lending: lending(deps),
    stock: stockOf(deps),
    categories: offerCategories(deps),
    inspection: inspection({
      offers: deps.offers,
      pictures: core.view(fingerprints),
      caughtUp: () => core.caughtUp([offers, fingerprints]),
    }),
    accountDeletion: accountDeletion({ ...deps, store: core.store, documents, confirmErasure }),
  };
  return {
    core,
    parts: {
      projections: [...projections],
      ...joinBackground(Object.values(can)),
      publish: (event) => publish(event as Recorded<StoredOfferEvent>, categories.tree()),
    },
    handlers: {
      commands: namedCommands<typeof offerApi>({
        ...can.offersRead.commands,
        ...can.missedSearches.commands,
        ...can.ownTable.commands,
        ...can.bulk.commands,
        ...can.offerDefaults.commands,
        ...can.import.commands,
        ...can.drafts.commands,
        ...can.editing.commands,
        ...can.places.commands,
        ...can.pictures.commands,
        ...can.publishing.commands,
      }),
      queries: {
        daily: dailyHandler(core.view(daily), ['category'], ['town']),
        ...can.offersRead.queries,
        ...can.ownOffers.queries,
        ...can.ownTable.queries,
        ...can.offerDefaults.queries,
        ...can.import.queries,
        ...can.searchQueries.queries,
        ...can.missedSearches.queries,
        ...can.groups.queries,
        ...can.pictures.queries,
        ...can.lending.queries,
        ...can.categories.queries,
        ...can.inspection.queries,
        ...can.accountDeletion.queries,
      },
    },
  };
};
