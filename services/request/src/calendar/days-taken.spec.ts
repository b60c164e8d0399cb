import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { creator, days, offerId, stranger, uuid, vendor } from '../../testing/request.js';
import { startService, type RunningService } from '../../testing/service.js';

const [winner, loser, apart] = [uuid(101), uuid(102), uuid(103)];
const other = stranger;

let service: RunningService;
beforeEach(async () => {
  service = await startService();
  await service.ask(creator, winner);
  await service.ask(other, loser, { wish: days('2025-05-10', '2025-05-12') });
  await service.ask(other, apart, { wish: days('2025-05-20', '2025-05-21') });
});
afterEach(() => service.stop());

const told = async (requestId: string) =>
  (await service.one(other, requestId))?.milestones.map(({ type }) => type).filter((type) => type.startsWith('days_'));
const isTold = (lines: readonly string[]) =>
  eventually(
    () => told(loser),
    (seen) => seen?.join() === lines.join(),
  );
const waiting = async () => (await service.query('waiting', vendor, {})).map(({ kind, count }) => [kind, count]);

describe('overlap with an accepted request', () => {
  it('notifies the creator of the other request once and ends the pending step of the vendor', async () => {
    expect(await waiting()).toEqual([['answer', 3]]);
    await service.accept(vendor, winner);
    await isTold(['days_taken']);
    await service.accept(creator, winner);
    expect(await waiting()).toEqual([['answer', 1]]);
    expect([await told(loser), await told(apart)]).toEqual([['days_taken'], []]);
    expect(await service.one(other, loser)).toMatchObject({ unread: true, status: 'open', overlapsTaken: true });
  });

  it('notifies the creator again when the days are free and restores the pending step of the vendor', async () => {
    await service.accept(vendor, winner);
    await isTold(['days_taken']);
    await service.tell('withdraw', creator, { requestId: winner });
    await isTold(['days_taken', 'days_freed']);
    expect(await waiting()).toEqual([['answer', 2]]);
  });

  it('includes blocks by the owner, who then cannot accept a request for these days', async () => {
    const years = days('2025-05-09', '2028-05-09');
    expect(await service.tell('block', vendor, { blockId: uuid(302), offerId, wish: years, note: '' })).toBe(
      'block_too_long',
    );
    const blockId = uuid(301);
    const wish = days('2025-05-11', '2025-05-13');
    await service.tell('block', vendor, { blockId, offerId, wish, note: '' });
    await isTold(['days_taken']);
    expect(await service.tell('accept', vendor, { requestId: loser, shareAddress: false })).toBe('blocked_by_yourself');
    await service.tell('unblock', vendor, { blockId, offerId });
    await isTold(['days_taken', 'days_freed']);
  });
});
