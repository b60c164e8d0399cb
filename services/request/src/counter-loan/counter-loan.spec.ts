import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type * as z from 'zod';
import type { requestApi } from '@lendring/contracts/request/queries.js';
import { lastDayBefore, timeIn } from '@lendring/contracts/kernel/days.js';
import { eventually } from '@lendring/platform/testing/eventually.js';
import {
  accountDeleted,
  by,
  bySystem,
  creator,
  days,
  now,
  offerId,
  period,
  stranger,
  uuid,
  vendor,
} from '../../testing/request.js';
import { startService, type RunningService } from '../../testing/service.js';

type Entry = z.input<typeof requestApi.commands.enterCounterLoan>;

const loanId = uuid(71);
const name = 'Gerda Lohmann';
const today = days('2025-05-05', '2025-05-08');
const entry = (change: Partial<Entry> = {}): Entry => ({
  loanId,
  offerId,
  wish: today,
  units: 1,
  name,
  phone: null,
  email: null,
  note: 'Anhänger',
  price: null,
  ...change,
});
const offerDeleted = {
  specversion: '1.0' as const,
  id: uuid(900),
  source: '/offer',
  type: 'offer.withdrawn',
  time: now,
  datacontenttype: 'application/json' as const,
  subject: offerId,
  data: { ownerId: vendor, status: 'deleted' as const },
};
const range = { from: '2025-05-01T00:00:00.000Z', to: '2025-06-01T00:00:00.000Z' };

let service: RunningService;
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.stop());

const enter = (change: Partial<Entry> = {}, userId = vendor) => service.tell('enterCounterLoan', userId, entry(change));
const handOut = (id = loanId) =>
  service.tell('recordCounterHandover', vendor, { loanId: id, moment: 'out', counts: [], note: '' });
const seenBy = (userId: string, id = loanId, at?: string) => service.query('counterLoan', userId, { loanId: id }, at);
const taken = (userId: string | null) => service.query('taken', userId, { offerId, ...range });
const tokenOf = async () => (await seenBy(vendor))?.invitation?.token ?? '';
const invite = (email = 'gerda@example.org') =>
  service.tell('inviteToCounterLoan', vendor, { loanId, email, locale: 'de' });

