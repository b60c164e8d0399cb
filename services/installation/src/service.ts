import type { installationDoor } from '@lendring/contracts/installation/queries.js';
import { services } from '@lendring/contracts/services.js';
import { createBrake } from '@lendring/platform/guessing/brake.js';
import type { DoorHandlers } from '@lendring/platform/runtime/doors/door.js';
import { namedCommands } from '@lendring/platform/runtime/service/command-call.js';
import {
  whenAnAccountIsDeletedThenErase,
  type ConfirmErasure,
} from '@lendring/platform/runtime/service/erase-person.js';
import type { StoredPictures } from '@lendring/platform/pictures/pictures.port.js';
import type { UnpublishedPictures } from '@lendring/platform/pictures/unpublished-pictures.js';
import {
  createServiceCore,
  type ServiceCore,
  type ServicePorts,
} from '@lendring/platform/runtime/service/service-core.js';
import type { ServiceParts } from '@lendring/platform/runtime/service/service-parts.js';
import { TREE, treeAggregate } from './categories/tree.js';
import { installationCommandHandlers } from './door/commands.js';
import { installationQueryHandlers } from './door/queries.js';
import { sweepUnpublishedPictures } from './policies/sweep-unpublished-pictures.js';
import { projections } from './projections/all.js';
import { categoryTree } from './projections/category-tree.js';
import { categoryVersions } from './projections/category-versions.js';
import { legalTexts, legalVersions } from './projections/legal-texts.js';
import { versions } from './projections/versions.js';
import { logosIn, settingAggregate } from './setting/setting.js';

export type InstallationDeps = Readonly<{
  confirmErasure: ConfirmErasure;
  pictures: Pick<StoredPictures, 'remove'>;
  unpublished: UnpublishedPictures;
  unpublishedLogos: UnpublishedPictures;
  /** HMAC key for the network addresses under which wrong opening codes are counted. */
  guessSecret: Uint8Array;
}>;

export type InstallationService = Readonly<{
  core: ServiceCore;
  parts: ServiceParts;
  handlers: DoorHandlers<typeof installationDoor>;
}>;

export const installationService = (
  ports: ServicePorts,
  { confirmErasure, pictures, unpublished, unpublishedLogos, guessSecret }: InstallationDeps,
): InstallationService => {
  const core = createServiceCore(services.installation, ports);
  const loadTree = async () => core.load(treeAggregate, TREE);
  return {
    core,
    parts: {
      projections,
      policies: [],
      reactions: [
        // No event needs erasing: the service stores only the admin's id, which identifies no one after the account is
        // deleted.
        whenAnAccountIsDeletedThenErase({
          by: core.name,
          erase: async () => undefined,
          confirm: confirmErasure,
          documents: ports.documents,
        }),
      ],
      clockPolicies: [
        sweepUnpublishedPictures({
          name: 'sweep-unpublished-pictures',
          published: async () => (await loadTree()).images,
          pictures,
          unpublished,
        }),
        sweepUnpublishedPictures({
          name: 'sweep-unpublished-logos',
          published: async () => logosIn(await core.load(settingAggregate, 'brand')),
          pictures,
          unpublished: unpublishedLogos,
        }),
      ],
    },
    handlers: {
      commands: namedCommands<typeof installationDoor>(
        installationCommandHandlers({ commands: core.commands, unpublished }),
      ),
      queries: installationQueryHandlers({
        versions: core.view(versions),
        tree: core.view(categoryTree),
        treeVersions: core.view(categoryVersions),
        loadTree,
        unpublished,
        legalVersions: core.view(legalVersions),
        legalTexts: core.view(legalTexts),
        brake: createBrake(ports.documents, guessSecret, () => Date.parse(ports.clock.now())),
      }),
    },
  };
};
