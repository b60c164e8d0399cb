import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { Ports } from '../ports.js';
import { featureCommandHandlers } from './commands.js';
import { featureQueryHandlers } from './queries.js';
import { whenAnOfferIsDeletedThenDropItsPlaces } from './when-an-offer-is-deleted-then-drop-its-places.js';

type Deps = Pick<Ports, 'commands' | 'load' | 'business' | 'customerOf' | 'offerSeen' | 'features'>;

/** Paid visibility of an offer, bought or included in a plan: highlight, top and home page (ADR 83). */
export const featuredOffers = (deps: Deps) =>
  ({
    commands: featureCommandHandlers(deps),
    queries: featureQueryHandlers(deps),
    reactions: [whenAnOfferIsDeletedThenDropItsPlaces(deps)],
  }) satisfies Capability;
