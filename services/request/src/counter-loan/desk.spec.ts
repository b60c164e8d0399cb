import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { addDays } from '@lendring/contracts/kernel/days.js';
import type { requestApi } from '@lendring/contracts/request/queries.js';
import { accountDeleted, creator, days, offerId, stranger, terms, uuid, vendor } from '../../testing/request.js';
import { startService, type RunningService } from '../../testing/service.js';

type Entry = z.input<typeof requestApi.commands.enterCounterLoan>;

const other = 'b000000002';
const week = days('2025-05-05', '2025-05-08');
const longer = days('2025-05-05', '2025-05-11');

let service: RunningService;
beforeEach(async () => {
  service = await startService();
  service.offers.set(other, { ...terms, offerId: other });
});
afterEach(() => service.stop());

const enter = (loanId: string, change: Partial<Entry> = {}) =>
  service.tell('enterCounterLoan', vendor, {
    loanId,
    offerId,
    wish: week,
    name: 'Gerda Lohmann',
    phone: null,
    email: null,
    note: null,
    price: null,
    ...change,
  });

describe('borrowers suggested at the counter', () => {
  const suggested = (text: string, userId = vendor) => service.query('counterPersons', userId, { text });
  const enterAll = (people: readonly Pick<Entry, 'name' | 'phone' | 'email'>[]) =>
    people.reduce(async (before, person, index) => {
      await before;
      const day = addDays('2025-06-01', index);
      expect(await enter(uuid(100 + index), { ...person, wish: days(day, addDays(day, 1)) })).toBe('ok');
    }, Promise.resolve());

  it('are those of own loans by name, phone or address, the latest first, each with the details of one entry', async () => {
    await enterAll([
      { name: 'Feuerwehr Sülz', phone: '0221 4710-1', email: null },
      { name: 'Ferdinand', phone: null, email: 'ferdi@example.org' },
      { name: 'feuerwehr sülz', phone: null, email: 'wache@example.org' },
      { name: 'Feuerwehr Sülz', phone: '0221 99', email: null },
    ]);
    expect(await suggested('feuerwehr')).toEqual([
      { name: 'Feuerwehr Sülz', phone: '0221 99', email: null },
      { name: 'feuerwehr sülz', phone: null, email: 'wache@example.org' },
      { name: 'Feuerwehr Sülz', phone: '0221 4710-1', email: null },
    ]);
    expect((await suggested('022147101')).map(({ phone }) => phone)).toEqual(['0221 4710-1']);
    expect((await suggested('ferdi@')).map(({ name }) => name)).toEqual(['Ferdinand']);
    expect(await suggested('feuerwehr', stranger)).toEqual([]);
  });

  it('leave out an entry whose details another one has as well', async () => {
    await enterAll([
      { name: 'Mia Müller', phone: null, email: 'mia@example.org' },
      { name: 'Mia Müller', phone: '0221 1', email: 'mueller@example.org' },
      { name: 'Mia Müller', phone: '0221 1', email: null },
      { name: 'Mia Müller', phone: null, email: null },
    ]);
    expect(await suggested('mia')).toEqual([
      { name: 'Mia Müller', phone: '0221 1', email: 'mueller@example.org' },
      { name: 'Mia Müller', phone: null, email: 'mia@example.org' },
    ]);
  });

  it('are at most five', async () => {
    await enterAll(Array.from({ length: 7 }, (_, n) => ({ name: `Gast ${n}`, phone: null, email: null })));
    expect((await suggested('gast')).map(({ name }) => name)).toEqual([6, 5, 4, 3, 2].map((n) => `Gast ${n}`));
  });

  it('are never those that were erased, nor anyone after the account is deleted', async () => {
    await enterAll([{ name: 'Gerda Lohmann', phone: null, email: null }]);
    expect(await suggested('gerda')).toHaveLength(1);
    expect(await service.tell('eraseCounterPerson', vendor, { loanId: uuid(100) })).toBe('ok');
    expect(await suggested('gerda')).toEqual([]);
    await enter(uuid(110), { wish: days('2025-07-01', '2025-07-02') });
    expect(await suggested('gerda')).toHaveLength(1);
    await service.bus.publish('account', [accountDeleted(vendor)]);
    expect(await suggested('gerda')).toEqual([]);
  });
});

