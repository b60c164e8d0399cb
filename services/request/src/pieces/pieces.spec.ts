import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { isRefused } from '@lendring/contracts/kernel/decider.js';
import type { PiecesEvent, pieceCommands } from '@lendring/contracts/request/pieces.js';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { accountDeleted, days, offerId, stranger, uuid, vendor } from '../../testing/request.js';
import { startService, type RunningService } from '../../testing/service.js';
import { noteMissing } from './decide.js';
import { piecesAggregate } from './pieces.aggregate.js';

let service: RunningService;
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.stop());

type Added = Partial<z.input<typeof pieceCommands.addPieces>>;
const add = (number: string, last: string | null = null, change: Added = {}, userId = vendor) =>
  service.tell('addPieces', userId, { offerId, number, last, condition: 'good', note: null, ...change });
const seen = async (userId: string | null = vendor) => (await service.query('pieces', userId, { offerId })).pieces;
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

describe('pieces of a loan', () => {
  const [first, second] = [uuid(91), uuid(92)];
  const enter = (loanId: string, from = '2025-05-05', to = '2025-05-08', units = 2) =>
    service.tell('enterCounterLoan', vendor, {
      loanId,
      offerId,
      wish: days(from, to),
      units,
      name: 'Gerda Lohmann',
      phone: null,
      email: null,
      note: null,
      price: null,
    });
  const handOut = (loanId: string, pieceIds: number[], { userId = vendor, counter = true } = {}) =>
    service.tell('handOutPieces', userId, { offerId, loanId, counter, pieceIds });
  const back = (loanId: string, conditions: { pieceId: number; condition: 'defect' }[] = []) =>
    service.tell('takePiecesBack', vendor, { offerId, loanId, conditions });
  const out = async () =>
    (await service.query('pieces', vendor, { offerId })).out.map(({ loanId, pieceIds }) => [loanId, ...pieceIds]);
  const loansOf = (pieceId: number, userId = vendor) => service.query('pieceLoans', userId, { offerId, pieceId });

  beforeEach(async () => {
    await service.setCapacity(5);
    await add('A1', 'A4');
    await enter(first);
    await enter(second);
  });

  it('are named and changed by the owner alone, up to the units of the loan', async () => {
    expect(await handOut(first, [2, 1, 2])).toBe('ok');
    expect([await handOut(first, [1, 2]), await handOut(first, [1, 3])]).toEqual(['ok', 'ok']);
    expect(await out()).toEqual([[first, 1, 3]]);
    expect(await handOut(first, [1, 2, 3])).toBe('pieces_beyond_units');
    expect(await handOut(first, [1, 77])).toBe('piece_not_found');
    expect(await handOut(first, [2], { userId: stranger })).toBe('not_owner');
    expect(await handOut(uuid(99), [2])).toBe('request_not_found');
    expect(await handOut(first, [2], { counter: false })).toBe('request_not_found');
    expect(await remove(2, 3)).toBe('piece_out');
    expect(await loansOf(1, stranger)).toEqual([]);
  });

  it('are never with two loans, also by parallel handovers', async () => {
    const outcomes = await Promise.all([handOut(first, [1, 2]), handOut(second, [2, 3])]);
    expect(outcomes.toSorted()).toEqual(['ok', 'piece_out']);
    const named = (await out()).flatMap(([, ...pieceIds]) => pieceIds);
    expect(new Set(named).size).toBe(named.length);
  });

  it('are not handed out when defect or retired, before the day of the loan, or after its end', async () => {
    await service.tell('changePiece', vendor, { offerId, pieceId: 1, number: 'A1', condition: 'retired', note: null });
    expect(await handOut(first, [1])).toBe('piece_not_lendable');
    await enter(uuid(93), '2025-05-20', '2025-05-22', 1);
    expect(await handOut(uuid(93), [2])).toBe('handover_too_early');
    await service.tell('cancelCounterLoan', vendor, { loanId: second });
    expect(await handOut(second, [2])).toBe('loan_not_current');
  });

  it('come back with their conditions, once, and can go out again', async () => {
    await handOut(first, [1, 2]);
    expect([await back(first, [{ pieceId: 2, condition: 'defect' }]), await back(first)]).toEqual(['ok', 'ok']);
    expect((await seen()).map(({ condition }) => condition)).toEqual(['good', 'defect', 'good', 'good']);
    expect(await handOut(second, [1])).toBe('ok');
    expect(await loansOf(1)).toMatchObject([
      { loanId: second, counter: true, backAt: null },
      { loanId: first, pieceIds: [1, 2], backAt: service.clock.time },
    ]);
  });

  it('keep a condition that is named after the loan has ended, unless they are out again', async () => {
    await handOut(first, [1, 2]);
    await service.tell('completeCounterLoan', vendor, { loanId: first });
    await eventually(out, (loans) => loans.length === 0);
    const [ended] = await loansOf(1);
    service.clock.time = '2025-05-05T12:00:00.000Z';
    const defect = [{ pieceId: 1, condition: 'defect' as const }];
    expect([await back(first, defect), await back(first, defect)]).toEqual(['ok', 'ok']);
    expect((await seen()).map(({ condition }) => condition)).toEqual(['defect', 'good', 'good', 'good']);
    expect(await loansOf(1)).toEqual([ended]);
    await handOut(second, [2]);
    expect(await back(first, [{ pieceId: 2, condition: 'defect' }])).toBe('piece_out');
    expect(await back(second)).toBe('ok');
    expect(await back(first, [{ pieceId: 2, condition: 'defect' }])).toBe('ok');
    expect((await seen()).map(({ condition }) => condition)).toEqual(['defect', 'good', 'good', 'good']);
  });

  it('come back when the loan ends', async () => {
    await service.agree(uuid(1));
    const begun = '2025-05-09T10:00:00.000Z';
    const named = { offerId, loanId: uuid(1), counter: false, pieceIds: [1] };
    expect(await service.tell('handOutPieces', vendor, named, begun)).toBe('ok');
    expect(await service.tell('complete', vendor, { requestId: uuid(1) }, begun)).toBe('ok');
    await handOut(first, [2]);
    await service.tell('completeCounterLoan', vendor, { loanId: first });
    await eventually(out, (loans) => loans.length === 0);
    expect(await loansOf(1)).toMatchObject([{ loanId: uuid(1), counter: false }]);
  });

  describe('that come back without some parts', () => {
    const kit = [
      { name: 'Zelt', count: 1 },
      { name: 'Hering-Beutel', count: 1 },
    ];
    const third = uuid(94);
    const missing = async () => {
      const stock = await service.query('pieces', vendor, { offerId });
      const nameOf = (loanId: string) => stock.missing.find((one) => one.loanId === loanId)?.parts[0]?.name;
      return stock.pieces.map((piece) => piece.missing?.map(nameOf));
    };
    const record = (loanId: string, counts: number[], more = {}) =>
      service.tell('recordCounterHandover', vendor, { loanId, moment: 'back', counts, note: '', ...more });
    const complete = (pieceId: number) =>
      service.tell('changePiece', vendor, {
        offerId,
        pieceId,
        number: `A${pieceId}`,
        condition: 'good',
        note: null,
        complete: true,
      });
    const taken = async () => {
      const types = (await service.store.read(`pieces-${offerId}`)).map(({ type }) => type);
      return types.filter((type) => type === 'PiecesTakenBack').length;
    };

    beforeEach(async () => {
      service.offers.set(offerId, { ...service.offers.get(offerId)!, parts: kit });
      await enter(third, '2025-05-05', '2025-05-08', 1);
    });

    it('show them at the piece, for the owner alone, until it is complete again', async () => {
      await handOut(third, [2]);
      expect(await record(third, [1, 0])).toBe('ok');
      await eventually(missing, (found) => found[1] !== undefined);
      expect((await service.query('pieces', vendor, { offerId })).missing).toEqual([
        { loanId: third, since: service.clock.time, parts: [{ name: 'Hering-Beutel', count: 1 }] },
      ]);
      expect(await missing()).toEqual([undefined, ['Hering-Beutel'], undefined, undefined]);
      expect(await seen(stranger)).toEqual([]);
      expect([await complete(2), await complete(2)]).toEqual(['ok', 'ok']);
      expect(await missing()).toEqual([undefined, undefined, undefined, undefined]);
    });

    it('follow a corrected return, also after the next loan of the piece', async () => {
      const later = uuid(95);
      await handOut(third, [2]);
      await record(third, [1, 0]);
      await eventually(missing, (found) => found[1] !== undefined);
      await enter(later, '2025-05-05', '2025-05-08', 1);
      await handOut(later, [2]);
      await record(later, [1, 1]);
      await record(third, [1, 1]);
      await eventually(missing, (found) => found[1] === undefined);
      await record(later, [0, 1]);
      await eventually(missing, (found) => found[1]?.[0] === 'Zelt');
      await record(third, [1, 0]);
      await eventually(missing, (found) => found[1]?.length === 2);
      expect((await missing())[1]).toEqual(['Zelt', 'Hering-Beutel']);
    });

    it('stay complete when only the deposit of the return is recorded later', async () => {
      await handOut(third, [2]);
      await record(third, [1, 0]);
      await eventually(missing, (found) => found[1] !== undefined);
      await complete(2);
      const before = await taken();
      await record(third, [1, 0], { note: 'Kaution zurück' });
      await record(third, [0, 1]);
      await eventually(taken, (count) => count > before);
      expect(await missing()).toEqual([undefined, ['Zelt'], undefined, undefined]);
      await record(third, [1, 1]);
      await eventually(missing, (found) => found[1] === undefined);
      expect(await taken()).toBe(before + 2);
    });
  });
});

