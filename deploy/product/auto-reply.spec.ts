import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { dayAhead } from '../driver/days.js';
import { must, publishOffer, type TestPerson, type People } from '../driver/people.js';
import { sharedProduct } from '../testing/shared-product.js';

describe('an automatic reply', () => {
  let product: People;
  let owner: TestPerson;
  let creator: TestPerson;

  beforeAll(async () => {
    product = await sharedProduct();
    [owner, creator] = await Promise.all([product.person('verleiht'), product.person('leihtaus')]);
  });

  const text = 'Hallo {name}, wegen {thing} melde ich mich ab {back}.';
  const write = async (body = { title: 'Unterwegs', text }, key: string = randomUUID(), lender = owner) =>
    must('addAutoText', await lender.call('addAutoText', { body, key })).data;
  const ask = async (from: number, lender = owner) => {
    const { offerId, pricingId } = await publishOffer(lender, 'Bohrhammer');
    const body = { offer_id: offerId, pricing_id: pricingId, date_from: dayAhead(from), message: 'Ist er frei?' };
    return must('ask', await creator.call('ask', { body })).data.request_id;
  };
  const timeline = async (id: string, person = creator) => (await person.call('request', { id })).data.timeline;

  it('is sent in the language of the requester, and leaves the turn with the lender', async () => {
    const key = randomUUID();
    const [texts] = await Promise.all([write(undefined, key), write(undefined, key)]);
    expect(texts.texts).toHaveLength(1);
    const text_id = texts.texts[0]!.id;
    const dates = { on: 'dates' as const, text_id, date_from: dayAhead(0), date_to: dayAhead(1) };
    expect(must('setAutoReply', await owner.call('setAutoReply', { body: dates })).data).toMatchObject(dates);
    const id = await ask(3);
    const lines = await eventually(
      () => timeline(id),
      (seen) => seen.some(({ automatic }) => automatic),
    );
    const reply = lines.find(({ automatic }) => automatic);
    expect(reply).toMatchObject({
      side: 'vendor',
      type: 'message',
      text: expect.stringMatching(/^Hallo leihtaus\S*, wegen Bohrhammer melde ich mich ab \d/),
    });
    expect(reply?.text).not.toContain('{');
    expect((await creator.call('status')).data.badge.request.total).toBe(1);
    expect((await owner.call('request', { id })).data.your_turn).toBe(true);
    expect((await owner.call('requests', { query: { side: 'vendor' } })).data.requests[0]?.last_text).toBe(
      'Ist er frei?',
    );
    expect((await timeline(id, owner)).filter(({ automatic }) => automatic)).toHaveLength(1);
  });

  it('is not sent while disabled, and its texts cannot be used by other users', async () => {
    const before = (await owner.call('autoReplies')).data;
    must('setAutoReply', await owner.call('setAutoReply', { body: { on: 'off' } }));
    const id = await ask(9);
    expect((await creator.call('autoReplies')).data).toMatchObject({ texts: [], on: 'off' });
    const stolen = await creator.call('setAutoReply', { body: { on: 'always', text_id: before.texts[0]!.id } });
    expect(stolen.failure).toMatchObject({ msgcode: 'auto_text_unknown' });
    expect((await product.visitor.call('autoReplies')).status).toBe(401);
    expect(
      (await owner.call('addAutoText', { body: { title: 'Falsch', text: 'Hallo {vorname}' } })).failure,
    ).toMatchObject({ fields: [{ path: 'text', code: 'placeholder_unknown' }] });
    must('removeAutoText', await owner.call('removeAutoText', { id: before.texts[0]!.id }));
    // The policy follows the log: once it has replied to a later request, it has handled this one.
    const other = await product.person('verleihtauch');
    const { texts } = await write({ title: 'Da', text: 'Danke {name}.' }, randomUUID(), other);
    must('setAutoReply', await other.call('setAutoReply', { body: { on: 'always', text_id: texts[0]!.id } }));
    const later = await ask(15, other);
    await eventually(
      () => timeline(later),
      (seen) => seen.some(({ automatic }) => automatic),
    );
    expect((await timeline(id)).some(({ automatic }) => automatic)).toBe(false);
  });
});
