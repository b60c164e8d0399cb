import { beforeAll, describe, expect, it } from 'vitest';
import { dayAhead } from '../driver/days.js';
import { askFor, must, publishOffer, type TestPerson, type People } from '../driver/people.js';
import { sharedProduct } from '../testing/shared-product.js';

describe('users who block each other', () => {
  let product: People;
  let owner: TestPerson;
  let eve: TestPerson;
  beforeAll(async () => {
    product = await sharedProduct();
    [owner, eve] = await Promise.all([product.person('besitzerin'), product.person('eve')]);
  });

  const codeOf = async (reply: ReturnType<TestPerson['call']>): Promise<string> => {
    const { status, failure } = await reply;
    return status < 300 ? String(status) : `${status} ${failure.msgcode}`;
  };
  const listOf = async (person: TestPerson) =>
    must('blocked', await person.call('blocked')).data.people.map(({ user }) => user.user_id);

  it('cannot make new agreements in either direction, but continue running loans', async () => {
    const offer = await publishOffer(owner, 'Bohrmaschine');
    const agreed = await askFor(eve, offer, dayAhead(3));
    for (const side of [owner, eve]) must('accept', await side.call('accept', { id: agreed, body: {} }));
    const open = await askFor(eve, offer, dayAhead(9));
    must('blockPerson', await owner.call('blockPerson', { body: { user_id: eve.userId } }));

    const text = 'Und am Montag?';
    for (const side of [owner, eve]) {
      expect(await codeOf(side.call('say', { id: open, body: { text } }))).toBe('409 people_apart');
      expect(await codeOf(side.call('accept', { id: open, body: {} }))).toBe('409 people_apart');
      const seen = must('request', await side.call('request', { id: open })).data;
      expect(seen).toMatchObject({ status: 'open', blocked: true, your_turn: false });
      expect(seen.actions).not.toEqual(expect.arrayContaining(['accept']));
      must('say', await side.call('say', { id: agreed, body: { text } }));
      expect(must('request', await side.call('request', { id: agreed })).data.blocked).toBe(false);
    }
    const asking = await askFor(eve, offer, dayAhead(15)).catch(String);
    expect(asking).toContain('people_apart');

    expect(await codeOf(owner.call('unblockPerson', { id: eve.userId }))).toBe('204');
    must('accept', await owner.call('accept', { id: open, body: {} }));
    must('say', await eve.call('say', { id: open, body: { text } }));
  });

  it('are listed once, and only to the user who blocked', async () => {
    const body = { user_id: eve.userId };
    const clicks = await Promise.all([1, 2, 3].map(() => owner.call('blockPerson', { body })));
    for (const click of clicks) must('blockPerson', click);
    expect(await listOf(owner)).toEqual([eve.userId]);
    expect(await listOf(eve)).toEqual([]);
    expect(await codeOf(eve.call('unblockPerson', { id: eve.userId }))).toBe('204');
    expect(await listOf(owner)).toEqual([eve.userId]);
    const nobody = '00000000-0000-4000-8000-000000000009';
    expect(await codeOf(owner.call('blockPerson', { body: { user_id: nobody } }))).toBe('404 user_not_found');
    for (const reply of [
      await product.visitor.call('blocked'),
      await product.visitor.call('blockPerson', { body }),
      await product.visitor.call('unblockPerson', { id: eve.userId }),
    ])
      expect(reply.status).toBe(401);
  });

  it('cannot reply to search requests of each other', async () => {
    const [town] = must('citySearch', await product.visitor.call('citySearch', { query: { query: 'Köln' } })).data;
    const body = {
      title: 'Wer hat eine Leiter?',
      text: 'Für einen Tag.',
      category_id: null,
      date_from: null,
      date_to: null,
      city_id: town?.id ?? '',
      public: true,
      group_id: null,
    };
    const { search_request_id: id } = must('makeSearchRequest', await owner.call('makeSearchRequest', { body })).data;
    const reply = { text: 'Ich habe eine.', offer_id: null };
    expect(await codeOf(eve.call('replyToSearchRequest', { id, body: reply }))).toBe('409 people_apart');
  });
});
