import { describe, expect, it } from 'vitest';
import { upcast } from '../kernel/upcasters.js';
import { describeStoredEvents, goldenExamples } from '../testing/stored-events.js';
import { AskerEvent, AskingEvent } from './asking.js';
import { CalendarEvent, calendarPersonal } from './calendar.js';
import { PartyEvent } from './account-deletion.js';
import { CounterInviterEvent, CounterLoanEvent, counterLoanPersonal } from './counter-loan.js';
import { RequestEvent, requestPersonal } from './events.js';
import { PiecesEvent, piecesPersonal } from './pieces.js';
import { UnavailabilityEvent, unavailabilityPersonal } from './unavailability.js';
import { requestUpcasters } from './upcasters.js';

describeStoredEvents(
  'request',
  [
    RequestEvent,
    CalendarEvent,
    AskingEvent,
    AskerEvent,
    PartyEvent,
    CounterLoanEvent,
    CounterInviterEvent,
    UnavailabilityEvent,
    PiecesEvent,
  ],
  {
    personal: {
      ...requestPersonal,
      ...calendarPersonal,
      ...counterLoanPersonal,
      ...unavailabilityPersonal,
      ...piecesPersonal,
    },
    upcasters: requestUpcasters,
  },
);

describe('upcast of an older block', () => {
  it('keeps its kind, and defaults to "not available"', () => {
    const { golden, today } = goldenExamples('request', requestUpcasters);
    const { type, data } = golden('PeriodBlocked.v1.json');
    expect(today('PeriodBlocked.v1.json').data).toEqual({ ...data, kind: 3 });
    expect(upcast(requestUpcasters, type, 1, { ...data, kind: 4 })).toEqual({ ...data, kind: 4 });
  });
});
