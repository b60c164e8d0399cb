import type { DynamicModule } from '@nestjs/common';
import type { accountApi } from '@lendring/contracts/account/queries.js';
import { offerApi } from '@lendring/contracts/offer/queries.js';
import type { ServiceClient } from '@lendring/platform/runtime/service-apis/service-client.js';
import type { Categories } from '@lendring/contracts/reference/category-tree.js';
import { includedFrom } from '@lendring/contracts/billing/included-in-plan.js';
import type { ServicePorts } from '@lendring/platform/runtime/service/service-core.js';
import { serviceModule } from '@lendring/platform/runtime/service/service-module.js';
import { memberGroupsFrom } from './groups/member-groups.js';
import { ownerPlaceFrom } from './places/owner-place.js';
import type { Ports } from './ports.js';
import type { SearchEngine } from './search/search.port.js';
import { stockFrom } from './stock/stock.js';
import { offerService } from './service.js';

export type OfferNeeds = Readonly<{
  account: Pick<ServiceClient<typeof accountApi>, 'queries'> &
    Readonly<{ commands: Pick<ServiceClient<typeof accountApi>['commands'], 'confirmErasure'> }>;
  group: Parameters<typeof memberGroupsFrom>[0];
  request: Parameters<typeof stockFrom>[0];
  pictures: Ports['pictures'];
  downloads: Ports['downloads'];
  billing?: Parameters<typeof includedFrom>[0];
  categories?: Categories;
}>;

export const offerModule = (
  ports: ServicePorts<SearchEngine>,
  { account, group, request, pictures, downloads, billing, categories }: OfferNeeds,
): DynamicModule => {
  const { parts, core, handlers } = offerService(
    ports,
    ownerPlaceFrom(account, ports.clock),
    memberGroupsFrom(group, ports.clock),
    stockFrom(request),
    pictures,
    downloads,
    account.commands.confirmErasure,
    billing && includedFrom(billing, { name: 'offer', ...ports }),
    categories,
  );
  return serviceModule(parts, core, offerApi, handlers);
};