describe('counter loan', () => {
  it('takes the days of its offer, and names the person to the owner alone', async () => {
    expect(await enter()).toBe('ok');
    expect(await taken(vendor)).toMatchObject([{ reason: 'booked', counterLoanId: loanId, requestId: null, units: 1 }]);
    expect(await taken(stranger)).toMatchObject([{ reason: 'booked', counterLoanId: null, requestId: null }]);
    expect(await seenBy(vendor)).toMatchObject({ name, note: 'Anhänger', status: 'running', overdue: false });
    expect(await seenBy(stranger)).toBeNull();
    const { counterLoans } = await service.tab(vendor, 'vendor', 'running');
    expect(counterLoans).toEqual({ agreed: 1, running: 0 });
    expect(await handOut()).toBe('ok');
    expect((await service.tab(vendor, 'vendor', 'running')).counterLoans).toEqual({ agreed: 0, running: 1 });
    const calendar = await service.query('calendar', vendor, range);
    expect(calendar).toMatchObject([{ counterLoanId: loanId, counterName: name, status: 'running', side: 'vendor' }]);
    expect(await service.query('calendar', stranger, range)).toEqual([]);
    expect(JSON.stringify(await service.query('takenMany', stranger, { offerIds: [offerId], ...range }))).not.toContain(
      name,
    );
  });

  it('competes with requests for the units of the offer', async () => {
    await service.setCapacity(3);
    expect(await enter({ units: 2, wish: period.wish })).toBe('ok');
    expect(await service.ask(creator, uuid(1), { quantity: 2 })).toBe('not_enough_units');
    expect(await service.ask(creator, uuid(2), { quantity: 1 })).toBe('ok');
    expect(await service.accept(vendor, uuid(2))).toBe('ok');
    expect(await enter({ loanId: uuid(72), wish: period.wish })).toBe('counter_days_taken');
    expect(await service.setCapacity(2)).toBe('units_taken');
  });

  it('is refused on blocked days, for a stranger’s, a deleted or an unknown offer', async () => {
    await service.tell('block', vendor, { blockId: uuid(81), offerId, wish: today, note: '' });
    expect(await enter()).toBe('counter_days_blocked');
    expect(await enter({}, stranger)).toBe('not_owner');
    expect(await enter({ offerId: 'dr11000009' })).toBe('offer_not_available');
    service.offers.delete(offerId);
    expect(await enter()).toBe('offer_not_available');
    expect(await service.store.read(`counterLoan-${loanId}`)).toEqual([]);
  });

  it('is possible while the offer is paused', async () => {
    service.paused.add(offerId);
    expect(await service.ask(creator, uuid(1))).toBe('offer_not_available');
    expect(await enter()).toBe('ok');
  });

  it('refuses numbers, days and names out of bounds', async () => {
    for (const units of [0, -1, 1.5, 1e9, 1000]) await expect(enter({ units })).rejects.toThrow();
    for (const text of ['', '   ', 'x'.repeat(10_000)]) await expect(enter({ name: text })).rejects.toThrow();
    expect(await enter({ units: 2 })).toBe('not_enough_units');
    expect(await enter({ wish: days('2025-04-04', '2025-05-06') })).toBe('counter_too_old');
    expect(await enter({ wish: days('2025-04-05', '2025-04-07') })).toBe('ok');
  });

  it('is entered once by a repeated and a parallel click', async () => {
    const click = by(vendor);
    const answers = await Promise.all(
      [click, click, by(vendor)].map((call) => service.commands.enterCounterLoan(entryParsed(), call)),
    );
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(await service.store.read(`counterLoan-${loanId}`)).toHaveLength(1);
    expect(await service.store.read(`calendar-${offerId}`)).toHaveLength(1);
  });

  it('lets one of two parallel entries have the last unit', async () => {
    const answers = await Promise.all([enter(), enter({ loanId: uuid(72) })]);
    expect(answers.toSorted()).toEqual(['counter_days_taken', 'ok']);
  });

  it('frees the rest of its days with an early return, all of them when cancelled, and is overdue otherwise', async () => {
    await enter();
    const back = '2025-05-06T10:00:00.000Z';
    expect(await service.tell('completeCounterLoan', stranger, { loanId }, back)).toBe('counter_loan_not_found');
    expect(await service.tell('completeCounterLoan', vendor, { loanId }, back)).toBe('ok');
    expect(await service.tell('completeCounterLoan', vendor, { loanId }, back)).toBe('ok');
    expect(await taken(vendor)).toMatchObject([{ end: back }]);
    expect(await enter({ loanId: uuid(72), wish: days('2025-05-07', '2025-05-08') })).toBe('ok');
    expect(await service.tell('cancelCounterLoan', vendor, { loanId: uuid(72) })).toBe('ok');
    expect(await taken(vendor)).toHaveLength(1);
    expect(await enter({ loanId: uuid(73), wish: days('2025-05-07', '2025-05-08') })).toBe('ok');
    const later = '2025-05-09T10:00:00.000Z';
    expect(await seenBy(vendor, uuid(73), later)).toMatchObject({ status: 'running', overdue: false });
    const record = { loanId: uuid(73), moment: 'out' as const, counts: [], note: '' };
    await service.tell('recordCounterHandover', vendor, record, '2025-05-07T08:00:00.000Z');
    expect(await seenBy(vendor, uuid(73), later)).toMatchObject({ status: 'running', overdue: true });
    const list = (tab: 'current' | 'done') =>
      service.query('counterLoans', vendor, { side: 'vendor', tab, paging: { page: 1, size: 20 } });
    expect(await list('current')).toMatchObject({ total: 1, items: [{ loanId: uuid(73) }], counts: { done: 2 } });
    expect((await list('done')).items.map(({ status }) => status).toSorted()).toEqual(['cancelled', 'completed']);
    const feed = await service.query('feed', vendor, {});
    expect(feed.map(({ status }) => status).toSorted()).toEqual(['agreed', 'cancelled', 'completed']);
  });

  it('frees the rest of its days with the record of its return', async () => {
    await enter();
    const back = '2025-05-06T10:00:00.000Z';
    const record = { loanId, counts: [], note: '' };
    expect(await service.tell('recordCounterHandover', vendor, { ...record, moment: 'out' }, back)).toBe('ok');
    expect(await taken(vendor)).not.toMatchObject([{ end: back }]);
    expect(await service.tell('recordCounterHandover', vendor, { ...record, moment: 'back' }, back)).toBe('ok');
    expect(await taken(vendor)).toMatchObject([{ end: back }]);
    expect(await seenBy(vendor, loanId, back)).toMatchObject({ status: 'completed', finishedAt: back });
  });

  it('is found by words of title, person and note, by the number of its offer, and by days', async () => {
    await service.setCapacity(3);
    await enter({ phone: '+49 221 555-0123', email: 'gerda@example.org' });
    await enter({ loanId: uuid(72), name: 'Jörg Weiß', note: null, wish: days('2025-05-20', '2025-05-22') });
    await enter({ loanId: uuid(73), name: 'Gerda Meyer', note: null });
    await service.tell('completeCounterLoan', vendor, { loanId: uuid(73) });
    const list = async (search: object, side: 'vendor' | 'creator' = 'vendor', userId = vendor) => {
      const paging = { page: 1, size: 20 };
      const { items, total, counts } = await service.query('counterLoans', userId, {
        side,
        tab: 'current',
        paging,
        ...search,
      });
      expect(total).toBe(items.length);
      return [...items.map(({ loanId: id }) => id), counts.done];
    };
    for (const text of ['gerda', 'LOHM ger', 'anhänger', '2215550123', 'gerda@example'])
      expect(await list({ text })).toContain(loanId);
    expect(await list({ text: 'gerda' })).toEqual([loanId, 1]);
    expect(await list({ text: 'weiss joerg' })).toEqual([uuid(72), 0]);
    expect(await list({ text: 'niemand' })).toEqual([0]);
    expect(await list({ text: offerId })).toEqual([loanId, uuid(72), 1]);
    expect(await list({ text: 'A-17', offerIds: [offerId] })).toEqual([loanId, uuid(72), 1]);
    expect(await list({ from: '2025-05-08' })).toEqual([uuid(72), 0]);
    expect(await list({ to: '2025-05-19' })).toEqual([loanId, 1]);
    expect(await list({ from: '2025-05-22', text: 'j' })).toEqual([0]);
    await invite();
    await service.tell('linkCounterLoan', creator, { token: await tokenOf() });
    expect(await list({ text: 'gerda' }, 'creator', creator)).toEqual([0]);
    expect(await list({ text: '' }, 'creator', creator)).toEqual([loanId, 0]);
  });

  it('has its person corrected while it is open, once, and never after an erasure', async () => {
    const person = { name: 'Gerda Lohmann-Weber', phone: '0221 5550123', email: null, note: null };
    const correct = (change: Partial<typeof person> = {}, userId = vendor) =>
      service.tell('changeCounterLoan', userId, {
        loanId,
        wish: today,
        units: 1,
        price: null,
        person: { ...person, ...change },
      });
    await enter();
    expect(await correct({}, stranger)).toBe('counter_loan_not_found');
    for (let n = 0; n < 2; n += 1) expect(await correct()).toBe('ok');
    expect(await seenBy(vendor)).toMatchObject({ ...person, units: 1 });
    const stored = await service.store.read(`counterLoan-${loanId}`);
    expect(stored.map(({ type }) => type)).toEqual(['CounterLoanEntered', 'CounterPersonCorrected']);
    expect(await service.store.read(`calendar-${offerId}`)).toHaveLength(1);
    await expect(correct({ name: ' ' })).rejects.toThrow();
    expect(await service.tell('eraseCounterPerson', vendor, { loanId })).toBe('ok');
    expect(await correct()).toBe('person_erased');
    expect(await seenBy(vendor)).toMatchObject({ name: null, phone: null });
    await service.tell('completeCounterLoan', vendor, { loanId });
    expect(await correct()).toBe('counter_loan_over');
  });

  it('keeps what two desks change of it at once', async () => {
    const change = (part: object) => service.tell('changeCounterLoan', vendor, { loanId, ...part });
    const price = { minor: 5000, currency: 'EUR' as const };
    await service.setCapacity(2);
    await enter();
    const acts = [{ price }, { wish: days('2025-05-05', '2025-05-10') }, { units: 2 }, { person: { phone: '0221 1' } }];
    for (const answer of await Promise.all(acts.map(change))) expect(answer).toBe('ok');
    expect(await seenBy(vendor)).toMatchObject({
      price,
      end: '2025-05-09T22:00:00.000Z',
      units: 2,
      name,
      phone: '0221 1',
      note: 'Anhänger',
    });
    expect(await change({})).toBe('ok');
    expect(await change({ price: null, person: { note: null } })).toBe('ok');
    expect(await seenBy(vendor)).toMatchObject({ price: null, units: 2, phone: '0221 1', note: null });
  });

  it('has its person, price and end changed after its offer was deleted', async () => {
    const change = (part: object) =>
      service.tell('changeCounterLoan', vendor, { loanId, wish: today, units: 1, price: null, ...part });
    await service.setCapacity(2);
    await enter();
    await enter({ loanId: uuid(72), units: 2, wish: days('2025-05-12', '2025-05-14') });
    await service.bus.publish('offer', [offerDeleted]);
    service.offers.delete(offerId);
    expect(await enter({ loanId: uuid(73) })).toBe('offer_not_available');
    const person = { name: 'Otto', phone: null, email: null, note: null };
    expect(await change({ person, price: { minor: 500, currency: 'EUR' } })).toBe('ok');
    expect(await seenBy(vendor)).toMatchObject({
      name: 'Otto',
      price: { minor: 500 },
      end: '2025-05-07T22:00:00.000Z',
    });
    expect(await change({ wish: days('2025-05-05', '2025-05-11') })).toBe('ok');
    expect(await seenBy(vendor)).toMatchObject({ end: '2025-05-10T22:00:00.000Z' });
    expect(await change({ wish: days('2025-05-05', '2025-05-13') })).toBe('counter_days_taken');
    expect(await change({ units: 2 })).toBe('counter_offer_gone');
    expect((await seenBy(vendor))?.actions).toContain('change');
  });

  it('moves to other days, hours and units only where they are free, and keeps what it had', async () => {
    const change = (wish: Entry['wish'], units = 1, userId = vendor) =>
      service.tell('changeCounterLoan', userId, { loanId, wish, units, price: null });
    await service.setCapacity(2);
    await enter();
    await enter({ loanId: uuid(72), wish: days('2025-05-10', '2025-05-12') });
    await enter({ loanId: uuid(73), wish: days('2025-05-07', '2025-05-08') });
    expect(await change(days('2025-05-05', '2025-05-11'), 2)).toBe('not_enough_units');
    expect(await change(days('2025-05-05', '2025-05-11'), 1, stranger)).toBe('counter_loan_not_found');
    expect(await change(days('2025-05-05', '2025-05-11'))).toBe('ok');
    expect(await seenBy(vendor)).toMatchObject({ end: '2025-05-10T22:00:00.000Z', units: 1 });
    await service.tell('block', vendor, {
      blockId: uuid(81),
      offerId,
      wish: days('2025-05-12', '2025-05-14'),
      note: '',
    });
    expect(await change(days('2025-05-05', '2025-05-13'))).toBe('counter_days_blocked');
    expect(await change({ kind: 'hours', day: '2025-05-05', time: '14:00', hours: 5 }, 2)).toBe('ok');
    expect(await change({ kind: 'hours', day: '2025-05-05', time: '14:00', hours: 5 }, 2)).toBe('ok');
    const own = (await taken(vendor)).filter(({ counterLoanId }) => counterLoanId === loanId);
    expect(own).toMatchObject([{ start: '2025-05-05T12:00:00.000Z', end: '2025-05-05T17:00:00.000Z', units: 2 }]);
    expect(await service.store.read(`counterLoan-${loanId}`)).toHaveLength(3);
  });

  it('has its last unit when two loans grow at once', async () => {
    await service.setCapacity(3);
    await Promise.all([enter(), enter({ loanId: uuid(72) })]);
    const grow = (id: string) =>
      service.tell('changeCounterLoan', vendor, { loanId: id, wish: today, units: 2, price: null });
    expect((await Promise.all([grow(loanId), grow(uuid(72))])).toSorted()).toEqual(['not_enough_units', 'ok']);
  });

  it('waits for its return by the owner, and for the linked borrower, from its end on', async () => {
    const waiting = (userId: string, at = '2025-05-07T22:00:00.000Z') => service.query('waiting', userId, {}, at);
    await enter();
    expect(await waiting(vendor, '2025-05-07T21:59:59.999Z')).toEqual([]);
    const late = { kind: 'counter_overdue', count: 1, requestId: null, counterLoanId: loanId };
    expect(await waiting(vendor)).toEqual([{ ...late, kind: 'counter_not_picked_up', side: 'vendor' }]);
    await handOut();
    expect(await waiting(vendor)).toEqual([{ ...late, side: 'vendor' }]);
    await invite();
    expect(await waiting(creator)).toEqual([]);
    await service.tell('linkCounterLoan', creator, { token: await tokenOf() });
    expect(await waiting(creator)).toEqual([{ ...late, side: 'creator' }]);
    await enter({ loanId: uuid(72), wish: days('2025-04-28', '2025-04-30') });
    await handOut(uuid(72));
    expect(await waiting(vendor)).toEqual([{ ...late, side: 'vendor', count: 2, counterLoanId: null }]);
    for (const id of [loanId, uuid(72)]) await service.tell('completeCounterLoan', vendor, { loanId: id });
    expect([await waiting(vendor), await waiting(creator)]).toEqual([[], []]);
  });

  it('is noted as overdue once, on the morning after its last day', async () => {
    const policy = service.parts.clockPolicies?.find(({ name: one }) => one === 'note-counter-overdue');
    const noted = async () =>
      (await service.store.read(`counterLoan-${loanId}`)).filter(({ type }) => type === 'CounterOverdueNoted').length;
    await enter();
    await seenBy(vendor);
    await policy?.tick('2025-05-08T08:00:00.000Z');
    expect(await noted()).toBe(0);
    await handOut();
    await seenBy(vendor);
    await policy?.tick('2025-05-08T07:59:59.999Z');
    expect(await noted()).toBe(0);
    for (const hour of ['08', '09']) await policy?.tick(`2025-05-08T${hour}:00:00.000Z`);
    expect(await noted()).toBe(1);
    expect(await service.tell('noteCounterOverdue', vendor, { loanId })).toBe('counter_loan_not_found');
    // The owner knows that a loan is overdue that they enter after its end.
    await enter({ loanId: uuid(72), wish: days('2025-04-28', '2025-04-30') });
    await policy?.tick('2025-05-08T10:00:00.000Z');
    expect(await service.store.read(`counterLoan-${uuid(72)}`)).toHaveLength(1);
  });

  it('tells a waiting borrower that the days are taken, and free again', async () => {
    const noted = async () => (await service.store.read(`request-${uuid(1)}`)).map(({ type }) => type);
    await service.ask(creator, uuid(1));
    await enter({ wish: period.wish });
    await eventually(noted, (types) => types.includes('RequestDaysTaken'));
    await service.tell('cancelCounterLoan', vendor, { loanId });
    await eventually(noted, (types) => types.includes('RequestDaysFreed'));
  });
});

