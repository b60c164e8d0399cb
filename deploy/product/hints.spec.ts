import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hintCalls } from '@lendring/contracts/http/hints.js';
import { eventually, until } from '@lendring/platform/testing/eventually.js';
import { must, publishOffer, type TestPerson } from '../driver/people.js';
import { startProduct, type TestProduct } from '../driver/product.js';
import { changeAdmins, wishOf } from '../operations/admins.js';

const word = { text: 'armbrust', match: 'beginning' as const, reason: 'Waffen', severity: 3 };

describe('moderation hints', () => {
  let product: TestProduct;
  let owner: TestPerson;
  let ben: TestPerson;
  let ada: TestPerson;
  let eve: TestPerson;

  const codeOf = async (reply: ReturnType<TestPerson['call']>): Promise<string> => {
    const { status, failure } = await reply;
    return status < 300 ? String(status) : `${status} ${failure.msgcode}`;
  };
  const hints = async (query: object = {}, who = ada) => must('hints', await who.call('hints', { query })).data;
  const found = async (title: string, query: object = {}) => {
    const { hints: all } = await eventually(
      () => hints({ state: 'all', ...query }),
      (page) => page.hints.some((one) => one.title === title),
    );
    return all.filter((one) => one.title === title);
  };
  const searched = async (query: string) =>
    must('offerSearch', await product.visitor.call('offerSearch', { query: { query } })).data.offers.map(
      ({ offer_id: id }) => id,
    );

  beforeAll(async () => {
    product = await startProduct();
    [owner, ben, ada, eve] = await Promise.all([
      product.person('gibtab'),
      product.person('leiht'),
      product.person('ada'),
      product.person('eve'),
    ]);
    for (const name of ['ada_test', 'eve_test']) await changeAdmins(product.config, wishOf(['appoint', name]));
    for (const admin of [ada, eve])
      await until(async () => (await admin.call('init')).data.usergroup.includes('admin'));
    must('listWord', await ada.call('listWord', { id: 'de', body: word }));
  });
  afterAll(async () => product.stop());

  it('are visible to moderators only', async () => {
    const bodies: Readonly<Record<string, object>> = {
      callHintFine: { version: 1 },
      openHintCase: { version: 1, reason: 'x' },
      listWord: word,
      changeWord: { ...word, word_id: randomUUID() },
    };
    for (const [name, { method, path }] of Object.entries(hintCalls))
      for (const [who, status] of [
        [ben, 403],
        [product.visitor, 401],
      ] as const) {
        const id = path.startsWith('/word_list') ? 'de' : randomUUID();
        const query = name === 'removeWord' ? `?word_id=${randomUUID()}` : '';
        const body = bodies[name] ? { body: JSON.stringify(bodies[name]) } : {};
        const reply = await who.raw(method, `/v1${path.replace('{id}', id)}${query}`, body);
        expect([name, reply.status]).toEqual([name, status]);
      }
  });

  it('hide no offer, change no order, and are dismissed only once', async () => {
    const [first, second] = [
      await publishOffer(owner, 'Bogen vom Verein'),
      await publishOffer(owner, 'Bogen aus der Garage'),
    ];
    const before = await eventually(
      () => searched('bogen'),
      (ids) => ids.length === 2,
    );
    must(
      'changeOffer',
      await owner.call('changeOffer', { id: second.offerId, body: { description: 'Mit einer Armbrust.' } }),
    );
    const [hint] = await found('Bogen aus der Garage');
    expect(hint).toMatchObject({
      kind: 'words',
      state: 'open',
      severity: 3,
      owner: { user: { nickname: 'gibtab_test' } },
      finding: {
        found: [
          { as: 'Armbrust', text: 'armbrust', reason: 'Waffen', around: expect.stringContaining('Mit einer Armbrust') },
        ],
      },
    });
    expect(await searched('bogen')).toEqual(before);
    expect(before).toContain(first.offerId);
    const seen = await product.visitor.call('offer', { id: second.offerId });
    expect(seen.status).toBe(200);

    const fine = { id: hint?.hint_id ?? '', body: { version: hint?.version ?? 0 } };
    expect(await codeOf(ada.call('callHintFine', fine))).toBe('204');
    expect(await codeOf(eve.call('callHintFine', fine))).toBe('409 hint_changed');
    expect(await found('Bogen aus der Garage')).toMatchObject([
      { state: 'fine', settled: { by: { user: { nickname: 'ada_test' } }, case_id: null } },
    ]);
  });

  it('lead to a case about the offer, which is recorded in the audit log', async () => {
    const { offerId } = await publishOffer(owner, 'Armbrust von 1900');
    const [hint] = await found('Armbrust von 1900');
    const id = hint?.hint_id ?? '';
    const body = { version: hint?.version ?? 0, reason: 'Braucht eine Prüfung' };
    expect(await codeOf(ada.call('openHintCase', { id, body: { ...body, reason: '' } }))).toMatch(/^400 /);
    const { case_id: caseId } = must('openHintCase', await ada.call('openHintCase', { id, body })).data;
    const opened = must('reportCase', await eve.call('reportCase', { id: caseId })).data;
    expect(opened).toMatchObject({ subject: { kind: 'offer', id: offerId }, raised: [{ reason: body.reason }] });
    const acts = await eventually(
      async () => must('audit', await eve.call('audit', { query: { about: owner.userId } })).data.acts,
      (all) => all.some(({ act }) => act === 'hint_led_to_case'),
    );
    expect(acts.find(({ act }) => act === 'hint_led_to_case')).toMatchObject({ subject: { kind: 'hint', id } });
    expect(await codeOf(ada.call('openHintCase', { id: randomUUID(), body }))).toBe('404 hint_not_found');
  });

  it('are counted next to the previous weeks', async () => {
    const { kinds } = must('openHints', await ada.call('openHints')).data;
    expect(kinds.map(({ kind }) => kind)).toEqual(['words', 'picture', 'price', 'new_account']);
    const { numbers } = must('unusual', await ada.call('unusual')).data;
    expect(numbers.map(({ name }) => name)).toEqual(['reports', 'registrations', 'offers', 'messages']);
    const offers = numbers.find(({ name }) => name === 'offers');
    expect(offers?.weeks).toHaveLength(9);
    expect(offers?.week).toMatchObject({ usual: null, verdict: null });
    expect(offers?.week.count).toBeGreaterThan(0);
  });

  it('have word lists that add each word once and explain a rejection', async () => {
    const listed = async (body: object) => codeOf(ada.call('listWord', { id: 'nl', body: { ...word, ...body } }));
    expect(await listed({})).toBe('200');
    expect(await listed({ text: 'ARMBRUST' })).toBe('409 word_known');
    expect(await listed({ text: '...' })).toBe('400 word_empty');
    expect(await listed({ severity: 4 })).toMatch(/^400 /);
    const { words } = must('wordList', await ada.call('wordList', { id: 'nl' })).data;
    const wordId = words[0]?.word_id ?? '';
    const change = (id: string) => ada.call('changeWord', { id: 'nl', body: { ...word, severity: 1, word_id: id } });
    expect(must('changeWord', await change(wordId)).data.words).toMatchObject([{ word_id: wordId, severity: 1 }]);
    expect(await codeOf(change(randomUUID()))).toBe('404 word_not_found');
    for (let twice = 0; twice < 2; twice += 1) {
      const left = must('removeWord', await ada.call('removeWord', { id: 'nl', query: { word_id: wordId } })).data;
      expect(left).toEqual({ language: 'nl', words: [] });
    }
  });
});
