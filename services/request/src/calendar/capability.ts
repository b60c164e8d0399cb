import { callerIdOf, refuse } from '@lendring/contracts/kernel/service-api.js';
import { isRefused, refused } from '@lendring/contracts/kernel/decider.js';
import type { requestApi } from '@lendring/contracts/request/queries.js';
import type { RequestRefusal } from '@lendring/contracts/request/refusals.js';
import { addDays, dayIn } from '@lendring/contracts/kernel/days.js';
import { dayTextIn } from '@lendring/contracts/texts/moment-text.js';
import { moveProblem } from '@lendring/contracts/rules/unavailability.js';
import { wishProblem } from '@lendring/contracts/rules/wish.js';
import type { Capability } from '@lendring/platform/runtime/service/capability.js';
import type { CommandHandlers } from '@lendring/platform/runtime/service/command-call.js';
import { blockedPeriodOf, periodOf } from '../asking/period.js';
import type { Ports } from '../ports.js';
import { calendarAggregate } from './calendar.aggregate.js';
import { block, moveBlock, setCapacity, unblock } from './decide.js';
import { calendarQueryHandlers } from './queries.js';
import { whenDaysChangeThenTellWhoAsked } from './when-days-change-then-notify.js';

type Deps = Pick<Ports, 'commands' | 'read' | 'offerTerms' | 'caughtUp'>;

/** Availability of an offer and calendars of users (spec §3, §8). */
export const calendar = ({ commands, read, offerTerms, caughtUp }: Deps) => {
  const handlers: Pick<CommandHandlers<typeof requestApi>, 'block' | 'unblock' | 'moveBlock' | 'setCapacity'> = {
    async block(data, call) {
      const { blockId, offerId, wish } = data;
      const vendorId = callerIdOf(call);
      const terms = await offerTerms(offerId, vendorId);
      return commands.execute<RequestRefusal>(call, async (unit) => {
        const { state } = await unit.load(calendarAggregate, offerId);
        if (!terms) return refused('offer_not_available');
        if (!vendorId || terms.ownerId !== vendorId) return refused('not_owner');
        const problem = wishProblem(wish, dayIn(call.at, terms.zone));
        if (problem) return refused(problem === 'duration_too_long' ? 'block_too_long' : problem);
        const period = periodOf(wish, terms.zone);
        if (!period) return refused('time_does_not_exist');
        const blocked = { offerId, vendorId, blockId, period, note: data.note || null, kind: data.kind };
        const outcome = block(state, blocked, data.units ?? null, call.at);
        if (!isRefused(outcome)) unit.append(calendarAggregate, offerId, outcome.events);
        return outcome;
      });
    },
    unblock: (data, call) =>
      commands.on(calendarAggregate, data.offerId, call, (state) =>
        unblock(state, { ...data, userId: callerIdOf(call) }),
      ),
    async moveBlock({ blockId, movedId, offerId, from, to }, call) {
      const userId = callerIdOf(call);
      const terms = await offerTerms(offerId, userId, true);
      await caughtUp();
      const document = await read.calendars.get(offerId);
      const note = document?.notes[blockId] ?? null;
      return commands.execute<RequestRefusal>(call, async (unit) => {
        const { state } = await unit.load(calendarAggregate, offerId);
        const before = state.taken.find(({ key }) => key === blockId);
        if (!terms || !before) return refused('block_not_found');
        const { zone } = terms;
        const first = dayIn(before.start, zone);
        const problem = moveProblem({ from: first, to: first }, { from, to }, dayIn(call.at, zone));
        if (problem) return refused(problem);
        const period = blockedPeriodOf({ kind: 'days', from, to: addDays(to, 1) }, zone);
        const outcome = moveBlock(state, { offerId, blockId, movedId, userId, period, note, at: call.at });
        if (!isRefused(outcome)) unit.append(calendarAggregate, offerId, outcome.events);
        return outcome;
      });
    },
    async setCapacity({ offerId, quantity, zone }, call) {
      if (call.actor.kind !== 'system') return refuse<RequestRefusal>('not_owner');
      return commands.on(calendarAggregate, offerId, call, (state) =>
        setCapacity(state, { offerId, quantity, at: call.at }, (instant) => dayTextIn(instant, call.locale, zone)),
      );
    },
  };
  return {
    commands: handlers,
    queries: calendarQueryHandlers(read),
    policies: [whenDaysChangeThenTellWhoAsked({ commands, requests: read.requests, caughtUp })],
  } satisfies Capability;
};
