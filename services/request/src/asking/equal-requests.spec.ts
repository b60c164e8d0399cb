import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { creator, days, stranger, uuid, vendor } from '../../testing/request.js';
import { startService, type RunningService } from '../../testing/service.js';

const [first, second] = [uuid(101), uuid(102)];

let service: RunningService;
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.stop());

describe('equal requests', () => {
  it('are limited to one open request at a time, even when sent concurrently', async () => {
    const answers = await Promise.all([first, second, uuid(103)].map((id) => service.ask(creator, id)));
    expect(answers.toSorted()).toEqual(['asked_already', 'asked_already', 'ok']);
    expect((await service.tab(vendor, 'vendor', 'open')).total).toBe(1);
    expect(await service.ask(stranger, uuid(104))).toBe('ok');
    expect(await service.ask(creator, uuid(105), { wish: days('2025-05-09', '2025-05-12') })).toBe('ok');
  });

  it('are refused as a proposal of the period that another open request has', async () => {
    const june = days('2025-06-06', '2025-06-08');
    await service.ask(creator, first);
    await service.ask(creator, second, { wish: june });
    const propose = (userId: string) => service.tell('proposePeriod', userId, { requestId: first, wish: june });
    expect([await propose(creator), await propose(vendor)]).toEqual(['asked_already', 'equal_request_open']);
    await service.tell('withdraw', creator, { requestId: second });
    expect(await propose(creator)).toBe('ok');
  });

  it('stay open when another one is agreed for their period, and learn that it is taken', async () => {
    const june = days('2025-06-06', '2025-06-08');
    await service.ask(creator, first);
    await service.tell('proposePeriod', vendor, { requestId: first, wish: june });
    expect(await service.ask(creator, second, { wish: june })).toBe('ok');
    const proposalId = (await service.one(creator, first))?.proposal?.proposalId ?? '';
    const agree = () => service.tell('answerPeriod', creator, { requestId: first, proposalId, agrees: true });
    expect([await agree(), await agree()]).toEqual(['ok', 'ok']);
    expect(await service.accept(vendor, second)).toBe('dates_taken');
    expect(await service.ask(creator, uuid(103))).toBe('ok');
  });

  it('are allowed again once the previous request has ended', async () => {
    await service.ask(creator, first);
    await service.tell('withdraw', creator, { requestId: first });
    expect(await service.ask(creator, second)).toBe('ok');
    await service.tell('decline', vendor, { requestId: second, reason: '' });
    expect(await service.ask(creator, uuid(103))).toBe('ok');
    expect(await service.ask(creator, uuid(104))).toBe('asked_already');
  });
});
