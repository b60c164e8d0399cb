import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually, until } from '@lendring/platform/testing/eventually.js';
import { at, idOf } from '../../testing/case.js';
import { admin, member, startService, visitor } from '../../testing/service.js';

const ada = admin('ada');
const eve = admin('eve');
const ben = member('ben');
const saying = (change: object = {}) => ({
  kind: 'idea' as const,
  text: 'Eine Karte wäre schön.',
  page: '/suche',
  email: null,
  network: '192.0.2.1',
  ...change,
});
const days = (n: number): string => new Date(Date.parse(at) + n * 86_400_000).toISOString();

describe('feedback to the operator', () => {
  let service: Awaited<ReturnType<typeof startService>>;
  const list = (filter: object = {}, who: typeof ada = ada) =>
    service.ask(who, 'feedbackList', { filter: { state: 'open', ...filter }, paging: { page: 1, size: 10 } });
  const first = async () => {
    const [row] = (await list({ state: 'all' })).items;
    const view = row && (await service.ask(ada, 'feedback', { feedbackId: row.feedbackId }));
    if (!view) throw new Error('There is no feedback');
    return view;
  };

  beforeEach(async () => {
    service = await startService();
  });
  afterEach(async () => service.stop());

  it('stores its page path without secrets', async () => {
    await service.tell(ben, 'giveFeedback', saying({ page: '/gruppeneinladung/s3cret' }));
    expect(await first()).toMatchObject({ page: '/gruppeneinladung' });
  });

  it('is accepted from users and visitors, once per click', async () => {
    const click = randomUUID();
    expect(await service.tell(ben, 'giveFeedback', saying({ email: 'other@example.org' }), click)).toBe('ok');
    expect(await service.tell(ben, 'giveFeedback', saying({ email: 'other@example.org' }), click)).toBe('ok');
    expect(await service.tell(ben, 'giveFeedback', saying({ text: 'Etwas anderes' }), click)).toBe(
      'idempotency_key_reused',
    );
    expect(await first()).toMatchObject({ userId: idOf('ben'), email: null, answerable: true, page: '/suche' });
    service.clock.time = days(1);
    expect(await service.tell(visitor, 'giveFeedback', saying({ kind: 'category' }))).toBe('ok');
    expect((await list()).items).toMatchObject([
      { userId: null, kind: 'category' },
      { userId: idOf('ben'), kind: 'idea' },
    ]);
    expect(await first()).toMatchObject({ answerable: false });
  });

  it('is rate-limited per network', async () => {
    const outcomes: string[] = [];
    for (let n = 0; n < 12; n += 1) outcomes.push(await service.tell(visitor, 'giveFeedback', saying()));
    expect(outcomes.filter((code) => code === 'ok')).toHaveLength(10);
    expect(outcomes.at(-1)).toBe('too_much_feedback');
    expect(await service.tell(ben, 'giveFeedback', saying())).toBe('ok');
  });

  it('is open to admins only', async () => {
    await service.tell(ben, 'giveFeedback', saying());
    const { feedbackId, version } = await first();
    for (const who of [ben, visitor]) {
      expect((await list({}, who)).total).toBe(0);
      expect(await service.ask(who, 'feedback', { feedbackId })).toBeNull();
      expect(await service.tell(who, 'closeFeedback', { feedbackId, version, done: true })).toBe('feedback_not_found');
      expect(await service.tell(who, 'answerFeedback', { feedbackId, version, answer: 'x' })).toBe(
        'feedback_not_found',
      );
    }
  });

  it('is found by kind, language, tag and state', async () => {
    await service.tell(ben, 'giveFeedback', saying());
    const { feedbackId, version } = await first();
    expect(await service.tell(ada, 'noteFeedback', { feedbackId, version, tags: ['Karte'], note: '' })).toBe('ok');
    for (const filter of [{ tag: 'karte' }, { kind: 'idea' }, { locale: 'de' }])
      expect((await list(filter)).total).toBe(1);
    for (const filter of [{ tag: 'kart' }, { kind: 'broken' }, { locale: 'nl' }, { state: 'done' }])
      expect((await list(filter)).total).toBe(0);
    expect(await service.tell(eve, 'closeFeedback', { feedbackId, version, done: true })).toBe('feedback_changed');
    expect(await service.tell(eve, 'closeFeedback', { feedbackId, version: version + 1, done: true })).toBe('ok');
    expect((await list({ state: 'done' })).total).toBe(1);
  });

  it('is answered by a mail that quotes the feedback', async () => {
    await service.tell(visitor, 'giveFeedback', saying({ email: 'cleo@example.org' }));
    const { feedbackId, version } = await first();
    expect(await service.tell(ada, 'answerFeedback', { feedbackId, version, answer: 'Sie kommt.' })).toBe('ok');
    const [mail] = await eventually(
      () => service.mails,
      (mails) => mails.length > 0,
    );
    expect(mail).toMatchObject({ to: 'cleo@example.org', subject: 'Antwort auf deine Rückmeldung' });
    expect(mail?.text).toContain('Sie kommt.');
    expect(mail?.text).toContain('Eine Karte wäre schön.');
    expect(mail?.text).toContain('Hast du uns nichts geschrieben?');
    expect(await first()).toMatchObject({
      answered: true,
      done: true,
      answer: { text: 'Sie kommt.', by: idOf('ada') },
    });
  });

  it('is answered in the language of the feedback, not in the language of the account', async () => {
    await service.tell(member('nele'), 'giveFeedback', saying());
    const { feedbackId, version } = await first();
    expect(await service.tell(ada, 'answerFeedback', { feedbackId, version, answer: 'Sie kommt.' })).toBe('ok');
    const [mail] = await eventually(
      () => service.mails,
      (mails) => mails.length > 0,
    );
    expect(mail).toMatchObject({ to: `${idOf('nele')}@example.org`, subject: 'Antwort auf deine Rückmeldung' });
    expect(mail?.text).not.toContain('Hast du uns nichts geschrieben?');
  });

  it('is answered in a single language from subject to link', async () => {
    service.pages.locale = 'nl';
    await service.tell(visitor, 'giveFeedback', saying({ email: 'cleo@example.org' }));
    service.pages.locale = 'de';
    const { feedbackId, version } = await first();
    expect(await service.tell(ada, 'answerFeedback', { feedbackId, version, answer: 'Die komt.' })).toBe('ok');
    const [mail] = await eventually(
      () => service.mails,
      (mails) => mails.length > 0,
    );
    expect(mail).toMatchObject({ subject: 'Antwoord op je feedback' });
    expect(mail?.text).toMatch(/Bedankt voor je feedback.*Je schreef: .*\/nl\n/s);
  });

  it('from a visitor is deleted after a year', async () => {
    await service.tell(visitor, 'giveFeedback', saying({ email: 'cleo@example.org' }));
    await service.tick(days(364));
    expect(await first()).toMatchObject({ email: 'cleo@example.org' });
    await service.tick(days(366));
    expect(await first()).toMatchObject({ email: null, text: '', page: null });
  });

  it('is deleted with the account, and is part of its data export before the deletion', async () => {
    await service.tell(ben, 'giveFeedback', saying());
    const asked = { file: 'feedback' as const, cursor: null };
    expect((await service.ask(ben, 'ownData', asked)).rows).toMatchObject([{ text: 'Eine Karte wäre schön.' }]);
    await service.deleteAccount(idOf('ben'));
    await until(() => service.confirmed.includes(idOf('ben')));
    await service.keys.destroy(idOf('ben'));
    expect(await first()).toMatchObject({ text: '', page: null, answerable: false });
  });

  it('offers its tags to admins, most frequent first', async () => {
    for (const tags of [['karte'], ['karte', 'suche'], []]) {
      await service.tell(ben, 'giveFeedback', saying());
      const [row] = (await list()).items.filter((one) => one.tags.length === 0);
      const known = { feedbackId: row?.feedbackId ?? '', version: 1 };
      if (tags.length > 0) await service.tell(ada, 'noteFeedback', { ...known, tags, note: '' });
    }
    expect(await service.ask(ada, 'feedbackTags', {})).toEqual(['karte', 'suche']);
    expect((await list({ tag: 'Suche' })).items).toMatchObject([{ tags: ['karte', 'suche'] }]);
    for (const who of [ben, visitor as typeof ben]) expect(await service.ask(who, 'feedbackTags', {})).toEqual([]);
  });
});
