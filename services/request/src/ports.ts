import type { View } from '@lendring/platform/runtime/service/service-core.js';
import type { CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import type { BlockDocument } from './projections/blocks.js';
import type { CalendarDocument } from './projections/calendars.js';
import type { RatingDocument } from './projections/ratings.js';
import type { RequestDocument } from './projections/requests.js';
import type { Terms } from './request/decide-ask.js';

/** Asks the offer's door for the terms an offer is lent by now; null unless it can be had. */
export type OfferTerms = (offerId: string) => Promise<Terms | null>;

/** Asks the account's door whether a profile is complete; null when there is none. */
export type Completeness = (userId: string) => Promise<Readonly<{ completed: boolean; commercial: boolean }> | null>;

/** The read models as queries see them. */
export type ReadModels = Readonly<{
  requests: View<RequestDocument>;
  calendars: View<CalendarDocument>;
  blocks: View<BlockDocument>;
  ratings: View<RatingDocument>;
}>;

/** The doors of other services that asking needs. */
export type Clients = Readonly<{ offerTerms: OfferTerms; completeness: Completeness }>;

/** What handlers and policies are made from. */
export type Ports = Clients & Readonly<{ commands: CommandHandler; read: ReadModels }>;
