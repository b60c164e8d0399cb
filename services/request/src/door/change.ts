import { isRefused, type Decision } from '@lendring/contracts/kernel/decider.js';
import type { CommandContext } from '@lendring/contracts/kernel/door.js';
import type { RequestRefusal } from '@lendring/contracts/request/refusals.js';
import type { Unit } from '@lendring/platform/runtime/service/service-parts.js';
import { bookingStep } from '../booking.js';
import { calendarAggregate } from '../calendar/calendar.js';
import { objectionToParties, partyAggregate } from '../party/party.js';
import type * as decide from '../request/decide.js';
import { requestAggregate } from '../request/request.js';

type Outcome = Decision<unknown, RequestRefusal>;

/** Decides on a request and on what its events mean for the calendar; both are stored in one append or not at all. */
export const change = async <Data extends { readonly requestId: string }>(
  unit: Unit,
  decision: decide.Decide<Data>,
  data: Data,
  context: CommandContext,
): Promise<Outcome> => {
  const { state } = await unit.load(requestAggregate, data.requestId);
  const outcome = decision(state, data, context);
  if (isRefused(outcome) || state.stage === 'absent') return outcome;
  const after = outcome.events.reduce(requestAggregate.evolve, state);
  const step = after.stage === 'absent' ? null : bookingStep(state, after);
  if (step) {
    const calendar = await unit.load(calendarAggregate, state.offerId);
    const booking = step(calendar.state);
    if (isRefused(booking)) return booking;
    unit.append(calendarAggregate, state.offerId, booking.events);
  }
  unit.append(requestAggregate, data.requestId, outcome.events);
  return outcome;
};

/** Loaded in the same unit: of an agreement and the deletion of an account at the same moment, one comes second. */
export const partiesStay = async (unit: Unit, ...people: readonly string[]) =>
  objectionToParties(await Promise.all(people.map(async (id) => (await unit.load(partyAggregate, id)).state)));

/** As {@link change}, for what is done with the other side: nothing is, once one of them leaves. */
export const changeTogether = async <Data extends { readonly requestId: string }>(
  unit: Unit,
  decision: decide.Decide<Data>,
  data: Data,
  context: CommandContext,
): Promise<Outcome> => {
  const outcome = await change(unit, decision, data, context);
  if (isRefused(outcome)) return outcome;
  const { state } = await unit.load(requestAggregate, data.requestId);
  if (state.stage === 'absent') return outcome;
  return (await partiesStay(unit, state.vendorId, state.creatorId)) ?? outcome;
};