describe('counter loans of several things', () => {
  const other = 'dr11000002';
  const third = 'dr11000003';
  const [benchId, grillId] = [uuid(72), uuid(73)];
  const further = [
    { loanId: benchId, offerId: other, units: 2, price: { minor: 800, currency: 'EUR' as const } },
    { loanId: grillId, offerId: third, price: null },
  ];
  const enterAll = (change: Partial<Entry> = {}, userId = vendor) => enter({ further, ...change }, userId);
  const events = async (id: string) => (await service.store.read(`counterLoan-${id}`)).map(({ type }) => type);

  beforeEach(async () => {
    const drill = service.offers.get(offerId);
    if (!drill) throw new Error('The service has no offer.');
    service.offers.set(other, { ...drill, offerId: other, title: 'Bierbank' });
    service.offers.set(third, { ...drill, offerId: third, title: 'Grill' });
    await service.commands.setCapacity({ offerId: other, quantity: 3, zone: 'Europe/Berlin' }, bySystem(now));
  });

  it('are entered together for one person and period, each with its units and price', async () => {
    expect(await enterAll()).toBe('ok');
    const together = [loanId, benchId, grillId];
    expect(await seenBy(vendor)).toMatchObject({ title: 'Drill', units: 1, name, together });
    expect(await seenBy(vendor, benchId)).toMatchObject({
      title: 'Bierbank',
      units: 2,
      price: { minor: 800 },
      name,
      note: 'Anhänger',
      together,
    });
    const tasks = await service.query('handovers', vendor, { day: '2025-05-05' });
    expect(tasks.map(({ counterGroupId }) => counterGroupId)).toEqual([loanId, loanId, loanId]);
  });

  it('are all left out where one is taken, and the refusal names which', async () => {
    await enter({ loanId: uuid(74), offerId: third });
    const answer = await service.commands.enterCounterLoan(
      { ...entryParsed(), further: further.map((one) => ({ units: 1, ...one })) },
      by(vendor),
    );
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'counter_days_taken', params: { thing: 2 } } });
    for (const id of [loanId, benchId, grillId]) expect(await events(id)).toEqual([]);
    expect(await taken(vendor)).toEqual([]);
  });

  it('count against the units twice where an offer occurs twice', async () => {
    const twice = (units: number) => [{ loanId: benchId, offerId: other, units, price: null }];
    expect(await enter({ offerId: other, units: 2, further: twice(2) })).toBe('not_enough_units');
    expect(await enter({ offerId: other, units: 2, further: twice(1) })).toBe('ok');
  });

  it('are entered once by repeated and parallel clicks', async () => {
    const data = { ...entryParsed(), further: further.map((one) => ({ units: 1, ...one })) };
    const click = by(vendor);
    const answers = await Promise.all(
      [click, click, by(vendor)].map((call) => service.commands.enterCounterLoan(data, call)),
    );
    expect(answers.every(({ ok }) => ok)).toBe(true);
    for (const id of [loanId, benchId, grillId]) expect(await events(id)).toEqual(['CounterLoanEntered']);
    for (const id of [offerId, third]) expect(await service.store.read(`calendar-${id}`)).toHaveLength(1);
  });

  it('share one invitation, which links those that are still open', async () => {
    await enterAll();
    await service.tell('cancelCounterLoan', vendor, { loanId: grillId });
    await service.tell('inviteToCounterLoan', vendor, { loanId: benchId, email: 'gerda@example.org', locale: 'de' });
    await service.tell('inviteToCounterLoan', vendor, { loanId, email: 'gerda@example.org', locale: 'de' });
    await eventually(
      async () => service.mails.length,
      (sent) => sent === 2,
    );
    const [old, mail] = service.mails;
    expect(mail?.subject).toMatch(/Drill und 2\s× Bierbank$/);
    const token = await tokenOf();
    const opened = await service.query('counterInvitation', creator, { token });
    expect(opened).toMatchObject({ loan: { title: 'Drill' }, further: [{ title: 'Bierbank', units: 2 }] });
    const replaced = /ausleihe-verbinden\/([\w-]+)/.exec(old?.text ?? '')?.[1] ?? '';
    expect(await service.tell('linkCounterLoan', creator, { token: replaced })).toBe('invitation_not_found');
    expect(await service.tell('linkCounterLoan', creator, { token })).toBe('ok');
    expect([await seenBy(creator), await seenBy(creator, benchId)]).toMatchObject([
      { title: 'Drill', name: null },
      { title: 'Bierbank', name: null },
    ]);
    expect(await seenBy(creator, grillId)).toBeNull();
    expect(await service.query('counterInvitation', stranger, { token })).toMatchObject({ loan: null, further: [] });
  });

  it('have their person corrected together, which invalidates their invitation', async () => {
    const person = { name: 'Otto Lenz', phone: '0221 5550199', email: 'otto@example.org', note: 'Ausweis da' };
    await enterAll({ email: 'gerda@example.org' });
    await service.tell('completeCounterLoan', vendor, { loanId: grillId });
    await invite();
    const tokens = [await tokenOf(), (await seenBy(vendor, benchId))?.invitation?.token ?? ''];
    const correct = () =>
      service.tell('changeCounterLoan', vendor, { loanId: benchId, wish: today, units: 2, price: null, person });
    for (let n = 0; n < 2; n += 1) expect(await correct()).toBe('ok');
    const [drill, bench, grill] = await Promise.all([loanId, benchId, grillId].map((id) => seenBy(vendor, id)));
    expect(bench).toMatchObject({ ...person, invitation: null, invitationWithdrawn: true });
    expect(drill).toMatchObject({ ...person, note: 'Anhänger', invitation: null, invitationWithdrawn: true });
    expect(grill).toMatchObject({ name: 'Otto Lenz', email: 'otto@example.org', status: 'completed' });
    for (const token of tokens) {
      expect(await service.query('counterInvitation', creator, { token })).toBeNull();
      expect(await service.tell('linkCounterLoan', creator, { token })).toBe('invitation_not_found');
    }
    expect(await events(loanId)).toEqual(['CounterLoanEntered', 'CounterLoanInvited', 'CounterPersonCorrected']);
    expect(await invite('otto@example.org')).toBe('ok');
    expect(await seenBy(vendor, benchId)).toMatchObject({
      invitation: { email: 'otto@example.org' },
      invitationWithdrawn: false,
    });
  });

  it('are at most twenty', async () => {
    const many = Array.from({ length: 20 }, (_, index) => ({ loanId: uuid(100 + index), offerId: other, price: null }));
    await expect(enter({ further: many })).rejects.toThrow();
  });
});

