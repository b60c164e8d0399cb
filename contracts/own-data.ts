import { accountOwnData } from './account/queries.js';
import { billingOwnData } from './billing/queries.js';
import { groupOwnData } from './group/queries.js';
import { identityOwnData } from './identity/queries.js';
import type { OwnDataFiles } from './kernel/own-data.js';
import { moderationOwnData } from './moderation/queries.js';
import { notificationOwnData } from './notification/queries.js';
import { offerOwnData } from './offer/queries.js';
import { partnerOwnData } from './partner/queries.js';
import { requestOwnData } from './request/queries.js';

/**
 * Export files by service, returned by each service's query `ownData`. Add a service here as soon as it stores
 * personal data.
 */
export const ownData = {
  account: accountOwnData,
  offer: offerOwnData,
  request: requestOwnData,
  group: groupOwnData,
  billing: billingOwnData,
  moderation: moderationOwnData,
  partner: partnerOwnData,
  notification: notificationOwnData,
  identity: identityOwnData,
} as const satisfies Readonly<Record<string, OwnDataFiles>>;
export type OwnDataService = keyof typeof ownData;

export const holdNothing: Readonly<Record<string, string>> = {
  installation: 'it knows how this installation is set up, and of its admins their ids alone',
  place: 'it knows towns and postal codes, and forgets who asked',
};
