import { accounts } from '@lendring/account/projections/accounts.js';
import { offers } from '@lendring/offer/projections/offers.js';
import { requests } from '@lendring/request/projections/requests.js';

const named = ({ name, version }: Readonly<{ name: string; version: number }>): string => `${name}@${version}`;

/** Names of read models with the version that runs, as operators see them in metrics, traces and indexes. */
export const readModels = { accounts: named(accounts), offers: named(offers), requests: named(requests) } as const;