describe('number of a piece', () => {
  const numbered = (number: string, userId = vendor) => service.query('piecesNumbered', userId, { number });
  beforeEach(async () => {
    await service.setCapacity(3);
    const piece = { last: null, condition: 'good', note: null } as const;
    expect(await service.tell('addPieces', vendor, { ...piece, offerId, number: 'NM-1', last: 'NM-3' })).toBe('ok');
    expect(await service.tell('addPieces', vendor, { ...piece, offerId: other, number: 'Bohrer 2' })).toBe('ok');
  });

  it('finds the piece, or those whose number begins so, among all offers of its owner alone, in any case', async () => {
    const second = { offerId, pieceId: 2, number: 'NM-2' };
    expect(await numbered('NM-2')).toEqual([second]);
    expect(await numbered('nm-2')).toEqual([second]);
    expect(await numbered('Bohrer 2')).toEqual([{ offerId: other, pieceId: 1, number: 'Bohrer 2' }]);
    expect(await numbered('nm-')).toMatchObject([{ number: 'NM-1' }, { number: 'NM-2' }, { number: 'NM-3' }]);
    expect(await numbered('boh')).toMatchObject([{ offerId: other }]);
    expect([await numbered('N'), await numbered('M-2'), await numbered('NM-', stranger)]).toEqual([[], [], []]);
    expect([await numbered('NM-4'), await numbered('NM-2', stranger)]).toEqual([[], []]);
    const mixed = { offerId: other, last: null, condition: 'good', note: null } as const;
    for (const number of ['Bk-7', 'straße-1']) await service.tell('addPieces', vendor, { ...mixed, number });
    for (const typed of ['bk-7', 'BK-7', 'bK-7']) expect(await numbered(typed)).toMatchObject([{ number: 'Bk-7' }]);
    for (const typed of ['STRASSE-1', 'Straße-1'])
      expect(await numbered(typed)).toMatchObject([{ number: 'straße-1' }]);
    await service.tell('removePieces', vendor, { offerId: other, pieceIds: [2] });
    expect(await numbered('bk-7')).toEqual([]);
  });

  it('finds the loans that it went out with', async () => {
    await enter(uuid(71));
    await enter(uuid(72), { offerId: other });
    const pieces = { offerId, loanId: uuid(71), counter: true, pieceIds: [2] };
    expect(await service.tell('handOutPieces', vendor, pieces)).toBe('ok');
    const found = async (text: string, userId = vendor) =>
      (
        await service.query('counterLoans', userId, {
          side: 'vendor',
          tab: 'current',
          paging: { page: 1, size: 10 },
          text,
        })
      ).items.map(({ loanId }) => loanId);
    expect([await found('nm-2'), await found('NM-1'), await found('NM-2', stranger)]).toEqual([[uuid(71)], [], []]);
  });
});

describe('change of all loans of an entry', () => {
  const [first, second] = [uuid(71), uuid(72)];
  const change = (loanIds: readonly string[], wish: Entry['wish'] = longer, userId = vendor, of = first) =>
    service.tell('changeCounterEntry', userId, {
      loanId: of,
      loans: loanIds.map((loanId, index) => ({ loanId, price: { minor: 100 * (index + 1), currency: 'EUR' } })),
      wish,
    });
  const seen = async () =>
    (await Promise.all([first, second].map((loanId) => service.query('counterLoan', vendor, { loanId })))).map(
      (loan) => [loan?.period.wish, loan?.price?.minor ?? null],
    );
  beforeEach(() => enter(first, { further: [{ loanId: second, offerId: other, price: null }] }));

  it('moves all of them, each with its price', async () => {
    expect(await change([first, second])).toBe('ok');
    expect(await seen()).toEqual([
      [longer, 100],
      [longer, 200],
    ]);
    const range = { from: '2025-05-01T00:00:00.000Z', to: '2025-06-01T00:00:00.000Z' };
    for (const id of [offerId, other]) {
      const [booked] = await service.query('taken', vendor, { offerId: id, ...range });
      expect(booked?.end).toBe((await service.query('counterLoan', vendor, { loanId: first }))?.end);
    }
    expect(await change([first, second])).toBe('ok');
  });

  it('changes none where one cannot be', async () => {
    await enter(uuid(73), { offerId: other, wish: days('2025-05-10', '2025-05-11') });
    expect(await change([first, second])).toBe('counter_days_taken');
    expect(await seen()).toEqual([
      [week, null],
      [week, null],
    ]);
    expect(await service.tell('completeCounterLoan', vendor, { loanId: second })).toBe('ok');
    expect(await change([first, second], week)).toBe('counter_loan_over');
    expect(await change([first])).toBe('ok');
  });

  it('is refused to others, and for loans of another entry', async () => {
    await enter(uuid(73), { wish: days('2025-08-10', '2025-08-11') });
    expect(await change([first, second], longer, stranger)).toBe('counter_loan_not_found');
    expect(await change([first, uuid(73)])).toBe('counter_loan_not_found');
    expect(await change([uuid(99)])).toBe('counter_loan_not_found');
    expect(await change([first, second], longer, vendor, uuid(73))).toBe('counter_loan_not_found');
    expect(await change([first, second], longer, vendor, second)).toBe('ok');
  });

  it('takes each loan once', async () => {
    await expect(change([first, first])).rejects.toThrow();
    expect(await seen()).toEqual([
      [week, null],
      [week, null],
    ]);
  });
});

