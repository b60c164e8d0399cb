import { randomUUID } from 'node:crypto';
import type { CaseEvent } from '@lendring/contracts/moderation/events.js';
import { benchPagesOf, type PageFigures } from './moderation.js';

const CASES = 50_000;
const FROM = Date.parse('2027-01-01T00:00:00.000Z');
const EVERY_MS = 60_000;

const eventsOf = (number: number): readonly [CaseEvent, CaseEvent] => {
  const [caseId, ownerId, at] = [randomUUID(), randomUUID(), new Date(FROM + number * EVERY_MS).toISOString()];
  const subject = { kind: 'offer' as const, id: number.toString(32).padStart(10, '0') };
  const typeId = [1, 2, 5, 6, 7, 8, 9, 10][number % 8] ?? 1;
  return [
    { type: 'CaseOpened', data: { caseId, subject, ownerId, at } },
    {
      type: 'ReportReceived',
      data: {
        caseId,
        reportId: randomUUID(),
        reporterId: randomUUID(),
        signedIn: true,
        visitor: null,
        kind: 'offer',
        typeId,
        description: null,
        name: null,
        email: null,
        locale: 'de',
        at,
      },
    },
  ];
};

export const benchQueue = (): Promise<PageFigures> => {
  const context = {
    actor: { kind: 'user' as const, userId: randomUUID(), roles: ['admin' as const] },
    at: new Date(FROM + CASES * EVERY_MS).toISOString(),
  };
  const make = (number: number) => {
    const events = eventsOf(number);
    return { stream: `case-${events[0].data.caseId}`, events };
  };
  return benchPagesOf({ count: CASES, make }, (queries, n) => {
    const filter = { state: 'waiting' as const, ...(n % 2 === 0 && { typeId: 2 }) };
    return queries.queue({ filter, paging: { page: 1 + (n % 100), size: 25 } }, context);
  });
};