const entryParsed = () => ({ ...entry(), units: 1, further: undefined });

describe('reminder of a late borrower', () => {
  const sent = async (count: number) => {
    await eventually(
      async () => service.mails.length,
      (all) => all === count,
    );
    return service.mails[count - 1];
  };
  const over = days('2025-04-28', '2025-04-30');
  const remind = (userId = vendor) => service.tell('remindCounterBorrower', userId, { loanId, locale: 'de' });

  it('is mailed once a day, with name, day that was due, next opening hours and phone', async () => {
    const open = [{ from: '09:00', to: '18:00' }];
    service.openings.set(vendor, { week: [open, [], open, open, open, [], []], exceptions: [] });
    await enter({ wish: over, email: 'gerda@example.org' });
    expect(await remind(stranger)).toBe('counter_loan_not_found');
    expect(await remind()).toBe('counter_not_overdue');
    await handOut();
    const answers = await Promise.all([remind(), remind()]);
    expect(answers.toSorted()).toEqual(['counter_reminded_today', 'ok']);
    const mail = await sent(1);
    expect(mail).toMatchObject({ to: 'gerda@example.org', subject: 'Bitte zurückbringen: Drill' });
    expect(mail?.text).toContain('Die Rückgabe war am 29. April 2025 fällig.');
    expect(mail?.text).toContain('Mo., 5. Mai: 09:00–18:00');
    expect(mail?.text).toContain('Mi., 7. Mai: 09:00–18:00');
    expect(mail?.text).not.toContain('6. Mai');
    expect(mail?.text).toContain(`Hallo ${name},`);
    expect(mail?.text).toContain('Telefon: 0221 5550100');
    expect(mail?.text).not.toContain('Venloer');
    expect(await seenBy(vendor)).toMatchObject({ remindedAt: now });
    expect((await seenBy(vendor))?.actions).not.toContain('remind');
  });

  it('goes to the corrected address, not to the one that was invited', async () => {
    await enter({ wish: over, email: 'irrtum@example.net' });
    await handOut();
    await invite('irrtum@example.net');
    await sent(1);
    await service.tell('changeCounterLoan', vendor, {
      loanId,
      wish: over,
      units: 1,
      price: null,
      person: { name, phone: null, email: 'richtig@example.net', note: null },
    });
    expect(await remind()).toBe('ok');
    expect(await sent(2)).toMatchObject({ to: 'richtig@example.net' });
  });

  it('needs an address and an overdue loan', async () => {
    await enter({ wish: over });
    await handOut();
    expect(await remind()).toBe('counter_no_address');
    await service.tell('completeCounterLoan', vendor, { loanId });
    expect(await remind()).toBe('counter_loan_over');
  });

  it('counts with the invitations to the same address', async () => {
    await enter({ wish: over, email: 'gerda@example.org' });
    await handOut();
    for (const _ of [1, 2, 3]) expect(await invite()).toBe('ok');
    expect(await remind()).toBe('too_many_invitations_to_address');
    expect((await sent(3))?.text).not.toContain('brauchst du nichts zu tun');
  });
});

