import type { installationApi } from '@lendring/contracts/installation/queries.js';
import { services } from '@lendring/contracts/services.js';
import { createRateLimit } from '@lendring/platform/rate-limit/shared-rate-limit.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import { joinBackground } from '@lendring/platform/runtime/service/capability.js';
import { namedCommands } from '@lendring/platform/runtime/service/command-call.js';
import {
  createServiceCore,
  type ServiceCore,
  type ServicePorts,
} from '@lendring/platform/runtime/service/service-core.js';
import type { ServiceParts } from '@lendring/platform/runtime/service/service-parts.js';
import { accountDeletion } from './account-deletion/capability.js';
import { categories } from './categories/capability.js';
import { categoryTree } from './categories/tree-projection.js';
import { categoryVersions } from './categories/versions-projection.js';
import { legalTexts } from './legal-texts/capability.js';
import { legalTexts as legalTextDocuments, legalVersions } from './legal-texts/projection.js';
import { opening } from './opening/capability.js';
import type { InstallationDeps, Ports } from './ports.js';
import { projections } from './projections.js';
import { settings } from './settings/capability.js';
import { versions } from './settings/projection.js';
import { unpublishedPictures } from './unpublished-pictures/capability.js';

export type InstallationService = Readonly<{
  core: ServiceCore;
  parts: ServiceParts;
  handlers: ServiceHandlers<typeof installationApi>;
}>;

export const installationService = (
  ports: ServicePorts,
  { guessSecret, ...rest }: InstallationDeps,
): InstallationService => {
  const core = createServiceCore(services.installation, ports);
  const { documents, clock } = ports;
  const deps: Ports = {
    ...rest,
    name: core.name,
    commands: core.commands,
    load: core.load,
    documents,
    rateLimit: createRateLimit(documents, guessSecret, () => Date.parse(clock.now())),
    read: {
      versions: core.view(versions),
      tree: core.view(categoryTree),
      treeVersions: core.view(categoryVersions),
      legalVersions: core.view(legalVersions),
      legalTexts: core.view(legalTextDocuments),
    },
  };
  const can = {
    settings: settings(deps),
    opening: opening(deps),
    categories: categories(deps),
    legalTexts: legalTexts(deps),
    unpublishedPictures: unpublishedPictures(deps),
    accountDeletion: accountDeletion(deps),
  };
  return {
    core,
    parts: { projections, ...joinBackground(Object.values(can)) },
    handlers: {
      commands: namedCommands<typeof installationApi>({
        ...can.settings.commands,
        ...can.categories.commands,
        ...can.legalTexts.commands,
      }),
      queries: {
        ...can.settings.queries,
        ...can.opening.queries,
        ...can.categories.queries,
        ...can.legalTexts.queries,
      },
    },
  };
};
