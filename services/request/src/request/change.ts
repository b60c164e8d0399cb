import { isRefused, refused, type Decision } from '@lendring/contracts/kernel/decider.js';
import type { CommandContext } from '@lendring/contracts/kernel/door.js';
import type { RequestRefusal } from '@lendring/contracts/request/refusals.js';
import { statusAt } from '@lendring/contracts/request/lifecycle.js';
import type { Unit } from '@lendring/platform/runtime/service/service-parts.js';
import { bookingStep } from './booking.js';
import { calendarAggregate } from '../calendar/calendar.aggregate.js';
import { objectionToParties, partyAggregate } from '../account-deletion/party.aggregate.js';
import type { Decide } from './decide.js';
import type { AreApart } from '../ports.js';
import { requestAggregate, type Asked, type RequestState } from './request.aggregate.js';

type Outcome = Decision<unknown, RequestRefusal>;

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
  const step = after.stage === 'absent' ? null : bookingStep(state, after);
  if (step) {
    const calendar = await unit.load(calendarAggregate, state.offerId);
    const booking = step(calendar.state);
    if (isRefused(booking)) return { outcome: booking, before: state, after: state };
    unit.append(calendarAggregate, state.offerId, booking.events);
  }
  unit.append(requestAggregate, data.requestId, outcome.events);
  return { outcome, before: state, after: outcome.events.length > 0 ? after : state };
};

/** Decides on a request and on what its events mean for the calendar; both are stored in one append or not at all. */
export const change = async <Data extends { readonly requestId: string }>(
  ...given: Parameters<typeof changed<Data>>
): Promise<Outcome> => (await changed(...given)).outcome;

/** Loaded in the same unit: of an agreement and the deletion of an account at the same moment, one comes second. */
export const partiesStay = async (unit: Unit, ...people: readonly string[]) =>
  objectionToParties(await Promise.all(people.map(async (id) => (await unit.load(partyAggregate, id)).state)));

/**
 * Whether a change brings two people together: something is done about an open request, or somebody else lends from now
 * on. What is agreed goes on between the same two, also when one blocks the other.
 */
const meets = (before: Asked, after: Asked, at: string): boolean =>
  after !== before && (statusAt(before, at) === 'open' || after.vendorId !== before.vendorId);

/**
 * As {@link change}, for what is done with the other side: nothing is, once one of them leaves; nothing new begins
 * between two people of whom one has blocked the other.
 */
export const changeTogether = async <Data extends { readonly requestId: string }>(
  unit: Unit,
  decision: Decide<Data>,
  data: Data,
  context: CommandContext,
  areApart: AreApart,
): Promise<Outcome> => {
  const { outcome, before, after } = await changed(unit, decision, data, context);
  if (isRefused(outcome) || before.stage === 'absent' || after.stage === 'absent') return outcome;
  const { vendorId, creatorId } = after;
  if (meets(before, after, context.at) && (await areApart(vendorId, creatorId))) return refused('people_apart');
  return (await partiesStay(unit, before.vendorId, vendorId, creatorId)) ?? outcome;
};
