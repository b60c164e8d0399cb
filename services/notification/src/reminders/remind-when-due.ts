import { otherSide, type Side } from '@lendring/contracts/kernel/side.js';
import { eachOf } from '@lendring/platform/read-models/pages-of.js';
import { decided } from '@lendring/contracts/kernel/decider.js';
import { isAgreed } from '@lendring/contracts/request/lifecycle.js';
import type { RequestStatus } from '@lendring/contracts/request/statuses.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import { systemCommand } from '@lendring/platform/runtime/service/command-call.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import type { ClockPolicy, CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import { tellSide } from '../request-news/decide.js';
import { tellPeople, type Turns } from '../inbox/tell-people.js';
import type { StandingOf } from '../ports.js';
import type { TimerDocument } from './projection.js';
import { drop, ring } from './decide.js';
import { remindersAggregate } from './reminders.aggregate.js';
import { timetable } from './timetable.js';

const isTrueOf = (reminder: string | null, status: RequestStatus): boolean => {
  if (reminder === 'expires_soon') return status === 'open';
  return reminder === 'please_rate' ? status === 'completed' : isAgreed(status);
};

/**
 * Reminder of a loan whose days are over without a record of its handover: nothing is due back, and its vendor is told
 * once.
 */
const notPickedUp = (side: Side, nth: number) =>
  side === 'vendor' && nth === 1 ? [{ kind: 'not_picked_up' as const, side }] : [];

const name = 'remind-when-due';

type Deps = Readonly<{
  commands: CommandHandler;
  timers: Pick<View<TimerDocument>, 'find'>;
  standingOf: StandingOf;
  inTurn: Turns;
}>;

/**
 * Sends due reminders. The read model finds due timers; the decision checks again. The request service is queried
 * first, because its events may be delayed after an outage. The command id derives from the timer and its time, since a
 * moved loan has the same timer again, so a repeat does nothing.
 */
export const remindWhenDue = ({ commands, timers, standingOf, inTurn }: Deps): ClockPolicy => ({
  name,
  everyMs: 15_000,
  async tick(now) {
    const due = eachOf(timers, 'requestId', (after) => ({ due: { $lte: now }, ...after }));
    for await (const { requestId, vendorId, creatorId, reminder, nth, due: dueAt } of due) {
      const standing = await standingOf(requestId, vendorId);
      if (!standing) continue;
      const { status, accepted, proposal, handedBack, handedOut, daysTaken, somebodyLeft } = standing;
      const isTrue = isTrueOf(reminder, status);
      if (!isTrue && !somebodyLeft) continue;
      const call = systemCommand({
        name,
        commandId: derivedId(requestId, `${name} ${reminder} ${nth} ${dueAt}`),
        at: now,
      });
      await inTurn([vendorId, creatorId], () =>
        commands.execute(call, async (unit) => {
          const { state } = await unit.load(remindersAggregate, requestId);
          const { loan } = state;
          const { events, told } = somebodyLeft
            ? { events: drop(state), told: [] }
            : ring(state, loan && state.settled ? timetable(loan) : [], {
                now,
                silent: accepted.vendor ? 'creator' : 'vendor',
              });
          unit.append(remindersAggregate, requestId, events);
          // Remind of a proposed period instead, whose answer is the one that is missing.
          const answering = status === 'open' && proposal ? otherSide(proposal.side) : null;
          const reminded = answering
            ? told
                .filter(({ side }) => side === answering)
                .map(({ side }) => ({ kind: 'period_proposed' as const, side }))
            : told
                // While other users hold the days, the vendor has nothing to answer and the creator has been notified.
                .filter(
                  ({ kind, side }) => !daysTaken || kind !== (side === 'vendor' ? 'expires_soon' : 'no_answer_yet'),
                )
                // After the creator has returned the item, remind only the vendor, to complete an overdue loan.
                .filter(({ kind, side }) => !handedBack || (side === 'vendor' && kind === 'overdue'))
                .flatMap((one) =>
                  one.kind === 'overdue' && !handedOut && !handedBack ? notPickedUp(one.side, nth) : [one],
                );
          const tells = loan ? reminded.map(({ kind, side }) => tellSide(loan, side, kind, now)) : [];
          const overtaken = answering
            ? tells.map(({ userId }) => ({ userId, kinds: ['period_proposed'] as const }))
            : [];
          await tellPeople(unit, { tells, seenBy: null, overtaken }, requestId, call);
          return decided(undefined);
        }),
      );
    }
  },
});
