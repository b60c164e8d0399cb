import { describe, expect, it } from 'vitest';
import type { CalendarEvent } from '@lendring/contracts/request/calendar.js';
import type { RequestEvent } from '@lendring/contracts/request/events.js';
import { openSqliteDocuments } from '@lendring/platform/read-models/sqlite.adapter.js';
import { silentLog } from '@lendring/platform/base/log.js';
import { createProjector } from '@lendring/platform/runtime/followers/projector.js';
import type { Projection, Recorded } from '@lendring/platform/runtime/service/service-parts.js';
import {
  allAgreed,
  completedAt,
  days,
  fixed,
  now,
  offerId,
  period,
  requestId,
  uuid,
  vendor,
} from '../testing/request.js';
import { startService } from '../testing/service.js';
import { blocks } from './calendar/blocks.js';
import { calendars } from './calendar/calendars.js';
import { ratings } from './ratings/projection.js';
import { requests } from './request/projection.js';
import { PATIENCE_MS } from '@lendring/platform/testing/eventually.js';

const record = <Event extends RequestEvent | CalendarEvent>(
  event: Event,
  n: number,
  at = now,
  stream = `request-${requestId}`,
): Recorded<Event> => ({ ...event, id: uuid(n), stream, position: String(n).padStart(16, '0'), at, actor: vendor });

const fold = <Document extends object, Event extends RequestEvent | CalendarEvent>(
  projection: Projection<Document, Event>,
  id: string,
  events: readonly Recorded<Event>[],
) =>
  events
    .filter((event) => projection.ids(event).includes(id))
    .reduce<Document | null>((document, event) => projection.evolve(document, event, id), null);

describe('request read models', () => {
  it('are equal after a second replay of the log', async () => {
    const service = await startService();
    await service.ask(uuid(12), requestId, { message: 'Hello' });
    await service.tell('accept', vendor, { requestId, shareAddress: true });
    await service.tell('accept', uuid(12), { requestId, shareAddress: false });
    await service.tell('block', vendor, {
      blockId: uuid(401),
      offerId,
      wish: days('2025-05-20', '2025-05-21'),
      note: 'Own use',
    });
    await service.tell('complete', vendor, { requestId }, period.start);
    await service.tell('rate', vendor, { requestId, stars: 4, text: 'Good' });

    const read = async (times: number) => {
      const documents = openSqliteDocuments(':memory:');
      const answers: object[] = [];
      for (const projection of [requests, calendars, blocks, ratings] as readonly Projection[]) {
        for (let n = 0; n < times; n += 1) {
          // Reset the checkpoint, so that the projector replays all events onto up-to-date documents.
          await documents.setValue(`checkpoint:${projection.name}@${projection.version}`, '0'.repeat(16));
          const projector = createProjector({ projection, store: service.store, documents, log: silentLog });
          await projector.start();
          expect(await projector.waitFor(await service.store.head(), PATIENCE_MS)).toBe(true);
          await projector.stop();
          if (n === times - 1) answers.push(...(await (await projector.collection()).find({ filter: {}, limit: 100 })));
        }
      }
      await documents.close();
      return answers;
    };
    const once = await read(1);
    expect(once).toHaveLength(4);
    expect(await read(2)).toEqual(once);
    await service.stop();
  });

  it('accept events with erased texts', () => {
    const erased: readonly RequestEvent[] = [
      ...allAgreed,
      { type: 'MessageSent', data: { requestId, side: 'vendor', authorId: vendor, messageId: uuid(31), text: null } },
      completedAt(period.end),
      {
        type: 'RequestRated',
        data: { requestId, side: 'vendor', authorId: vendor, aboutId: uuid(12), offerId, stars: 2, text: null },
      },
    ];
    expect(
      fold(
        requests,
        requestId,
        erased.map((event, n) => record(event, n)),
      ),
    ).toMatchObject({ stage: 'completed', messages: [{ text: null }], ratings: [{ text: null }] });
  });

  it('ignore events of a request that was never created', () => {
    expect(fold(requests, requestId, [record(completedAt(period.end), 1)])).toBeNull();
  });

  it('keep the change time of a request that is read or archived', () => {
    const later = '2025-05-06T10:00:00.000Z';
    const history = allAgreed.map((event, n) => record(event, n));
    const read = record<RequestEvent>({ type: 'RequestRead', data: { requestId, side: 'creator' } }, 10, later);
    expect(fold(requests, requestId, [...history, read])).toMatchObject({
      changedAt: now,
      unread: { creator: false },
      entry: { revision: 1 },
    });
  });

  it('erase calendar notes with the account of their author and all notes with the offer', () => {
    const other = uuid(77);
    const block = (n: number, vendorId: string) => {
      const wish = days(`2025-06-0${n}`, `2025-06-0${n}`);
      const data = { offerId, vendorId, blockId: uuid(n), period: fixed(wish), note: `Note ${n}`, kind: 3 as const };
      return record<CalendarEvent>({ type: 'PeriodBlocked', data }, n, now, `calendar-${offerId}`);
    };
    const after = (type: 'BlockNotesErased' | 'CalendarClosed') =>
      fold(calendars, offerId, [
        block(1, vendor),
        block(2, other),
        record<CalendarEvent>(
          type === 'CalendarClosed' ? { type, data: { offerId } } : { type, data: { offerId, vendorId: vendor } },
          3,
          now,
          `calendar-${offerId}`,
        ),
      ]);
    expect(after('BlockNotesErased')).toMatchObject({
      taken: [{ key: uuid(1) }, { key: uuid(2) }],
      notes: { [uuid(1)]: null, [uuid(2)]: 'Note 2' },
      notedBy: [other],
    });
    expect(after('CalendarClosed')).toMatchObject({ notes: { [uuid(1)]: null, [uuid(2)]: null }, notedBy: [] });
  });

  it('drop calendar entries with their notes a year after the entry ended', () => {
    const block = (n: number, from: string, to: string, at: string): Recorded<CalendarEvent> => {
      const data = { offerId, vendorId: vendor, blockId: uuid(n), period: fixed(days(from, to)), note: `Note ${n}` };
      return record({ type: 'PeriodBlocked', data: { ...data, kind: 3 } }, n, at, `calendar-${offerId}`);
    };
    const events = [
      block(1, '2025-05-09', '2025-05-10', now),
      block(2, '2026-05-01', '2026-05-02', '2026-05-09T21:59:00.000Z'),
    ];
    expect(fold(calendars, offerId, events)).toMatchObject({ taken: [{ key: uuid(1) }, { key: uuid(2) }] });
    events.push(block(3, '2026-06-01', '2026-06-02', '2026-05-09T22:00:00.000Z'));
    expect(fold(calendars, offerId, events)).toMatchObject({
      taken: [{ key: uuid(2) }, { key: uuid(3) }],
      notes: { [uuid(2)]: 'Note 2', [uuid(3)]: 'Note 3' },
    });
  });
});
