import { decided } from '@lendring/contracts/kernel/decider.js';
import { counterRecordKinds } from '@lendring/contracts/notification/kinds.js';
import { RequestIntegrationEvent } from '@lendring/contracts/request/integration.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { Reaction } from '@lendring/platform/runtime/service/service-parts.js';
import { addNotice, overtakeNotices, replaceNotices } from '../inbox/decide.js';
import { inboxAggregate } from '../inbox/inbox.aggregate.js';
import { figuresOf, isRecordNews } from './decide.js';
import type { Ports } from '../ports.js';

const types = [
  'counter_loan.linked',
  'counter_loan.overdue',
  'counter_loan.changed',
  'counter_loan.cancelled',
  'counter_loan.handover_recorded',
  'counter_loan.handover_disputed',
] as const;
type Told = Extract<RequestIntegrationEvent, { type: (typeof types)[number] }>;
const isTold = (event: RequestIntegrationEvent): event is Told => (types as readonly string[]).includes(event.type);

/** Recipients, and the notice with the person whom it names. */
const newsOf = (event: Told) => {
  const { vendorId, creatorId } = event.data;
  switch (event.type) {
    case 'counter_loan.linked':
      return {
        people: [vendorId],
        notice: { kind: 'counter_linked' as const, ...(creatorId && { otherId: creatorId }) },
      };
    case 'counter_loan.overdue':
      return { people: [vendorId, ...(creatorId ? [creatorId] : [])], notice: { kind: 'counter_overdue' as const } };
    case 'counter_loan.changed':
    case 'counter_loan.cancelled': {
      const kind =
        event.type === 'counter_loan.changed' ? ('counter_changed' as const) : ('counter_cancelled' as const);
      return { people: creatorId ? [creatorId] : [], notice: { kind, otherId: vendorId } };
    }
    case 'counter_loan.handover_recorded': {
      const people = isRecordNews(event.data) ? [event.data.creatorId] : [];
      if (event.data.moment === 'out') return { people, notice: { kind: 'counter_out' as const, otherId: vendorId } };
      const returned = figuresOf(event.data);
      return { people, notice: { kind: 'counter_back' as const, otherId: vendorId, returned } };
    }
    case 'counter_loan.handover_disputed':
      return { people: [vendorId], notice: { kind: 'counter_disputed' as const, otherId: event.data.creatorId } };
  }
};

/**
 * Notifies the owner that the borrower of a counter loan accepted the invitation, the borrower that the owner changed
 * or cancelled the loan or recorded parts or a kept deposit, the owner that the borrower objects to such a record, and
 * both sides that a loan is overdue. A borrower without an account cannot be notified.
 */
export const whenACounterLoanMovesThenTell = ({ commands, inTurn }: Pick<Ports, 'commands' | 'inTurn'>): Reaction => ({
  name: 'when-a-counter-loan-moves-then-tell',
  topics: ['request'],
  types,
  react: async ({ type, subject, data, time }, call) => {
    const event = RequestIntegrationEvent.parse({ type, subject, data });
    if (!isTold(event)) return undefined;
    const { people, notice } = newsOf(event);
    // A corrected record outdates news of the previous one, also an objection to it.
    const isRecord = event.type === 'counter_loan.handover_recorded';
    const outdated = isRecord ? [event.data.vendorId, event.data.creatorId] : [];
    return inTurn([...new Set([...people, ...outdated])], () =>
      commands.execute(call, async (unit) => {
        for (const userId of outdated) {
          const replaced = await unit.load(inboxAggregate, userId);
          const kinds =
            isRecord && event.data.moment === 'back' ? (['counter_back'] as const) : (['counter_out'] as const);
          unit.append(inboxAggregate, userId, replaceNotices(replaced.state, { userId, about: subject, kinds }));
          const { state } = await unit.load(inboxAggregate, userId);
          const overtaken = { userId, about: subject, kinds: counterRecordKinds };
          unit.append(inboxAggregate, userId, overtakeNotices(state, overtaken));
        }
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
