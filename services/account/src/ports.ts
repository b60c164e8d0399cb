import type { ServiceCore, View } from '@lendring/platform/runtime/service/service-core.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import type { deletingAccount } from './account-deletion/delete-account.js';
import type { UnfinishedDeletion } from './account-deletion/unfinished-deletions.js';
import type { Own } from './account/own.js';
import type { AccountDocument } from './account/projection.js';
import type { Actives } from './activity/actives.js';
import type { CertificateDocument } from './certificate/projection.js';
import type { FavouriteState } from './favourites/favourites.aggregate.js';
import type { LenderNameDocument } from './lenders/lender-names.js';
import type { FileDocument } from './people/files.js';
import type { RoleDocument } from './roles/projection.js';
import type { TakeoutDocument } from './takeout/projection.js';
import type { MissingTraderDocument } from './traders/missing-traders.js';
import type { TraderDocument } from './traders/projection.js';

export type ReadModels = Readonly<{
  accounts: View<AccountDocument>;
  certificates: View<CertificateDocument>;
  favourites: View<FavouriteState>;
  files: View<FileDocument>;
  lenderNames: View<LenderNameDocument>;
  missingTraders: View<MissingTraderDocument>;
  roles: View<RoleDocument>;
  takeouts: View<TakeoutDocument>;
  traders: View<TraderDocument>;
  unfinishedDeletions: View<UnfinishedDeletion>;
}>;

export type Ports = Readonly<{
  commands: CommandHandler;
  load: ServiceCore['load'];
  loadKnown: ServiceCore['loadKnown'];
  read: ReadModels;
  own: Own;
  remove: ReturnType<typeof deletingAccount>;
  actives: Actives;
  nicknameIdOf: (nickname: string) => string;
}>;
