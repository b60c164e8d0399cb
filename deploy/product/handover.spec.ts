import { beforeAll, describe, expect, it } from 'vitest';
import type { Body } from '@lendring/contracts/http/calls.js';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { dayAhead } from '../driver/days.js';
import {
  askFor,
  lendTo,
  must,
  newsOfRequest,
  publishOffer,
  requestOf,
  type People,
  type TestPerson,
} from '../driver/people.js';
import { sharedProduct } from '../testing/shared-product.js';

const parts = [
  { name: 'Zelt', count: 1 },
  { name: 'Heringe', count: 12 },
  { name: 'Hammer', count: 1 },
];

describe('records of handover and return, over HTTP', () => {
  let product: People;
  let owner: TestPerson;
  let borrower: TestPerson;
  let other: TestPerson;

  beforeAll(async () => {
    product = await sharedProduct();
    [owner, borrower, other] = await Promise.all([
      product.person('kitowner'),
      product.person('kitborrower'),
      product.person('kitother'),
    ]);
  });

  const lend = async (): Promise<string> => {
    const offer = await publishOffer(owner, 'Familienzelt mit allen Teilen', { parts });
    return lendTo(borrower, owner, offer, dayAhead(0));
  };
  const record = (id: string, body: Body<'recordHandover'>, who = owner) => who.call('recordHandover', { id, body });

  it('keeps the parts of the offer as they were when somebody asked', async () => {
    const offer = await publishOffer(owner, 'Kletterset mit Teilen', { parts });
    expect(must('offer', await product.visitor.call('offer', { id: offer.offerId })).data.parts).toEqual(parts);
    const id = await askFor(borrower, offer, dayAhead(5));
    const changed = await owner.call('changeOffer', { id: offer.offerId, body: { parts: [parts[1]!] } });
    expect(must('changeOffer', changed).data.parts).toEqual([parts[1]]);
    expect(await requestOf(borrower, id)).toMatchObject({ parts, handovers: [] });
    const found = must('offerSearch', await product.visitor.call('offerSearch', { query: { query: 'Heringe' } })).data;
    expect(found.offers.map(({ offer_id: one }) => one)).toContain(offer.offerId);
  });

  it('shows both sides what is missing, and lets the borrower object once', async () => {
    const id = await lend();
    must('recordHandover', await record(id, { moment: 'out', counts: [1, 12, 1] }));
    const back: Body<'recordHandover'> = { moment: 'back', counts: [1, 11, 1], note: 'Ein Hering fehlt.' };
    must('recordHandover', await record(id, back));
    expect(await requestOf(borrower, id)).toMatchObject({ status: 'completed', answer_due: 'back' });
    expect(await requestOf(owner, id)).toMatchObject({ answer_due: null });
    for (const who of [owner, borrower])
      expect((await requestOf(who, id)).handovers).toMatchObject([
        { moment: 'out', missing: [], revision: 1, answer: null },
        { moment: 'back', missing: [{ name: 'Heringe', count: 1 }], note: back.note },
      ]);
    await eventually(
      () => newsOfRequest(borrower, id),
      (news) => news.some(({ kind, missing }) => kind === 'parts_missing' && missing[0]?.name === 'Heringe'),
    );

    const objection = { moment: 'back', revision: 1, agrees: false, note: 'Es waren elf.' } as const;
    const object = (body: Body<'answerHandover'>, who = borrower) => who.call('answerHandover', { id, body });
    const answers = await Promise.all([object(objection), object(objection), object(objection)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await object({ ...objection, agrees: true })).failure.msgcode).toBe('record_answered');
    expect((await object(objection, owner)).failure.msgcode).toBe('wrong_side');
    expect(await requestOf(borrower, id)).toMatchObject({ answer_due: 'out' });
    const { timeline } = await requestOf(owner, id);
    expect(timeline.filter(({ type }) => type === 'record_disputed')).toHaveLength(1);
    await eventually(
      () => newsOfRequest(owner, id),
      (news) => news.some(({ kind }) => kind === 'record_disputed'),
    );

    must('recordHandover', await record(id, { moment: 'out', counts: [1, 11, 1] }));
    expect((await requestOf(borrower, id)).handovers).toMatchObject([
      { moment: 'out', revision: 2, answer: null },
      { moment: 'back', missing: [], answer: { agrees: false, note: 'Es waren elf.' } },
    ]);
  });

  it('is recorded once by repeated and parallel clicks, and by the lender alone', async () => {
    const id = await lend();
    const out: Body<'recordHandover'> = { moment: 'out', counts: [1, 12, 1], note: 'Alles trocken' };
    const clicks = await Promise.all(Array.from({ length: 5 }, () => record(id, out)));
    expect(clicks.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await requestOf(borrower, id)).handovers).toMatchObject([{ revision: 1, note: 'Alles trocken' }]);
    expect((await record(id, out, other)).status).toBe(404);
    expect((await record(id, out, borrower)).status).toBe(403);
    expect((await product.visitor.call('recordHandover', { id, body: out })).status).toBe(401);
    expect((await other.call('request', { id })).status).toBe(404);
  });

  it('refuses bad input at its field', async () => {
    const id = await lend();
    const fieldsOf = async (body: Body<'recordHandover'>) => {
      const { status, failure } = await record(id, body);
      return [status, failure.msgcode, failure.fields?.map(({ path }) => path) ?? []];
    };
    expect(await fieldsOf({ moment: 'out', counts: [-1, 0, 0] })).toEqual([400, 'invalid_input', ['counts.0']]);
    expect(await fieldsOf({ moment: 'out', counts: [1, 13, 1] })).toEqual([422, 'parts_differ', []]);
    expect(await fieldsOf({ moment: 'out', counts: [0, 0, 0] })).toEqual([422, 'parts_differ', []]);
    expect(await fieldsOf({ moment: 'out', counts: [1] })).toEqual([422, 'parts_differ', []]);
    expect(await fieldsOf({ moment: 'out', counts: [1, 1, 1], note: 'x'.repeat(1001) })).toEqual([
      400,
      'invalid_input',
      ['note'],
    ]);
    const offer = await publishOffer(owner, 'Zelt ohne Teile');
    const patch = async (one: object) => {
      const body = { parts: [one] } as Body<'changeOffer'>;
      const { status, failure } = await owner.call('changeOffer', { id: offer.offerId, body });
      return [status, failure.fields?.map(({ path }) => path)];
    };
    for (const count of [0, -1, 1000, 1e9])
      expect(await patch({ name: 'Hering', count })).toEqual([400, ['parts.0.count']]);
    for (const name of ['', 'x'.repeat(81)]) expect(await patch({ name, count: 1 })).toEqual([400, ['parts.0.name']]);
    const many = Array.from({ length: 51 }, (_, index) => ({ name: `Teil ${index}`, count: 1 }));
    expect((await owner.call('changeOffer', { id: offer.offerId, body: { parts: many } })).status).toBe(400);
  });

  it('belongs to a loan made at the counter as well', async () => {
    const { offerId } = await publishOffer(owner, 'Zelt am Tresen', { parts, quantity: 2 });
    const body = { offer_id: offerId, quantity: 2, date_from: dayAhead(0), name: 'Gerda Lohmann' };
    const { loan_id: id } = must('enterCounterLoan', await owner.call('enterCounterLoan', { body })).data;
    const out: Body<'recordHandover'> = { moment: 'out', counts: [2, 24, 2], note: 'Frau Lohmann holt ab' };
    const recorded = await owner.call('recordCounterHandover', { id, body: out });
    expect(must('recordCounterHandover', recorded).data).toMatchObject({
      parts: [{ count: 2 }, { count: 24 }, { count: 2 }],
      handovers: [{ moment: 'out', counts: [2, 24, 2], note: out.note }],
    });
    expect((await other.call('recordCounterHandover', { id, body: out })).status).toBe(404);
    const erased = must('eraseCounterPerson', await owner.call('eraseCounterPerson', { id, body: {} })).data;
    expect(erased.handovers).toMatchObject([{ counts: [2, 24, 2], note: null }]);
  });
});