describe('person of an entry', () => {
  const [first, second, third] = [uuid(71), uuid(72), uuid(73)];
  const seen = (userId: string, loanId: string) => service.query('counterLoan', userId, { loanId });
  const erase = (loanId = first) => service.tell('eraseCounterPerson', vendor, { loanId });
  beforeEach(async () => {
    service.offers.set('b000000003', { ...terms, offerId: 'b000000003' });
    await enter(first, {
      phone: '0221 4710-1',
      email: 'gerda@example.org',
      further: [other, 'b000000003'].map((id, index) => ({ loanId: uuid(72 + index), offerId: id, price: null })),
    });
  });

  it('is erased in all of its loans, also in those that ended, and no longer suggested', async () => {
    await service.tell('completeCounterLoan', vendor, { loanId: second });
    expect(await erase()).toBe('ok');
    for (const loanId of [first, second, third])
      expect(await seen(vendor, loanId)).toMatchObject({ name: null, phone: null, email: null, personErased: true });
    expect(await service.query('counterPersons', vendor, { text: 'gerda' })).toEqual([]);
    expect(await erase()).toBe('ok');
  });

  it('is corrected in all of its loans, also in those that ended, so that an erasure finds them', async () => {
    const person = { name: 'Gerda Lohse', email: null };
    await service.tell('completeCounterLoan', vendor, { loanId: second });
    expect(await service.tell('changeCounterLoan', vendor, { loanId: third, person })).toBe('ok');
    for (const loanId of [first, second, third]) expect(await seen(vendor, loanId)).toMatchObject(person);
    expect((await service.query('counterPersons', vendor, { text: 'gerda' })).map(({ name }) => name)).toEqual([
      'Gerda Lohse',
    ]);
    expect(await erase()).toBe('ok');
    for (const loanId of [first, second, third]) expect(await seen(vendor, loanId)).toMatchObject({ name: null });
  });

  describe('with an account', () => {
    const correct = (change: Partial<z.input<typeof requestApi.commands.changeCounterLoan>> = {}) =>
      service.tell('changeCounterLoan', vendor, { loanId: first, person: { name: 'Otto', email: null }, ...change });
    beforeEach(async () => {
      await service.tell('inviteToCounterLoan', vendor, { loanId: first, email: 'gerda@example.org', locale: 'de' });
      const token = (await seen(vendor, first))?.invitation?.token ?? '';
      expect(await service.tell('linkCounterLoan', creator, { token })).toBe('ok');
    });

    it('stays linked after a correction, unless the link ends in the same act', async () => {
      expect(await correct()).toBe('ok');
      for (const loanId of [first, second]) expect(await seen(vendor, loanId)).toMatchObject({ creatorId: creator });
    });

    it('is unlinked with the correction in all loans of the entry, without a word of other changes', async () => {
      const heard: string[] = [];
      await service.bus.consume('desk', ['request'], async ({ type }) => {
        if (type === 'counter_loan.changed') heard.push(type);
      });
      await service.tell('completeCounterLoan', vendor, { loanId: third });
      for (let n = 0; n < 2; n += 1) expect(await correct({ unlink: true, wish: longer })).toBe('ok');
      for (const loanId of [first, second, third]) {
        expect(await seen(vendor, loanId)).toMatchObject({ creatorId: null, name: 'Otto', invitation: null });
        expect(await seen(creator, loanId)).toBeNull();
      }
      expect(heard).toEqual([]);
    });
  });
});
