import { accounts } from '@lendring/account/projections/accounts.js';
import { favouriteLists } from '@lendring/account/projections/favourite-lists.js';
import { credentialView } from '@lendring/identity/projections/credentials.js';
import { offers } from '@lendring/offer/projections/offers.js';
import { feedHours } from '@lendring/partner/projections/feed-hours.js';
import { keys } from '@lendring/partner/projections/keys.js';
import { webhooks } from '@lendring/partner/projections/webhooks.js';
import type { Projection } from '@lendring/platform/runtime/service/service.js';
import { blocks } from '@lendring/request/projections/blocks.js';
import { calendars } from '@lendring/request/projections/calendars.js';
import { ratings } from '@lendring/request/projections/ratings.js';
import { requests } from '@lendring/request/projections/requests.js';

export type NamedProjection = Readonly<{
  service: string;
  /** As the service calls it, for example `offers`. */
  name: string;
  /** Another name of a read model that is searched, for example `offer-search`. */
  searchName: string | null;
}>;

const all: Readonly<Record<string, readonly object[]>> = {
  account: [accounts, favouriteLists], identity: [credentialView], offer: [offers], request: [requests, calendars, blocks, ratings],
  partner: [keys, webhooks, feedHours],
};

/** Every read model of every service; `rebuild.spec.ts` compares it with what a running product keeps. */
export const projections: readonly NamedProjection[] = Object.entries(all).flatMap(([service, ofService]) =>
  (ofService as readonly Projection[]).map(({ name, search }) => ({ service, name, searchName: search ? `${service}-search` : null })));
