import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AutoReplyWhen } from '@lendring/contracts/account/auto-reply.js';
import type { OpeningHours } from '@lendring/contracts/account/opening-days.js';
import { accountApi } from '@lendring/contracts/account/queries.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import { otherId, userId } from '../../testing/account.js';
import { asking, by, runningService, system, user, visitor } from '../../testing/service.js';

const own = user(userId);
const week: OpeningHours = [[{ from: '09:00', to: '18:00' }], [], [], [], [], [], []];
const zone = 'Europe/Berlin';
const early = '2026-03-30T05:00:00.000Z';
const idOf = (name: string) => derivedId(userId, name);
const textId = idOf('away');

let service: Awaited<ReturnType<typeof runningService>>;
beforeEach(async () => {
  service = await runningService();
  await service.open(userId);
  await service.open(otherId);
});
afterEach(() => service.stop());

const codeOf = (answer: { ok: boolean; refusal?: { code: string } }) => answer.refusal?.code ?? 'ok';
const write = async (id = textId, text = 'Ich bin unterwegs.', actor = own) =>
  codeOf(await service.commands.writeAutoText({ textId: id, title: 'Unterwegs', text }, by(actor)));
const set = async (when: AutoReplyWhen, id: string | null = textId, actor = own) =>
  codeOf(await service.commands.setAutoReply({ when, textId: id }, by(actor)));
const replies = (actor = own) => service.queries.autoReplies({}, asking(actor));
const reply = (at: string, actor = system) => service.queries.autoReply({ userId, at, zone }, asking(actor));
const events = async () => (await service.store.read(`autoreply-${userId}`)).map(({ type }) => type);

describe('automatic reply texts', () => {
  it('are added, changed and removed, and a retry changes nothing', async () => {
    expect([await write(), await write(), await write(textId, 'Bis bald.'), await write(idOf('later'))]).toEqual(
      Array(4).fill('ok'),
    );
    expect((await replies()).texts.map(({ text }) => text)).toEqual(['Bis bald.', 'Ich bin unterwegs.']);
    expect(accountApi.queries.autoReplies.answer.parse(await replies())).toEqual(await replies());
    const gone = { textId };
    for (let times = 0; times < 2; times += 1)
      expect(codeOf(await service.commands.removeAutoText(gone, by(own)))).toBe('ok');
    expect((await replies()).texts.map(({ text }) => text)).toEqual(['Ich bin unterwegs.']);
    expect(await events()).toEqual(['AutoTextWritten', 'AutoTextWritten', 'AutoTextWritten', 'AutoTextRemoved']);
  });
  it('are visible to their owner only', async () => {
    await write();
    expect(await replies(user(otherId))).toMatchObject({ texts: [] });
    expect(await replies(visitor)).toMatchObject({ texts: [] });
    expect(await set({ kind: 'always' }, textId, user(otherId))).toBe('auto_text_unknown');
    expect(await write(textId, 'Fremd', visitor)).toBe('account_not_found');
    await service.commands.removeAutoText({ textId }, by(user(otherId)));
    expect((await replies()).texts).toHaveLength(1);
  });
  it('are limited in number, even for parallel writes', async () => {
    const ids = Array.from({ length: limits.autoTexts + 5 }, (_, n) => idOf(`text ${n}`));
    for (const id of ids.slice(0, limits.autoTexts - 1)) await write(id);
    const last = await Promise.all(ids.slice(limits.autoTexts - 1).map((id) => write(id)));
    expect(last.filter((code) => code === 'ok')).toHaveLength(1);
    expect(new Set(last)).toEqual(new Set(['ok', 'too_many_auto_texts']));
  });
});

describe('the automatic reply setting', () => {
  it('needs a text, and also opening hours if it depends on them', async () => {
    expect(await set({ kind: 'always' })).toBe('auto_text_unknown');
    expect(await set({ kind: 'always' }, null)).toBe('auto_text_unknown');
    await write();
    expect(await set({ kind: 'closed' })).toBe('opening_hours_needed');
    await service.commands.changeProfile({ changes: { openingHours: week } }, by(own));
    expect([await set({ kind: 'closed' }), await set({ kind: 'closed' })]).toEqual(['ok', 'ok']);
    expect(await events()).toEqual(['AutoTextWritten', 'AutoReplySet']);
    expect(await reply(early)).toEqual({ text: 'Ich bin unterwegs.', back: null, locale: 'de' });
    expect(await reply('2026-03-30T09:00:00.000Z')).toBeNull();
  });
  it('outside opening hours also covers closed days, whose entry suffices', async () => {
    await write();
    const closed = { from: '2026-03-30', to: '2026-04-06', spans: [], places: ['all'], label: '' };
    await service.commands.addOpeningExceptions({ exceptions: [{ ...closed, exceptionId: idOf('closed') }] }, by(own));
    expect(await set({ kind: 'closed' })).toBe('ok');
    expect(await reply('2026-03-30T09:00:00.000Z')).not.toBeNull();
    expect(await reply('2026-04-07T09:00:00.000Z')).toBeNull();
  });
  it('with dates names the day after them, and requires dates for a text with that placeholder', async () => {
    await write(textId, 'Ab {back} wieder.');
    expect(await set({ kind: 'always' })).toBe('back_needs_dates');
    expect(await set({ kind: 'dates', from: '2026-03-28', to: '2026-03-31' })).toBe('ok');
    expect(await reply(early)).toEqual({ text: 'Ab {back} wieder.', back: '2026-04-01', locale: 'de' });
    expect(await reply('2026-04-01T10:00:00.000Z')).toBeNull();
    await write(textId, 'Ich melde mich.');
    await set({ kind: 'always' });
    expect(await write(textId, 'Ab {back} wieder.')).toBe('back_needs_dates');
  });
  it('is disabled when its text is removed', async () => {
    await write();
    await set({ kind: 'always' });
    await service.commands.removeAutoText({ textId }, by(own));
    expect(await replies()).toEqual({ texts: [], when: { kind: 'off' }, textId: null });
    expect(await reply(early)).toBeNull();
  });
  it('is readable by the system only', async () => {
    await write();
    await set({ kind: 'always' });
    expect([await reply(early, own), await reply(early, visitor)]).toEqual([null, null]);
  });
});
