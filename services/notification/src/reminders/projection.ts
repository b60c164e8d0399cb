import type { ReminderEvent } from '@lendring/contracts/notification/reminders.js';
import type { Projection } from '@lendring/platform/runtime/service/service-parts.js';
import { remindersAggregate, type Reminders } from './reminders.aggregate.js';

export type TimerDocument = Readonly<{
  requestId: string;
  vendorId: string;
  creatorId: string;
  reminder: string | null;
  nth: number;
  due: string | null;
  state: Reminders;
}>;

export const timers: Projection<TimerDocument, ReminderEvent> = {
  name: 'timers',
  version: 2,
  prefixes: ['reminders-'],
  indexes: [[['due', 1]]],
  ids: ({ data }) => [data.requestId],
  evolve(document, event) {
    const state = remindersAggregate.evolve(document?.state ?? remindersAggregate.initialState, event);
    const { loan, planned } = state;
    return {
      requestId: event.data.requestId,
      vendorId: loan?.vendorId ?? '',
      creatorId: loan?.creatorId ?? '',
      reminder: planned?.reminder ?? null,
      nth: planned?.nth ?? 0,
      due: planned?.due ?? null,
      state,
    };
  },
};
