import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { Ports } from '../ports.js';
import { ownAdCommandHandlers } from './commands.js';
import { keepAdPictures } from './keep-ad-pictures.js';
import { ownAdQueryHandlers } from './queries.js';

type Deps = Pick<
  Ports,
  'commands' | 'load' | 'store' | 'business' | 'customerOf' | 'pictures' | 'secretsOfAds' | 'ads' | 'ownAds'
>;

/** Ads that companies draft, and ad managers for the operator: text, pictures, price and booking (ADR 86). */
export const ownAds = (deps: Deps) =>
  ({
    commands: ownAdCommandHandlers(deps),
    queries: ownAdQueryHandlers(deps),
    policies: [keepAdPictures(deps)],
  }) satisfies Capability;
