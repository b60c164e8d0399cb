import { decided } from '@lendring/contracts/kernel/decider.js';
import { RequestIntegrationEvent } from '@lendring/contracts/request/integration.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { Reaction } from '@lendring/platform/runtime/service/service-parts.js';
import { addNotice } from '../inbox/decide.js';
import { inboxAggregate } from '../inbox/inbox.aggregate.js';
import type { Ports } from '../ports.js';

/**
 * Notifies the owner that the borrower of a counter loan accepted the invitation, and both sides that a loan is
 * overdue. A borrower without an account cannot be notified.
 */
export const whenACounterLoanMovesThenTell = ({ commands, inTurn }: Pick<Ports, 'commands' | 'inTurn'>): Reaction => ({
  name: 'when-a-counter-loan-moves-then-tell',
  topics: ['request'],
  types: ['counter_loan.linked', 'counter_loan.overdue'],
  react: async ({ type, subject, data, time }, call) => {
    const event = RequestIntegrationEvent.parse({ type, subject, data });
    if (event.type !== 'counter_loan.linked' && event.type !== 'counter_loan.overdue') return undefined;
    const { vendorId, creatorId } = event.data;
    const people = event.type === 'counter_loan.linked' || creatorId === null ? [vendorId] : [vendorId, creatorId];
    const news =
      event.type === 'counter_loan.linked'
        ? { kind: 'counter_linked' as const, otherId: event.data.creatorId }
        : { kind: 'counter_overdue' as const };
    return inTurn(people, () =>
      commands.execute(call, async (unit) => {
        for (const userId of people) {
          const { state } = await unit.load(inboxAggregate, userId);
          const notice = { ...news, userId, about: subject, at: time, count: 1 };
          const moment = { notificationId: derivedId(call.commandId, `tells ${userId}`), now: call.at };
          unit.append(inboxAggregate, userId, addNotice(state, notice, moment));
        }
        return decided(undefined);
      }),
    );
  },
});
