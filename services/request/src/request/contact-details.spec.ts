import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { creator, period, uuid, vendor } from '../../testing/request.js';
import { startService, type RunningService } from '../../testing/service.js';

const first = uuid(101);
const after = '2025-05-11T08:00:00.000Z';

let service: RunningService;
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.stop());

describe('contact details', () => {
  const reach = async (at?: string, userId = creator) => {
    const found = await service.one(userId, first, at);
    return found && [found.contactReleased, found.contactUntil];
  };

  it('close at once when the request ends without a loan', async () => {
    await service.ask(creator, first);
    expect(await reach()).toEqual([false, null]);
    await service.accept(vendor, first, true);
    await service.accept(creator, first);
    expect([await reach(), await reach(undefined, vendor)]).toEqual([
      [true, null],
      [true, null],
    ]);
    await service.tell('cancel', vendor, { requestId: first, reason: 'Broken' });
    expect([await reach(), await reach(undefined, vendor)]).toEqual([
      [false, null],
      [false, null],
    ]);
    expect((await service.tab(creator, 'creator', 'done')).items).toMatchObject([{ contactReleased: false }]);
  });

  it('stay for 30 days after a loan, based on the time of the query', async () => {
    await service.agree(first);
    await service.tell('complete', vendor, { requestId: first }, '2025-05-11T08:00:00.000Z');
    const until = '2025-06-10T08:00:00.000Z';
    expect(await reach(until)).toEqual([true, until]);
    expect(await reach('2025-06-10T08:00:00.001Z')).toEqual([false, until]);
    expect((await service.tab(vendor, 'vendor', 'done', '2025-07-01T00:00:00.000Z')).items).toMatchObject([
      { contactReleased: false, contactUntil: until },
    ]);
  });

  it('stay for 30 days when the vendor cancels a running loan', async () => {
    await service.agree(first);
    const during = '2025-05-10T08:00:00.000Z';
    const reason = { requestId: first, reason: 'Broken' };
    expect(await service.tell('cancel', creator, reason, during)).toBe('already_begun');
    expect(await reach(during, vendor)).toEqual([true, null]);
    expect(await service.tell('cancel', vendor, reason, during)).toBe('ok');
    const until = '2025-06-09T08:00:00.000Z';
    for (const userId of [vendor, creator]) expect(await reach(until, userId)).toEqual([true, until]);
    expect(await reach('2025-06-09T08:00:00.001Z')).toEqual([false, until]);
    expect(await service.tell('rate', vendor, { requestId: first, stars: 2, text: '' }, after)).toBe('ok');
  });

  it('close when a request expires at its deadline', async () => {
    await service.ask(creator, first);
    const { start } = period;
    expect(await service.one(creator, first, start)).toMatchObject({ status: 'expired', finishedAt: start });
    expect(await reach(start)).toEqual([false, null]);
  });

  it('can be withdrawn by their owner at any time', async () => {
    await service.ask(creator, first);
    await service.accept(vendor, first, true);
    await service.accept(creator, first);
    await service.tell('complete', vendor, { requestId: first }, after);
    expect(await service.tell('shareAddress', vendor, { requestId: first, shared: false }, after)).toBe('ok');
    expect(await service.tell('shareAddress', vendor, { requestId: first, shared: false }, after)).toBe('ok');
    expect(await service.one(creator, first, after)).toMatchObject({
      addressShared: { vendor: false, creator: false },
    });
    expect(await service.tell('shareAddress', vendor, { requestId: first, shared: true }, after)).toBe('closed');
  });
});
