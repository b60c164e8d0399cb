import { decided } from '@lendring/contracts/kernel/decider.js';
import { isAgreed, type RequestStatus } from '@lendring/contracts/rules/request-lifecycle.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import { systemCommand } from '@lendring/platform/runtime/service/command-call.js';
import type { View } from '@lendring/platform/runtime/service/service-core.js';
import type { ClockPolicy, CommandHandler } from '@lendring/platform/runtime/service/service-parts.js';
import { tellSide } from '../inbox/tells.js';
import { tellPeople, type Turns } from '../tell-people.js';
import type { StandingOf } from '../ports.js';
import type { TimerDocument } from '../projections/timers.js';
import { drop, ring } from '../reminders/decide.js';
import { remindersAggregate } from '../reminders/reminders.js';
import { timetable } from '../timetable.js';

/** Whether a reminder still says something, as the request stands. */
const isTrueOf = (reminder: string | null, status: RequestStatus): boolean => {
  if (reminder === 'expires_soon') return status === 'open';
  return reminder === 'please_rate' ? status === 'completed' : isAgreed(status);
};

const name = 'remind-when-due';
const BATCH = 200;

type Deps = Readonly<{
  commands: CommandHandler;
  timers: Pick<View<TimerDocument>, 'find'>;
  standingOf: StandingOf;
  inTurn: Turns;
}>;

/**
 * Reminds people when it is due. The read model says which timers are; the decision checks again. The request service
 * is asked first: after an outage its news may still be on the way, and nobody is told that something is overdue that
 * came back yesterday. A timer rings once, so the command's id derives from it, and a repeat changes nothing.
 */
export const remindWhenDue = ({ commands, timers, standingOf, inTurn }: Deps): ClockPolicy => ({
  name,
  everyMs: 15_000,
  async tick(now) {
    for (let after = ''; ;) {
      const due = await timers.find({
        filter: { due: { $lte: now }, requestId: { $gt: after } },
        sort: [['requestId', 1]],
        limit: BATCH,
      });
      for (const { requestId, vendorId, creatorId, reminder, nth } of due) {
        after = requestId;
        const standing = await standingOf(requestId, vendorId);
        if (!standing) continue;
        const { status, accepted, handedBack, daysTaken, somebodyLeft } = standing;
        const isTrue = isTrueOf(reminder, status);
        if (!isTrue && !somebodyLeft) continue;
        const call = systemCommand({ name, commandId: derivedId(requestId, `${name} ${reminder} ${nth}`), at: now });
        await inTurn([vendorId, creatorId], () =>
          commands.execute(call, async (unit) => {
            const { state } = await unit.load(remindersAggregate, requestId);
            const { loan } = state;
            const { events, told } = somebodyLeft
              ? { events: drop(state), told: null }
              : ring(state, loan && state.settled ? timetable(loan) : [], {
                  now,
                  silent: accepted.vendor ? 'creator' : 'vendor',
                });
            unit.append(remindersAggregate, requestId, events);
            const tells =
              loan && told
                ? told.sides
                    // No answer is waited for while somebody else has the days.
                    .filter((side) => !daysTaken || told.kind !== 'expires_soon' || side === 'creator')
                    // Once the creator says that it is back, only the vendor is asked: to complete what is late.
                    .filter((side) => !handedBack || (side === 'vendor' && told.kind === 'overdue'))
                    .map((side) => tellSide(loan, side, told.kind, now))
                : [];
            await tellPeople(unit, { tells, seenBy: null }, requestId, call);
            return decided(undefined);
          }),
        );
      }
      if (due.length < BATCH) return;
    }
  },
});
