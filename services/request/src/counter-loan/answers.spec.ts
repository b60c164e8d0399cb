import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '@lendring/platform/testing/eventually.js';
import type { RequestIntegrationEvent } from '@lendring/contracts/request/integration.js';
import { accountDeleted, creator, days, offerId, stranger, uuid, vendor } from '../../testing/request.js';
import { startService, type RunningService } from '../../testing/service.js';

const loanId = uuid(71);
const returned = '2025-05-05T12:00:00.000Z';
const later = '2025-05-06T12:00:00.000Z';

let service: RunningService;
let heard: Pick<RequestIntegrationEvent, 'type' | 'data'>[];
beforeEach(async () => {
  service = await startService();
  heard = [];
  await service.bus.consume('answers', ['request'], async ({ type, data }) => {
    if (type.startsWith('counter_loan.handover')) heard.push({ type, data } as (typeof heard)[number]);
  });
  await service.tell('enterCounterLoan', vendor, {
    loanId,
    offerId,
    wish: days('2025-05-05', '2025-05-08'),
    name: 'Gerda Lohmann',
    phone: null,
    email: null,
    note: null,
    price: null,
  });
});
afterEach(() => service.stop());

const seenBy = (userId: string) => service.query('counterLoan', userId, { loanId }, later);
const link = async (userId = creator) => {
  await service.tell('inviteToCounterLoan', vendor, { loanId, email: 'gerda@example.org', locale: 'de' });
  const token = (await service.query('counterLoan', vendor, { loanId }))?.invitation?.token ?? '';
  expect(await service.tell('linkCounterLoan', userId, { token })).toBe('ok');
};
const keep = (kept: number, at = returned) =>
  service.tell(
    'recordCounterHandover',
    vendor,
    { loanId, moment: 'back', counts: [], secured: true, kept, reason: 'Kratzer' },
    at,
  );
const answer = (userId: string, agrees = false, revision = 1, note = agrees ? '' : 'Der war schon da.') =>
  service.tell('answerCounterHandover', userId, { loanId, moment: 'back', revision, agrees, note }, later);

describe('answer to a record of a counter loan', () => {
  it('is given once by the linked borrower, who was told what is kept, and shown to the owner', async () => {
    await link();
    expect(await keep(100)).toBe('ok');
    expect(await seenBy(creator)).toMatchObject({ actions: ['unlink', 'answer_back'] });
    for (const [userId, code] of [
      [vendor, 'wrong_side'],
      [stranger, 'counter_loan_not_found'],
    ] as const)
      expect(await answer(userId)).toBe(code);
    expect(await answer(creator, false, 1, '')).toBe('objection_note_needed');
    expect(await answer(creator, false, 2)).toBe('record_changed');
    expect(await answer(creator)).toBe('ok');
    expect(await answer(creator)).toBe('ok');
    expect(await answer(creator, true)).toBe('record_answered');
    const answered = { agrees: false, authorId: creator, note: 'Der war schon da.' };
    expect(await seenBy(vendor)).toMatchObject({ handovers: [{ kept: 100, answer: answered }] });
    expect(await seenBy(creator)).toMatchObject({ actions: ['unlink'], handovers: [{ answer: answered }] });
    await eventually(
      async () => heard,
      (all) => all.length === 2,
    );
    const parties = { offerId, vendorId: vendor, creatorId: creator, moment: 'back' };
    expect(heard).toEqual([
      { type: 'counter_loan.handover_recorded', data: { ...parties, missing: 0, kept: 100 } },
      { type: 'counter_loan.handover_disputed', data: parties },
    ]);
  });

  it('ends with a corrected record, which can be answered again and is told again', async () => {
    await link();
    await keep(100);
    await answer(creator);
    expect(await keep(50, later)).toBe('ok');
    expect(await seenBy(vendor)).toMatchObject({ handovers: [{ kept: 50, revision: 2, answer: null }] });
    expect(await answer(creator, true, 2)).toBe('ok');
    await eventually(
      async () => heard,
      (all) => all.length === 3,
    );
  });

  it('is not expected where nothing is kept and nothing belongs to the thing', async () => {
    await link();
    await service.tell('recordCounterHandover', vendor, { loanId, moment: 'back', counts: [] }, returned);
    expect(await seenBy(creator)).toMatchObject({ actions: ['unlink'] });
    expect(await answer(creator)).toBe('no_parts');
    expect(heard).toEqual([]);
  });

  it('is no matter of a borrower without an account', async () => {
    await keep(100);
    expect(await seenBy(vendor)).toMatchObject({ handovers: [{ kept: 100, answer: null }] });
    expect(heard).toEqual([]);
  });

  it.each(['unlink', 'leave'] as const)('keeps no words of a borrower whose link ended: %s', async (end) => {
    await link();
    await keep(100);
    await answer(creator);
    if (end === 'unlink') await service.tell('unlinkCounterLoan', creator, { loanId });
    else await service.bus.publish('account', [accountDeleted(creator)]);
    const known = await eventually(
      () => seenBy(vendor),
      (seen) => seen?.creatorId === null,
    );
    expect(known).toMatchObject({ creatorId: null, handovers: [{ answer: { agrees: false, note: null } }] });
  });
});
