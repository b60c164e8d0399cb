import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type * as z from 'zod';
import type { pieceCommands } from '@lendring/contracts/request/pieces.js';
import { accountDeleted, offerId, stranger, vendor } from '../../testing/request.js';
import { startService, type RunningService } from '../../testing/service.js';

let service: RunningService;
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.stop());

type Added = Partial<z.input<typeof pieceCommands.addPieces>>;
const add = (number: string, last: string | null = null, change: Added = {}, userId = vendor) =>
  service.tell('addPieces', userId, { offerId, number, last, condition: 'good', note: null, ...change });
const seen = (userId: string | null = vendor) => service.query('pieces', userId, { offerId });
const numbers = async () => (await seen()).map(({ number }) => number);
const remove = (...pieceIds: number[]) => service.tell('removePieces', vendor, { offerId, pieceIds });

describe('pieces of an offer', () => {
  it('are added one by one or as a run, sorted by number, and exist for the owner alone', async () => {
    expect(await add('BK-9', 'BK-11')).toBe('ok');
    expect(await add('BK-2', null, { condition: 'worn', note: 'Reißverschluss klemmt' })).toBe('ok');
    expect(await numbers()).toEqual(['BK-2', 'BK-9', 'BK-10', 'BK-11']);
    expect((await seen())[0]).toEqual({ pieceId: 4, number: 'BK-2', condition: 'worn', note: 'Reißverschluss klemmt' });
    expect(await seen(stranger)).toEqual([]);
    expect(await seen(null)).toEqual([]);
  });

  it('are refused to others, for an unknown offer, twice, backwards and beyond the limit', async () => {
    expect(await add('BK-1', null, {}, stranger)).toBe('not_owner');
    expect(await add('BK-1', null, { offerId: 'zzzzzzzzzz' })).toBe('offer_not_available');
    expect(await add('BK-1', 'BK-5')).toBe('ok');
    expect(await add('bk-5', 'bk-9')).toBe('piece_number_taken');
    expect(await add('BK-9', 'BK-8')).toBe('run_backwards');
    expect(await add('BK-9', 'XX-10')).toBe('run_unclear');
    expect(await add('1', '999999999')).toBe('pieces_too_many');
    expect(await add('1', '995')).toBe('pieces_too_many');
    expect(await add('1', '994')).toBe('ok');
    expect(await seen()).toHaveLength(999);
  });

  it('get a number once, also by parallel calls', async () => {
    const outcomes = await Promise.all([add('A1', 'A3'), add('A3', 'A5'), add('A1')]);
    expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'piece_number_taken')).toHaveLength(2);
  });

  it('change, and a repeated change or removal changes nothing', async () => {
    await add('A1', 'A2');
    const change = (number: string, userId = vendor) =>
      service.tell('changePiece', userId, { offerId, pieceId: 2, number, condition: 'defect', note: 'Akku' });
    expect([await change('A2'), await change('A2')]).toEqual(['ok', 'ok']);
    expect(await change('A1')).toBe('piece_number_taken');
    expect(await change('A3', stranger)).toBe('not_owner');
    expect((await seen())[1]).toMatchObject({ number: 'A2', condition: 'defect', note: 'Akku' });
    expect([await remove(2, 7), await remove(2)]).toEqual(['ok', 'ok']);
    expect(await change('A2')).toBe('piece_not_found');
    const types = (await service.store.read(`pieces-${offerId}`)).map(({ type }) => type);
    expect(types).toEqual(['PiecesAdded', 'PieceChanged', 'PiecesRemoved']);
    await add('A4');
    expect((await seen()).map(({ pieceId }) => pieceId)).toEqual([1, 3]);
  });

  it('are in the export of the owner, and end with the offer', async () => {
    await add('A1', 'A2');
    const exported = () => service.query('ownData', vendor, { file: 'pieces', cursor: null });
    expect((await exported()).rows).toMatchObject([{ offerId, pieces: [{ number: 'A1' }, { number: 'A2' }] }]);
    service.offers.delete(offerId);
    const withdrawn = {
      specversion: '1.0' as const,
      id: randomUUID(),
      source: '/offer',
      type: 'offer.withdrawn',
      subject: offerId,
      time: service.clock.time,
      datacontenttype: 'application/json' as const,
      data: { ownerId: vendor, status: 'deleted' as const },
    };
    await service.bus.publish('offer', [withdrawn, withdrawn]);
    expect((await exported()).rows).toEqual([]);
    expect(await add('A3')).toBe('offer_not_available');
  });
});

it('pieces of a deleted account end with it, and are encrypted in the log', async () => {
  await add('QZX-1', 'QZX-3', { note: 'Qzxnotiz' });
  await service.bus.publish('account', [accountDeleted(vendor)]);
  expect(await seen()).toEqual([]);
  const stored = await service.store.read(`pieces-${offerId}`);
  expect(stored.map(({ type }) => type)).toEqual(['PiecesAdded', 'PiecesErased']);
  expect(JSON.stringify(stored)).not.toMatch(/qzx/i);
});