describe('missing parts', () => {
  const loans = [uuid(91), uuid(92)] as const;
  const base = { offerId, ownerId: vendor, at: '2025-05-05T10:00:00.000Z' };
  const pegs = [{ name: 'Heringe', count: 2 }];
  const out = (loanId: string, pieceIds: number[]): PiecesEvent => ({
    type: 'PiecesHandedOut',
    data: { ...base, loanId, counter: true, pieceIds },
  });
  const history: readonly PiecesEvent[] = [
    {
      type: 'PiecesAdded',
      data: { ...base, firstId: 1, count: 2, numbers: ['A1', 'A2'], condition: 'good', note: null },
    },
    out(loans[0], [1, 2]),
  ];
  const stateOf = (events: readonly PiecesEvent[]) =>
    events.reduce(piecesAggregate.evolve, piecesAggregate.initialState);
  const noted = (events: readonly PiecesEvent[], loanId: string, parts = pegs, had: readonly number[] = []) => {
    const outcome = noteMissing(stateOf(events), { offerId, loanId, parts, had }, base.at);
    return [...events, ...(isRefused(outcome) ? [] : outcome.events)];
  };
  const missingIn = (events: readonly PiecesEvent[]) => stateOf(events).pieces.map((piece) => piece.missing);

  it('are at all pieces of a loan, and end for all of them', () => {
    const back = noted(history, loans[0]);
    expect(missingIn(back)).toEqual([[loans[0]], [loans[0]]]);
    expect(stateOf(back).missing).toEqual([{ loanId: loans[0], since: base.at, parts: pegs }]);
    expect(noted(back, loans[0])).toEqual(back);
    const data = { ...base, pieceId: 1, number: 'A1', condition: 'good', note: null, complete: true } as const;
    const complete = [...back, { type: 'PieceChanged', data } as const];
    expect(missingIn(complete)).toEqual([undefined, undefined]);
    expect(stateOf(complete).missing).toEqual([]);
  });

  it('are kept once for each loan, of a bounded number of loans, so that many pieces and loans stay small', () => {
    const many: PiecesEvent = {
      type: 'PiecesAdded',
      data: { ...base, firstId: 1, count: 999, numbers: null, condition: 'good', note: null },
    };
    const all = Array.from({ length: 999 }, (_, n) => n + 1);
    const parts = Array.from({ length: 50 }, (_, n) => ({ name: `${n}`.padEnd(80, 'x'), count: 1 }));
    const lacking = (n: number, pieceIds: number[]): PiecesEvent => ({
      type: 'PiecesTakenBack',
      data: { ...base, loanId: uuid(1_000 + n), conditions: [], missing: parts, pieceIds },
    });
    const crowded = stateOf([many, ...Array.from({ length: 7 }, (_, n) => lacking(n, all))]);
    expect(crowded.pieces[998]?.missing).toHaveLength(5);
    expect(crowded.missing).toHaveLength(5);
    expect(JSON.stringify({ pieces: crowded.pieces, missing: crowded.missing }).length).toBeLessThan(500_000);
    const single = stateOf([many, ...all.slice(0, 120).map((pieceId) => lacking(pieceId, [pieceId]))]);
    expect(single.missing).toHaveLength(100);
    expect(single.pieces.filter(({ missing }) => missing).map(({ pieceId }) => pieceId)).toEqual(all.slice(20, 120));
  });

  it('end with the last piece of their loan', () => {
    const removed = (pieceIds: number[]): PiecesEvent => ({ type: 'PiecesRemoved', data: { ...base, pieceIds } });
    const back = [...noted(history, loans[0]), removed([1])];
    expect(stateOf(back).missing).toHaveLength(1);
    expect(stateOf([...back, removed([2])]).missing).toEqual([]);
  });

  it('of earlier loans stay after a later complete return, and without a loan nothing is noted', () => {
    const later = [...noted(history, loans[0]), out(loans[1], [1])];
    expect(noted(later, loans[1], [])).toEqual(later);
    expect(missingIn(noted(later, loans[1]))).toEqual([[...loans], [loans[0]]]);
    expect(noted(history, uuid(99))).toEqual(history);
  });

  it('are absent in returns from before they were noted', () => {
    const old: PiecesEvent = { type: 'PiecesTakenBack', data: { ...base, loanId: loans[0], conditions: [] } };
    expect(stateOf([...history, old]).pieces).toEqual(stateOf(history).pieces);
  });
});
