import { isRefused, refused, type Decision } from '@lendring/contracts/kernel/decider.js';
import type { CommandContext } from '@lendring/contracts/kernel/service-api.js';
import type { RequestRefusal } from '@lendring/contracts/request/refusals.js';
import { statusAt } from '@lendring/contracts/request/lifecycle.js';
import type { Unit } from '@lendring/platform/runtime/service/service-parts.js';
import { hasPieces, piecesAggregate } from '../pieces/pieces.aggregate.js';
import { bookingStep, changesOut, worded } from './booking.js';
import { asOf } from '../calendar/decide.js';
import { calendarAggregate } from '../calendar/calendar.aggregate.js';
import { objectionToParties, partyAggregate } from '../account-deletion/party.aggregate.js';
import { sideOf, type Decide } from './decide.js';
import type { IsBlockedPair } from '../ports.js';
import { requestAggregate, type Asked, type RequestState } from './request.aggregate.js';

type Outcome = Decision<readonly unknown[], RequestRefusal>;

type Changed = Readonly<{ outcome: Outcome; before: RequestState; after: RequestState }>;

const changed = async <Data extends { readonly requestId: string }>(
  unit: Unit,
  decision: Decide<Data>,
  data: Data,
  context: CommandContext,
): Promise<Changed> => {
  const { state } = await unit.load(requestAggregate, data.requestId);
  const outcome = decision(state, data, context);
  if (isRefused(outcome) || state.stage === 'absent') return { outcome, before: state, after: state };
  const after = outcome.events.reduce(requestAggregate.evolve, state);
  const withPieces =
    after.stage !== 'absent' &&
    changesOut(state, after) &&
    hasPieces((await unit.load(piecesAggregate, state.offerId)).state, data.requestId);
  const step = after.stage === 'absent' ? null : bookingStep(state, after, withPieces);
  if (step) {
    const calendar = await unit.load(calendarAggregate, state.offerId);
    const booking = step(asOf(calendar.state, context.at), context.at);
    if (isRefused(booking)) {
      const side = context.actor.kind === 'user' ? sideOf(state, context.actor.userId) : null;
      return { outcome: worded(booking, side), before: state, after: state };
    }
    unit.append(calendarAggregate, state.offerId, booking.events);
  }
  unit.append(requestAggregate, data.requestId, outcome.events);
  return { outcome, before: state, after: outcome.events.length > 0 ? after : state };
};

/** Decides on a request and the resulting calendar change; both are appended atomically. */
export const change = async <Data extends { readonly requestId: string }>(
  ...given: Parameters<typeof changed<Data>>
): Promise<Outcome> => (await changed(...given)).outcome;

/**
 * Returns the objection if a party has left. The parties are loaded in the same unit of work, which serialises
 * agreements and account deletions.
 */
export const partiesStay = async (unit: Unit, ...people: readonly string[]) =>
  objectionToParties(await Promise.all(people.map(async (id) => (await unit.load(partyAggregate, id)).state)));

/**
 * True if a change starts dealings between two users: any action on an open request, a new lender, or another period.
 * Agreed loans continue after a block as they are.
 */
const meets = (before: Asked, after: Asked, at: string): boolean =>
  after !== before &&
  (statusAt(before, at) === 'open' ||
    after.vendorId !== before.vendorId ||
    after.period !== before.period ||
    (after.proposal !== null && after.proposal !== before.proposal));

/**
 * Decides like {@link change}, for actions that involve the other side. Refuses the action once a party has left, or
 * if the change starts dealings between users of whom one has blocked the other.
 */
export const changeTogether = async <Data extends { readonly requestId: string }>(
  unit: Unit,
  decision: Decide<Data>,
  data: Data,
  context: CommandContext,
  isBlockedPair: IsBlockedPair,
): Promise<Outcome> => {
  const { outcome, before, after } = await changed(unit, decision, data, context);
  if (isRefused(outcome) || before.stage === 'absent' || after.stage === 'absent') return outcome;
  const { vendorId, creatorId } = after;
  if (meets(before, after, context.at) && (await isBlockedPair(vendorId, creatorId))) return refused('people_apart');
  return (await partiesStay(unit, before.vendorId, vendorId, creatorId)) ?? outcome;
};