describe('invitation to a counter loan', () => {
  it('is mailed, and links the loan to the account that opens it, once', async () => {
    await enter();
    expect(await invite()).toBe('ok');
    await eventually(
      async () => service.mails.length,
      (sent) => sent === 1,
    );
    const token = await tokenOf();
    const [mail] = service.mails;
    expect(mail).toMatchObject({ to: 'gerda@example.org' });
    expect(mail?.text).toContain(`https://lendring.example/ausleihe-verbinden/${token}`);
    expect(mail?.text).toContain('festwest');
    expect(mail?.text).toContain('Mo., 5. – Mi., 7. Mai');
    const { expiresAt } = (await seenBy(vendor))?.invitation ?? {};
    expect(timeIn(expiresAt ?? '', 'Europe/Berlin')).toBe('00:00');
    const [, month = '', day = ''] = lastDayBefore(expiresAt ?? '', 'Europe/Berlin').split('-');
    expect(month).toBe('05');
    expect(mail?.text).toContain(`Der Link gilt bis zum ${Number(day)}. Mai 2025`);
    expect(mail?.text).not.toContain(name);

    const opened = (userId: string | null) => service.query('counterInvitation', userId, { token });
    expect(await opened(null)).toMatchObject({ loan: { title: 'Drill' }, problem: null, isLinked: false });
    expect(JSON.stringify(await opened(null))).not.toContain(name);
    expect(await opened(vendor)).toMatchObject({ problem: 'own_counter_loan' });
    expect(await service.tell('linkCounterLoan', vendor, { token })).toBe('own_counter_loan');
    expect(await service.tell('linkCounterLoan', creator, { token })).toBe('ok');
    expect(await service.tell('linkCounterLoan', creator, { token })).toBe('ok');
    expect(await service.tell('linkCounterLoan', stranger, { token })).toBe('invitation_used_up');
    const stranded = { loanId, loan: null, further: [], isLinked: false, problem: 'invitation_used_up' };
    for (const userId of [stranger, null]) expect(await opened(userId)).toEqual(stranded);
    expect(await opened(creator)).toMatchObject({ isLinked: true, problem: null, loan: { title: 'Drill' } });

    expect(await seenBy(vendor)).toMatchObject({ contactReleased: false, placeId: null });
    const own = await seenBy(creator);
    expect(own).toMatchObject({
      side: 'creator',
      name: null,
      phone: null,
      note: null,
      invitation: null,
      contactReleased: true,
      actions: ['unlink'],
    });
    const borrowed = { side: 'creator', tab: 'current', paging: { page: 1, size: 20 } } as const;
    expect(await service.query('counterLoans', creator, borrowed)).toMatchObject({ total: 1 });
    expect(await service.query('calendar', creator, range)).toMatchObject([{ side: 'creator', counterName: null }]);

    await service.tell('cancelCounterLoan', vendor, { loanId });
    expect(await opened(stranger)).toEqual(stranded);
    expect(await opened(creator)).toMatchObject({ isLinked: true, problem: null });
  });

  it('publishes changes and the cancellation of a linked loan alone', async () => {
    const heard: string[] = [];
    await service.bus.consume('counter-loans', ['request'], async ({ type }) => {
      if (type.startsWith('counter_loan.')) heard.push(type);
    });
    const change = (units: number) =>
      service.tell('changeCounterLoan', vendor, { loanId, wish: today, units, price: null });
    await service.setCapacity(3);
    await enter();
    await change(2);
    await invite();
    await service.tell('linkCounterLoan', creator, { token: await tokenOf() });
    await change(3);
    await service.tell('cancelCounterLoan', vendor, { loanId });
    await eventually(
      async () => heard,
      (all) => all.includes('counter_loan.cancelled'),
    );
    expect(heard).toEqual(['counter_loan.linked', 'counter_loan.changed', 'counter_loan.cancelled']);
  });

  it('shows the address of its owner while the owner wants it, and to no later borrower', async () => {
    const share = (userId: string, shared = true) => service.tell('shareCounterAddress', userId, { loanId, shared });
    await enter();
    expect(await share(vendor)).toBe('counter_loan_not_linked');
    await invite();
    await service.tell('linkCounterLoan', creator, { token: await tokenOf() });
    expect(await seenBy(vendor)).toMatchObject({ addressShared: false });
    for (const userId of [creator, stranger]) expect(await share(userId)).toBe('counter_loan_not_found');
    expect(await Promise.all([share(vendor), share(vendor)])).toEqual(['ok', 'ok']);
    expect(await seenBy(creator)).toMatchObject({ addressShared: true });
    expect(await share(vendor, false)).toBe('ok');
    expect(await seenBy(creator)).toMatchObject({ addressShared: false });
    await share(vendor);
    await service.tell('unlinkCounterLoan', creator, { loanId });
    await invite();
    await service.tell('linkCounterLoan', stranger, { token: await tokenOf() });
    expect(await seenBy(stranger)).toMatchObject({ addressShared: false });
  });

  it('is undone by the borrower, who then sees it no more, and can be made again', async () => {
    await enter();
    await invite();
    await service.tell('linkCounterLoan', creator, { token: await tokenOf() });
    expect(await service.tell('unlinkCounterLoan', stranger, { loanId })).toBe('counter_loan_not_found');
    expect(await service.tell('unlinkCounterLoan', creator, { loanId })).toBe('ok');
    expect(await seenBy(creator)).toBeNull();
    expect(await service.query('calendar', creator, range)).toEqual([]);
    expect(await seenBy(vendor)).toMatchObject({ creatorId: null, invitation: null, name });
    expect(await invite()).toBe('ok');
    expect(await service.tell('linkCounterLoan', creator, { token: await tokenOf() })).toBe('ok');
    expect(await service.tell('unlinkCounterLoan', vendor, { loanId })).toBe('ok');
    expect(await seenBy(creator)).toBeNull();
  });

  it.each(['completeCounterLoan', 'cancelCounterLoan'] as const)(
    'shows nothing once the loan ended: %s',
    async (end) => {
      await enter();
      await invite();
      const token = await tokenOf();
      await service.tell(end, vendor, { loanId });
      for (const userId of [null, creator])
        expect(await service.query('counterInvitation', userId, { token })).toMatchObject({
          loan: null,
          problem: 'counter_loan_over',
        });
      expect(await service.tell('linkCounterLoan', creator, { token })).toBe('counter_loan_over');
      expect(await invite()).toBe('counter_loan_over');
    },
  );

  it('belongs to one account when two open it at once', async () => {
    await enter();
    await invite();
    const token = await tokenOf();
    const answers = await Promise.all(
      [creator, stranger].map((one) => service.tell('linkCounterLoan', one, { token })),
    );
    expect(answers.toSorted()).toEqual(['invitation_used_up', 'ok']);
  });

  it('cannot be guessed, expires, and is invalidated by the next one', async () => {
    await enter();
    await invite();
    const first = await tokenOf();
    await invite('gerda@example.com');
    const second = await tokenOf();
    expect(second).not.toBe(first);
    const wrong = `${first.slice(0, 32)}${'A'.repeat(22)}`;
    expect(await service.tell('linkCounterLoan', creator, { token: wrong })).toBe('invitation_not_found');
    expect(await service.tell('linkCounterLoan', creator, { token: first })).toBe('invitation_not_found');
    const late = '2025-05-21T10:00:00.000Z';
    expect(await service.tell('linkCounterLoan', creator, { token: second }, late)).toBe('invitation_expired');
    expect(await service.tell('inviteToCounterLoan', stranger, { loanId, email: 'a@example.org', locale: 'de' })).toBe(
      'counter_loan_not_found',
    );
  });

  it('is not mailed between people of whom one has blocked the other, nor is a reminder; the owner sees no difference', async () => {
    const over = days('2025-04-28', '2025-04-30');
    service.apart.push([vendor, 'gerda@example.org']);
    await enter({ wish: over, email: 'gerda@example.org' });
    await enter({ loanId: uuid(72), offerId, wish: days('2025-04-21', '2025-04-23'), email: 'otto@example.org' });
    for (const id of [loanId, uuid(72)]) await handOut(id);
    const remind = (id: string) => service.tell('remindCounterBorrower', vendor, { loanId: id, locale: 'de' });
    expect([await invite(), await remind(loanId), await remind(uuid(72))]).toEqual(['ok', 'ok', 'ok']);
    await eventually(
      async () => service.mails.length,
      (sent) => sent > 0,
    );
    expect(service.mails.map(({ to }) => to)).toEqual(['otto@example.org']);
  });

  it('connects no two people of whom one has blocked the other', async () => {
    await enter();
    await invite();
    const token = await tokenOf();
    service.apart.push([vendor, creator]);
    expect(await service.query('counterInvitation', creator, { token })).toMatchObject({ problem: 'people_apart' });
    expect(await service.tell('linkCounterLoan', creator, { token })).toBe('people_apart');
  });
});

