import type { Categories } from '@lendring/contracts/reference/category-tree.js';
import type { IncludedInPlan } from '@lendring/contracts/billing/included-in-plan.js';
import type { Targets } from '@lendring/platform/outgoing/addresses.js';
import type { Downloads } from '@lendring/platform/outgoing/outgoing.port.js';
import type { Pictures } from '@lendring/platform/pictures/pictures.port.js';
import type { SearchView, ServiceCore, View } from '@lendring/platform/runtime/service/service-core.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import type { AskerGroups } from './groups/asker-groups.js';
import type { MemberGroups } from './groups/member-groups.port.js';
import type { Hits } from './hits/hits.js';
import type { Cards } from './offer/cards.js';
import type { OfferDocument } from './offer/document.js';
import type { OwnerPlace } from './places/owner-place.port.js';
import type { SearchEngine } from './search/search.port.js';
import type { Stock } from './stock/stock.port.js';

export type Ports = Readonly<{
  commands: CommandHandler;
  load: ServiceCore['load'];
  loadKnown: ServiceCore['loadKnown'];
  offers: View<OfferDocument>;
  search: SearchView<SearchEngine>;
  hits: Hits;
  groups: AskerGroups;
  cards: Cards;
  ownerPlace: OwnerPlace;
  memberGroups: MemberGroups;
  stock: Stock;
  included: IncludedInPlan;
  categories: Categories;
  pictures: Pictures;
  /** Downloads from allowed addresses. */
  downloads: Downloads & Readonly<{ targets: Targets }>;
  caughtUp: () => Promise<void>;
}>;
