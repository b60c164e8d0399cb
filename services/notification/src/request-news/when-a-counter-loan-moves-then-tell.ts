import { decided } from '@lendring/contracts/kernel/decider.js';
import { RequestIntegrationEvent } from '@lendring/contracts/request/integration.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { Reaction } from '@lendring/platform/runtime/service/service-parts.js';
import { addNotice } from '../inbox/decide.js';
import { inboxAggregate } from '../inbox/inbox.aggregate.js';
import type { Ports } from '../ports.js';

const types = [
  'counter_loan.linked',
  'counter_loan.overdue',
  'counter_loan.changed',
  'counter_loan.cancelled',
] as const;
type Told = Extract<RequestIntegrationEvent, { type: (typeof types)[number] }>;
const isTold = (event: RequestIntegrationEvent): event is Told => (types as readonly string[]).includes(event.type);

/** Recipients, and the notice with the person whom it names. */
const newsOf = ({ type, data: { vendorId, creatorId } }: Told) => {
  switch (type) {
    case 'counter_loan.linked':
      return {
        people: [vendorId],
        notice: { kind: 'counter_linked' as const, ...(creatorId && { otherId: creatorId }) },
      };
    case 'counter_loan.overdue':
      return { people: [vendorId, ...(creatorId ? [creatorId] : [])], notice: { kind: 'counter_overdue' as const } };
    case 'counter_loan.changed':
    case 'counter_loan.cancelled': {
      const kind = type === 'counter_loan.changed' ? ('counter_changed' as const) : ('counter_cancelled' as const);
      return { people: creatorId ? [creatorId] : [], notice: { kind, otherId: vendorId } };
    }
  }
};

/**
 * Notifies the owner that the borrower of a counter loan accepted the invitation, the borrower that the owner changed
 * or cancelled the loan, and both sides that a loan is overdue. A borrower without an account cannot be notified.
 */
export const whenACounterLoanMovesThenTell = ({ commands, inTurn }: Pick<Ports, 'commands' | 'inTurn'>): Reaction => ({
  name: 'when-a-counter-loan-moves-then-tell',
  topics: ['request'],
  types,
  react: async ({ type, subject, data, time }, call) => {
    const event = RequestIntegrationEvent.parse({ type, subject, data });
    if (!isTold(event)) return undefined;
    const { people, notice } = newsOf(event);
    return inTurn(people, () =>
      commands.execute(call, async (unit) => {
        for (const userId of people) {
          const { state } = await unit.load(inboxAggregate, userId);
          const added = { ...notice, userId, about: subject, at: time, count: 1 };
          const moment = { notificationId: derivedId(call.commandId, `tells ${userId}`), now: call.at };
          unit.append(inboxAggregate, userId, addNotice(state, added, moment));
        }
        return decided(undefined);
      }),
    );
  },
});
