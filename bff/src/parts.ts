import type { Clock } from '@lendring/platform/base/clock.js';
import type { Blobs } from '@lendring/platform/blobs/blobs.port.js';
import type { Pictures } from '@lendring/platform/pictures/pictures.port.js';
import type { FollowedCategories } from '@lendring/contracts/installation/follow-categories.js';
import type { ServiceApis, ServiceStates } from '@lendring/platform/runtime/service-apis/service-apis.js';
import type { AdCounts } from './ads/ad-counts.js';
import type { RunningAds } from './ads/running-ads.js';
import type { BffLog } from './http/log.js';
import type { Auth } from './auth/auth.controller.js';
import type { Bearer } from './caller/bearer.js';
import type { Mailbox } from './dev/mailbox.controller.js';
import type { MakeFileLinks } from './files/file-links.js';
import type { MethodsOf } from './http/routes.js';
import type { Streams } from './live/streams.js';
import type { Descriptions } from './openapi/documentation.controller.js';
import type { OpenUploads } from './media/open-uploads.js';
import type { PictureLinks } from './media/picture-links.js';
import type { Gate } from './settings/gate.js';
import type { Settings } from './settings/settings.js';
import type { sessionHandlers } from './v1/sessions.js';
import type { Pages } from './web/page.controller.js';

export type BffParts = Readonly<{
  apis: ServiceApis;
  states: ServiceStates;
  commit: string | null;
  startedAt: string;
  bearer: Bearer;
  auth: Auth;
  blobs: Blobs;
  pictures: Pictures;
  links: PictureLinks;
  streams: Streams;
  uploads: OpenUploads;
  ads: RunningAds;
  adCounts: AdCounts;
  categories: FollowedCategories;
  fileLinks: MakeFileLinks;
  clock: Clock;
  log: BffLog;
  /** Null when mail is sent by a real server. */
  mailbox: Mailbox | null;
  pages: Pages;
  publicUrl: string;
  descriptions: Descriptions;
  settings: Settings;
  gate: Gate;
  map: { readonly tiles: string | null; readonly attribution: string | null };
  /** Returns the salt for visitor ids, which changes daily so that visitors cannot be tracked across days. */
  hitSalt: () => string;
  methodsOf: MethodsOf;
  /** API of the built-in sign-in; null with an external issuer. */
  identity: Parameters<typeof sessionHandlers>[0];
  signInAccount: string | null;
}>;