describe('personal data of a counter loan', () => {
  const rows = async (userId: string) =>
    (await service.query('ownData', userId, { file: 'counter_loans', cursor: null })).rows;

  it('are sealed in the log, exported to the owner, and removable', async () => {
    await enter({ phone: '0221 5550123', email: 'gerda@example.org' });
    await invite();
    const raw = JSON.stringify(await service.store.read(`counterLoan-${loanId}`));
    for (const secret of [name, '5550123', 'gerda@example.org', 'Anhänger']) expect(raw).not.toContain(secret);
    expect(await rows(vendor)).toMatchObject([{ loanId, name, phone: '0221 5550123', note: 'Anhänger' }]);
    expect(await service.tell('eraseCounterPerson', stranger, { loanId })).toBe('counter_loan_not_found');
    expect(await service.tell('eraseCounterPerson', vendor, { loanId })).toBe('ok');
    expect(await service.tell('eraseCounterPerson', vendor, { loanId })).toBe('ok');
    expect(await seenBy(vendor)).toMatchObject({ name: null, phone: null, email: null, note: null, invitation: null });
    expect(JSON.stringify(await rows(vendor))).not.toContain('5550123');
    expect(await taken(vendor)).toHaveLength(1);
  });

  it('keep notes of records from the linked borrower, who reads why money is kept', async () => {
    await enter();
    await invite();
    await service.tell('linkCounterLoan', creator, { token: await tokenOf() });
    const back = {
      loanId,
      moment: 'back',
      counts: [],
      secured: true,
      kept: 100,
      reason: 'Kratzer',
      note: 'Na ja',
    } as const;
    expect(
      await service.tell('recordCounterHandover', vendor, { ...back, counts: [] }, '2025-05-05T12:00:00.000Z'),
    ).toBe('ok');
    expect(await seenBy(vendor)).toMatchObject({ handovers: [{ reason: 'Kratzer', note: 'Na ja' }] });
    expect(await seenBy(creator)).toMatchObject({ handovers: [{ reason: 'Kratzer', note: null }] });
  });

  it('are not exported to the linked borrower', async () => {
    await enter();
    await invite();
    await service.tell('linkCounterLoan', creator, { token: await tokenOf() });
    expect(await rows(creator)).toMatchObject([{ loanId, side: 'creator', name: null, note: null }]);
    expect(await rows(stranger)).toEqual([]);
  });

  it('disappear with the account of the owner, and the link with that of the borrower', async () => {
    await enter();
    await enter({ loanId: uuid(72), wish: days('2025-05-10', '2025-05-12') });
    await invite();
    await service.tell('linkCounterLoan', creator, { token: await tokenOf() });
    const leave = (userId: string) => service.commands.leave({ userId }, bySystem(now));
    expect(await leave(vendor)).toMatchObject({ ok: false, refusal: { code: 'loans_running' } });
    expect(await leave(creator)).toMatchObject({ ok: true });
    await service.tell('completeCounterLoan', vendor, { loanId });
    await service.tell('cancelCounterLoan', vendor, { loanId: uuid(72) });
    expect(await leave(vendor)).toMatchObject({ ok: true });
    expect(await enter({ loanId: uuid(73), wish: days('2025-05-20', '2025-05-21') })).toBe('person_leaves');
    await service.bus.publish('account', [accountDeleted(creator)]);
    await eventually(
      () => seenBy(creator),
      (seen) => seen === null,
    );
    await service.bus.publish('account', [accountDeleted(vendor)]);
    await eventually(
      () => seenBy(vendor),
      (seen) => seen?.personErased === true && seen.name === null,
    );
  });

  it('are erased from the files too, the write-ahead log included', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lendring-counter-'));
    const onDisk = await startService(join(folder, 'log.db'), undefined, join(folder, 'documents.db'));
    const files = () =>
      readdirSync(folder).filter((file) => readFileSync(join(folder, file)).includes('Gerda Lohmann-Brix'));
    try {
      await onDisk.tell('enterCounterLoan', vendor, entry({ name: 'Gerda Lohmann-Brix', phone: '0221 5550123' }));
      await onDisk.query('counterLoan', vendor, { loanId });
      expect(files().length).toBeGreaterThan(0);
      await onDisk.tell('eraseCounterPerson', vendor, { loanId });
      await eventually(
        async () => files(),
        (left) => left.length === 0,
      );
    } finally {
      await onDisk.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
