import { type CommandAnswer, callerIdOf } from '@lendring/contracts/kernel/service-api.js';
import type { CommandCall } from '@lendring/platform/runtime/service/command-call.js';
import type { Ports } from '../ports.js';
import type { Asked, OfferDecision } from './decide.js';
import { offerAggregate, type OfferState } from './offer.aggregate.js';

export type OnOffer = Readonly<{ offerId: string }>;

type Decide = (state: OfferState, asked: Asked) => OfferDecision | Promise<OfferDecision>;

export const changing =
  ({ commands }: Pick<Ports, 'commands'>) =>
  (call: CommandCall, { offerId }: OnOffer, decide: Decide): Promise<CommandAnswer> =>
    commands.on(offerAggregate, offerId, call, (state) => decide(state, { offerId, userId: callerIdOf(call) }));
