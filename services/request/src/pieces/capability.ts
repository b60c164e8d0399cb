import { callerIdOf } from '@lendring/contracts/kernel/service-api.js';
import type { Decision } from '@lendring/contracts/kernel/decider.js';
import type { PiecesEvent } from '@lendring/contracts/request/pieces.js';
import type { requestApi } from '@lendring/contracts/request/queries.js';
import type { RequestRefusal } from '@lendring/contracts/request/refusals.js';
import type { ServiceHandlers } from '@lendring/platform/runtime/service-apis/handlers.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { CommandCall, CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import type { Ports } from '../ports.js';
import * as decide from './decide.js';
import { piecesAggregate, type Pieces } from './pieces.aggregate.js';
import { whenAnOfferIsDeletedThenEraseItsPieces } from './when-an-offer-is-deleted-then-erase.js';

type Deps = Pick<Ports, 'commands' | 'load' | 'read' | 'offerTerms'>;
type Decided = Decision<readonly PiecesEvent[], RequestRefusal>;

/** Numbered units of an offer, for its owner alone (ADR 145). */
export const pieces = ({ commands, load, read, offerTerms }: Deps) => {
  const owned = async (offerId: string, call: CommandCall, decision: (state: Pieces, by: decide.By) => Decided) => {
    const userId = callerIdOf(call);
    const known = (await load(piecesAggregate, offerId)).ownerId;
    const ownerId = known ?? (await offerTerms(offerId, userId, true))?.ownerId ?? null;
    return commands.on(piecesAggregate, offerId, call, (state) => decision(state, { userId, ownerId, at: call.at }));
  };

  const handlers: Pick<CommandHandlers<typeof requestApi>, 'addPieces' | 'changePiece' | 'removePieces'> = {
    addPieces: (data, call) => owned(data.offerId, call, (state, by) => decide.add(state, data, by)),
    changePiece: (data, call) => owned(data.offerId, call, (state, by) => decide.change(state, data, by)),
    removePieces: (data, call) => owned(data.offerId, call, (state, by) => decide.remove(state, data, by)),
  };
  const queries: Pick<ServiceHandlers<typeof requestApi>['queries'], 'pieces'> = {
    async pieces({ offerId }, context) {
      const found = await read.pieces.get(offerId);
      if (!found || found.ownerId !== callerIdOf(context)) return [];
      return found.pieces.toSorted((a, b) => a.number.localeCompare(b.number, 'de', { numeric: true }));
    },
  };
  return {
    commands: handlers,
    queries,
    reactions: [whenAnOfferIsDeletedThenEraseItsPieces({ commands })],
  } satisfies Capability;
};
