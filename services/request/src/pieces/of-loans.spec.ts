import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountDeleted, creator, days, offerId, stranger, uuid, vendor } from '../../testing/request.js';
import { startService, type RunningService } from '../../testing/service.js';

let service: RunningService;
beforeEach(async () => {
  service = await startService();
  await service.setCapacity(5);
  await service.tell('addPieces', vendor, { offerId, number: 'BK-9', last: 'BK-12', condition: 'good', note: null });
});
afterEach(() => service.stop());

const [first, second] = [uuid(91), uuid(92)];
const person = { name: 'Gerda Lohmann', phone: null, email: null, note: null };
const enter = (pieceIds: readonly [number, number]) =>
  service.tell('enterCounterLoan', vendor, {
    ...person,
    loanId: first,
    offerId,
    wish: days('2025-05-05', '2025-05-08'),
    pieceId: pieceIds[0],
    price: null,
    further: [{ loanId: second, offerId, price: null, pieceId: pieceIds[1] }],
  });
const handOut = (loanId: string, pieceIds: number[], counter = true) =>
  service.tell('handOutPieces', vendor, { offerId, loanId, counter, pieceIds });
const seen = async (loanId: string, userId = vendor) =>
  (await service.query('counterLoan', userId, { loanId }))?.pieces;
const listed = async () => {
  const paging = { page: 1, size: 20 };
  const { items } = await service.query('counterLoans', vendor, { side: 'vendor', tab: 'current', paging });
  return items.map(({ pieces }) => pieces).toSorted();
};
const worked = async (day: string) =>
  (await service.query('handovers', vendor, { day })).map(({ pieces }) => pieces).toSorted();

describe('pieces chosen when loans are entered', () => {
  it('tell loans of one offer apart in the list, at each loan and in the work list', async () => {
    expect(await enter([1, 3])).toBe('ok');
    expect(await listed()).toEqual([['BK-11'], ['BK-9']]);
    expect(await worked('2025-05-05')).toEqual([['BK-11'], ['BK-9']]);
    expect([await seen(first), await seen(second)]).toEqual([['BK-9'], ['BK-11']]);
  });

  it('give way to the pieces that went out, which stay after the return', async () => {
    await enter([1, 3]);
    await handOut(first, [2]);
    expect(await seen(first)).toEqual(['BK-10']);
    await service.tell('takePiecesBack', vendor, { offerId, loanId: first, conditions: [] });
    expect(await seen(first)).toEqual(['BK-10']);
    expect(await worked('2025-05-05')).toEqual([['BK-10'], ['BK-11']]);
  });

  it('have to exist, and those removed later have no number', async () => {
    expect(await enter([1, 77])).toBe('piece_not_found');
    expect(await listed()).toEqual([]);
    await enter([1, 3]);
    await service.tell('removePieces', vendor, { offerId, pieceIds: [3] });
    expect([await seen(first), await seen(second)]).toEqual([['BK-9'], []]);
  });
});

describe('loans sought by the number of a piece', () => {
  const found = async (text: string) => {
    const asked = { side: 'vendor', tab: 'current', paging: { page: 1, size: 20 }, text } as const;
    return (await service.query('counterLoans', vendor, asked)).items.map(({ loanId }) => loanId).toSorted();
  };

  it('are those with this number or, where none has it, with one that begins with it', async () => {
    await enter([2, 4]);
    await handOut(first, [2]);
    expect(await found('bk-10')).toEqual([first]);
    expect(await found('BK-12')).toEqual([second]);
    expect(await found('bk-1')).toEqual([first, second]);
    expect(await found('BK')).toEqual([first, second]);
    expect([await found('b'), await found('BK-2')]).toEqual([[], []]);
  });

  it('are no longer those that went out with another piece than the one chosen', async () => {
    await enter([2, 4]);
    await handOut(second, [1]);
    expect([await found('BK-12'), await found('BK-9')]).toEqual([[], [second]]);
    await service.tell('takePiecesBack', vendor, { offerId, loanId: second, conditions: [] });
    expect(await found('bk-9')).toEqual([second]);
  });
});

describe('the borrower', () => {
  it('of a linked counter loan sees the pieces that went out, and no chosen ones', async () => {
    await enter([1, 3]);
    await service.tell('inviteToCounterLoan', vendor, { loanId: first, email: 'gerda@example.org', locale: 'de' });
    const token = (await service.query('counterLoan', vendor, { loanId: first }))?.invitation?.token ?? '';
    expect(await service.tell('linkCounterLoan', creator, { token })).toBe('ok');
    expect(await seen(first, creator)).toEqual([]);
    await handOut(first, [4]);
    expect(await seen(first, creator)).toEqual(['BK-12']);
    expect((await service.query('counterLoan', creator, { loanId: first }))?.pieceId).toBeUndefined();
  });

  it('of a request sees the pieces that went out, also after the return; nobody else does', async () => {
    await service.agree(uuid(1));
    const begun = '2025-05-09T10:00:00.000Z';
    const of = async (userId: string) => (await service.one(userId, uuid(1), begun))?.pieces;
    expect(await of(creator)).toEqual([]);
    const named = { offerId, loanId: uuid(1), counter: false, pieceIds: [2] };
    expect(await service.tell('handOutPieces', vendor, named, begun)).toBe('ok');
    expect([await of(creator), await of(vendor), await of(stranger)]).toEqual([['BK-10'], ['BK-10'], undefined]);
    expect(await service.tell('complete', vendor, { requestId: uuid(1) }, begun)).toBe('ok');
    expect(await of(creator)).toEqual(['BK-10']);
  });

  it('no longer sees them once the account of the owner is deleted', async () => {
    await service.agree(uuid(1));
    await service.tell(
      'handOutPieces',
      vendor,
      { offerId, loanId: uuid(1), counter: false, pieceIds: [2] },
      '2025-05-09T10:00:00.000Z',
    );
    await service.bus.publish('account', [accountDeleted(vendor)]);
    expect((await service.one(creator, uuid(1), '2025-05-09T10:00:00.000Z'))?.pieces).toEqual([]);
  });
});
