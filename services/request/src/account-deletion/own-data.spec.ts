import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { requestOwnData } from '@lendring/contracts/request/queries.js';
import { creator, days, offerId, terms, uuid, vendor } from '../../testing/request.js';
import { startService, type RunningService } from '../../testing/service.js';

type FileName = keyof typeof requestOwnData;

let service: RunningService;
beforeEach(async () => {
  service = await startService();
  await service.setCapacity(20);
  service.offers.set(offerId, { ...terms, parts: [{ name: 'Akku', count: 1 }] });
});
afterEach(() => service.stop());

const start = '2025-05-09T08:00:00.000Z';
const weekend = days('2025-05-09', '2025-05-11');

/** Rows of a file, each parsed against the strict schema that the export uses. */
const exported = async (file: FileName, userId: string, at = start) =>
  (await service.query('ownData', userId, { file, cursor: null }, at)).rows.map((row) =>
    z.parse(requestOwnData[file], row),
  );
const ok = async (answer: Promise<string>) => expect(await answer).toBe('ok');

const enter = async (loanId: string, person: Readonly<{ email?: string }> = {}) => {
  const wish = weekend;
  const entry = { loanId, offerId, wish, units: 1, name: 'Gerda', phone: null, email: null, note: 'x', price: null };
  await ok(service.tell('enterCounterLoan', vendor, { ...entry, ...person }));
};
const hand = (loanId: string, moment: 'out' | 'back') =>
  ok(service.tell('recordCounterHandover', vendor, { loanId, moment, counts: [1], note: 'y' }, start));
const link = async (loanId: string) => {
  await ok(service.tell('inviteToCounterLoan', vendor, { loanId, email: 'gerda@example.org', locale: 'de' }));
  const token = (await service.query('counterLoan', vendor, { loanId }))?.invitation?.token ?? '';
  await ok(service.tell('linkCounterLoan', creator, { token }));
};

describe('rows of a data export', () => {
  it('of counter loans fit their schema in each stage, for both sides', async () => {
    const [entered, invited, corrected, out, completed, cancelled, erased] = Array.from({ length: 7 }, (_, n) =>
      uuid(301 + n),
    ) as [string, string, string, string, string, string, string];
    for (const loanId of [entered, out, completed, cancelled, erased]) await enter(loanId);
    for (const loanId of [invited, corrected]) {
      await enter(loanId, { email: 'gerda@example.org' });
      await ok(service.tell('inviteToCounterLoan', vendor, { loanId, email: 'gerda@example.org', locale: 'de' }));
    }
    await ok(service.tell('changeCounterLoan', vendor, { loanId: corrected, person: { name: 'Gerd' } }));
    for (const loanId of [out, completed]) await hand(loanId, 'out');
    await ok(service.tell('eraseCounterPerson', vendor, { loanId: erased }));
    await link(out);
    await hand(completed, 'back');
    await ok(service.tell('cancelCounterLoan', vendor, { loanId: cancelled }));
    expect(await exported('counter_loans', vendor)).toHaveLength(7);
    expect(await exported('counter_loans', creator)).toMatchObject([{ loanId: out, side: 'creator' }]);
  });

  it('of requests fit their schema in each stage, for both sides', async () => {
    const ids = Array.from({ length: 6 }, (_, n) => uuid(401 + n));
    const [, agreed, out, completed, declined, cancelled] = ids as [string, string, string, string, string, string];
    // An account can ask for an offer once at a time.
    const borrowers = new Map(ids.map((id, n) => [id, uuid(411 + n)]));
    for (const [requestId, userId] of borrowers)
      await ok(service.ask(userId, requestId, { wish: weekend, message: 'Hallo' }));
    for (const requestId of [agreed, out, completed, cancelled]) {
      await ok(service.accept(vendor, requestId));
      await ok(service.accept(borrowers.get(requestId) ?? '', requestId));
    }
    const record = (requestId: string, moment: 'out' | 'back') =>
      ok(service.tell('recordHandover', vendor, { requestId, moment, counts: [1], note: 'y' }, start));
    for (const requestId of [out, completed]) await record(requestId, 'out');
    await record(completed, 'back');
    await ok(service.tell('decline', vendor, { requestId: declined, reason: '' }));
    await ok(service.tell('cancel', vendor, { requestId: cancelled, reason: 'x' }));
    expect(await exported('requests', vendor)).toHaveLength(6);
    for (const userId of borrowers.values()) expect(await exported('requests', userId)).toHaveLength(1);
  });

  it('of blocked days, entries of them and pieces fit their schemas', async () => {
    await ok(service.tell('block', vendor, { offerId, blockId: uuid(501), wish: weekend, note: 'x', kind: 2 }));
    const whole = { from: '2025-05-09', to: '2025-05-11', hours: null, repeat: null };
    const entry = { entryId: uuid(502), days: whole, note: 'x' };
    await ok(service.tell('enterUnavailability', vendor, { ...entry, offerIds: [offerId] }));
    await ok(service.tell('addPieces', vendor, { offerId, number: 'A1', last: null, condition: 'good', note: null }));
    for (const file of ['blocked_days', 'unavailabilities', 'pieces'] as const)
      expect(await exported(file, vendor)).toHaveLength(1);
  });
});
