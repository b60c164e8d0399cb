import { accounts } from '@lendring/account/account/projection.js';
import { offers } from '@lendring/offer/offer/projection.js';
import { requests } from '@lendring/request/request/projection.js';

const named = ({ name, version }: Readonly<{ name: string; version: number }>): string => `${name}@${version}`;

export const readModels = { accounts: named(accounts), offers: named(offers), requests: named(requests) } as const;
