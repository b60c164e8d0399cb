import type { RateLimit } from '@lendring/platform/rate-limit/shared-rate-limit.js';
import type { StoredPictures } from '@lendring/platform/pictures/pictures.port.js';
import type { UnpublishedPictures } from '@lendring/platform/pictures/unpublished-pictures.js';
import type { ConfirmErasure } from '@lendring/platform/runtime/service/erasure-reaction.js';
import type { ServiceCore, ServicePorts, View } from '@lendring/platform/runtime/service/service-core.js';
import type { TreeState } from './categories/tree.aggregate.js';
import type { CategoryVersionDocument } from './categories/versions-projection.js';
import type { LegalTextDocument, LegalVersionDocument } from './legal-texts/projection.js';
import type { VersionDocument } from './settings/projection.js';

export type InstallationDeps = Readonly<{
  confirmErasure: ConfirmErasure;
  pictures: Pick<StoredPictures, 'remove'>;
  unpublished: UnpublishedPictures;
  unpublishedLogos: UnpublishedPictures;
  /** HMAC key for the network addresses under which wrong opening codes are counted. */
  guessSecret: Uint8Array;
}>;

export type Views = Readonly<{
  versions: View<VersionDocument>;
  tree: View<TreeState>;
  treeVersions: View<CategoryVersionDocument>;
  legalVersions: View<LegalVersionDocument>;
  legalTexts: View<LegalTextDocument>;
}>;

export type Ports = Omit<InstallationDeps, 'guessSecret'> &
  Pick<ServiceCore, 'name' | 'commands' | 'load'> &
  Pick<ServicePorts, 'documents'> &
  Readonly<{ read: Views; rateLimit: RateLimit }>;
