import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import { creator, days, offerId, period, stranger, uuid, vendor } from '../../testing/request.js';
import { startService, type RunningService } from '../../testing/service.js';

const [first, second] = [uuid(101), uuid(102)];
const range = { from: '2025-05-01T00:00:00.000Z', to: '2025-06-01T00:00:00.000Z' };

let service: RunningService;
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.stop());

describe('deleted offer', () => {
  const told = (status?: 'deleted' | 'inactive') => ({
    specversion: '1.0' as const,
    id: randomUUID(),
    source: '/offer',
    type: 'offer.withdrawn',
    subject: offerId,
    time: service.clock.time,
    datacontenttype: 'application/json' as const,
    data: { ownerId: vendor, ...(status && { status }) },
  });
  const statusOf = async (requestId: string, userId = creator) => (await service.one(userId, requestId))?.status;
  const streamOf = async (requestId: string) =>
    (await service.store.read(`request-${requestId}`)).map(({ type }) => type);

  it('declines open requests, states the cause to the creator and keeps agreed loans', async () => {
    const third = uuid(103);
    await service.agree(first);
    await service.ask(creator, second, { wish: days('2025-05-20', '2025-05-21') });
    await service.ask(stranger, third, { wish: days('2025-05-25', '2025-05-26') });
    await service.accept(vendor, third);
    await service.bus.publish('offer', [told('deleted')]);
    await service.query('unread', creator, {});
    const gone = [{ type: 'asked' }, { type: 'declined', side: null, text: null }];
    expect(await service.one(creator, second)).toMatchObject({
      status: 'declined',
      unread: true,
      milestones: gone,
      finishedAt: service.clock.time,
    });
    expect(await statusOf(third, stranger)).toBe('declined');
    expect(await service.accept(vendor, second)).toBe('not_open');
    expect((await service.query('taken', null, { offerId, ...range })).map(({ start }) => start)).toEqual([
      period.start,
    ]);
    expect(await statusOf(first)).toBe('agreed');
    expect(await service.tell('complete', vendor, { requestId: first }, period.start)).toBe('ok');
  });

  it('declines each request once despite repeated events', async () => {
    await service.ask(creator, first);
    const event = told('deleted');
    await service.bus.publish('offer', [event, event, told('deleted')]);
    expect((await streamOf(first)).filter((type) => type === 'RequestDeclined')).toHaveLength(1);
    expect((await service.store.read(`calendar-${offerId}`)).map(({ type }) => type)).toEqual(['CalendarClosed']);
  });

  it('refuses acceptance before its requests are declined, which resumes after a crash', async () => {
    await service.ask(creator, first);
    const event = told('deleted');
    const { read } = service.store;
    service.store.read = async (stream) => {
      if (stream === `request-${first}`) throw new Error('The store is gone');
      return read.call(service.store, stream);
    };
    await expect(service.bus.publish('offer', [event])).rejects.toThrow();
    service.store.read = read;
    expect(await service.accept(vendor, first)).toBe('offer_not_available');
    expect(await service.accept(creator, first)).toBe('offer_not_available');
    expect(await statusOf(first)).toBe('open');
    await service.bus.publish('offer', [event]);
    await service.query('unread', creator, {});
    expect(await streamOf(first)).toEqual(['RequestAsked', 'RequestDeclined']);
  });

  it('refuses new requests and blocks', async () => {
    await service.bus.publish('offer', [told('deleted')]);
    expect(await service.ask(creator, first)).toBe('offer_not_available');
    const block = { blockId: uuid(401), offerId, wish: days('2025-05-09', '2025-05-10'), note: '', kind: 2 as const };
    expect(await service.tell('block', vendor, block)).toBe('offer_not_available');
  });

  it.each([undefined, 'inactive' as const])('excludes offers that may return (%s)', async (status) => {
    await service.ask(creator, first);
    await service.bus.publish('offer', [told(status)]);
    expect(await statusOf(first)).toBe('open');
    expect(await service.accept(vendor, first)).toBe('ok');
  });

  it('leaves a complete loan or none when competing with a concurrent acceptance', async () => {
    await service.ask(creator, first);
    await service.accept(vendor, first);
    const [answer] = await Promise.all([
      service.accept(creator, first),
      service.bus.publish('offer', [told('deleted')]),
    ]);
    await service.query('unread', creator, {});
    const stream = await streamOf(first);
    const booked = (await service.query('taken', null, { offerId, ...range })).length;
    if (answer === 'ok')
      expect([stream.includes('RequestAgreed'), stream.includes('RequestDeclined'), booked]).toEqual([true, false, 1]);
    else
      expect([answer, stream.includes('RequestAgreed'), stream.includes('RequestDeclined'), booked]).toEqual([
        expect.stringMatching(/^(not_open|offer_not_available)$/),
        false,
        true,
        0,
      ]);
  });
});
