import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { CommandAnswer } from '@lendring/contracts/kernel/service-api.js';
import { phoneLimits } from '@lendring/contracts/account/phone.js';
import { EngineUnavailable } from '@lendring/platform/base/engine-unavailable.js';
import { SmsRefused, type Sms, type SmsSender } from '@lendring/platform/sms/sms.port.js';
import { eventually, until } from '@lendring/platform/testing/eventually.js';
import { memoryKeys } from '@lendring/platform/testing/memory.js';
import { address, otherId, userId } from '../../testing/account.js';
import { asking, at, by, runningService, system, user, visitor } from '../../testing/service.js';

type Options = Parameters<typeof runningService>[2];
type Service = Awaited<ReturnType<typeof runningService>>;

const number = '0151 23456789';
const own = user(userId);
const other = user(otherId);
const later = (seconds: number) => new Date(Date.parse(at) + seconds * 1000).toISOString();
const refusalOf = (answer: CommandAnswer) => (answer.ok ? null : answer.refusal.code);
const codeIn = ({ text }: Sms) => /^\d{6}/.exec(text)?.[0] ?? '';

let service: Service;
let now = at;
const started = async (options: Options = {}) => {
  now = at;
  service = await runningService(':memory:', memoryKeys(), { now: () => now, ...options });
  await service.open(userId);
  await service.open(otherId);
  return service;
};
afterEach(async () => {
  await service.stop();
});

const ask = (actor = own, typed = number, when = at) =>
  service.commands.askPhoneCode({ number: typed }, by(actor, undefined, when));
const type = (code: string, actor = own, when = at) =>
  service.commands.verifyPhone({ code }, by(actor, undefined, when));
const seen = (actor = own, when = at) => service.queries.phone({}, { actor, at: when });
const sms = async (count = 1): Promise<Sms> => {
  const texts = await eventually(
    () => service.texts,
    ({ length }) => length >= count,
  );
  expect(texts).toHaveLength(count);
  return texts[count - 1] as Sms;
};
const verified = async (actor = own, when = at) => {
  const before = service.texts.length;
  now = when;
  expect(await ask(actor, number, when)).toMatchObject({ ok: true });
  expect(await type(codeIn(await sms(before + 1)), actor, when)).toMatchObject({ ok: true });
};
const badges = async (who: string) => {
  await service.settle();
  return (await service.queries.publicProfile({ userId: who }, asking(visitor)))?.verified;
};

describe('a phone number', () => {
  it('is verified by an SMS code, and shown as a badge only', async () => {
    await started();
    await service.commands.changeProfile({ changes: { nickname: 'Kamera.Kiste', address } }, by(own));
    expect(await badges(userId)).toEqual({ email: true, phone: false });
    await verified();
    const [text] = service.texts;
    expect(text).toMatchObject({ to: '+4915123456789' });
    expect(text?.text).toMatch(/^\d{6} ist dein Code/);
    expect(text?.text.split('\n').at(-1)).toBe(`@lendring.example #${codeIn(text as Sms)}`);
    expect(text?.text.length).toBeLessThanOrEqual(160);
    expect(await badges(userId)).toEqual({ email: true, phone: true });
    const shown = await service.queries.publicProfile({ userId }, asking(visitor));
    expect(JSON.stringify(shown)).not.toContain('3456789');
    expect(await service.queries.contact({ userId }, asking(system))).toMatchObject({ phone: null });
    expect(await seen()).toMatchObject({ number: '+49 1512 3456789', verifiedAt: at, asked: null });
    expect(await service.queries.ownData({ file: 'verified_phone', cursor: null }, asking(own))).toMatchObject({
      rows: [{ number: '+49 1512 3456789' }],
    });
    expect(
      (
        await eventually(
          () => service.mails,
          ({ length }) => length === 1,
        )
      )[0],
    ).toMatchObject({ to: `${userId.slice(0, 8)}@example.org`, subject: 'Deine Handynummer ist bestätigt' });
  });

  it('is confirmed by mail in the language that the user reads, unless the account has chosen one', async () => {
    await started();
    await ask(own, number, at);
    const call = by(own, undefined, at);
    const english = { ...call, locale: 'en' as const };
    await service.commands.verifyPhone({ code: codeIn(await sms()) }, english);
    const [mail] = await eventually(
      () => service.mails,
      ({ length }) => length === 1,
    );
    expect(mail?.subject).toBe('Your mobile number is verified');
  });

  it('leaves no code and no number in the log or in stream names', async () => {
    await started();
    await verified();
    const code = codeIn(await sms());
    const raw = service.ports.store;
    const stored: unknown[] = [];
    const abort = new AbortController();
    for await (const { events, caughtUp } of raw.follow({ prefixes: [''], after: '', signal: abort.signal })) {
      stored.push(...events);
      if (caughtUp) abort.abort();
    }
    expect(stored.length).toBeGreaterThan(5);
    const text = JSON.stringify(stored);
    expect(text).toContain('NumberHeld');
    expect(text).not.toContain(code);
    expect(text).not.toContain('15123456789');
  });

  it('triggers one SMS for parallel and repeated clicks', async () => {
    await started();
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask()));
    expect(new Set(answers.map(refusalOf))).toEqual(new Set([null]));
    expect(await ask(own, '+49 151 234 567 89', later(59))).toMatchObject({ ok: true });
    await verifiedNothingMore(1);
    now = later(60);
    expect(await ask(own, number, later(60))).toMatchObject({ ok: true });
    const second = await sms(2);
    expect(refusalOf(await type(codeIn(service.texts[0] as Sms), own, later(61)))).toBe('phone_code_wrong');
    expect(await type(codeIn(second), own, later(61))).toMatchObject({ ok: true });
  });

  it('triggers one SMS for different numbers requested at once', async () => {
    await started();
    const typed = Array.from({ length: 10 }, (_, n) => `0151 2345678${n}`);
    const answers = await Promise.all(typed.map((each) => ask(own, each)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(new Set(answers.map(refusalOf))).toEqual(new Set([null, 'phone_too_soon']));
    await verifiedNothingMore(1);
  });

  const verifiedNothingMore = async (count: number) => {
    await sms(count);
    await service.settle();
    expect(service.texts).toHaveLength(count);
  };

  it('allows five guesses, even if fifty arrive at once', async () => {
    await started();
    await ask();
    const code = codeIn(await sms());
    const wrong = Array.from({ length: 50 }, (_, n) => String((Number(code) + 1 + n) % 1_000_000).padStart(6, '0'));
    const answers = (await Promise.all(wrong.map((each) => type(each)))).map(refusalOf);
    expect(answers.filter((each) => each === 'phone_code_wrong')).toHaveLength(phoneLimits.tries - 1);
    expect(answers.filter((each) => each === null)).toEqual([]);
    expect((await seen()).asked).toMatchObject({ triesLeft: 0 });
    expect(refusalOf(await type(code))).toBe('phone_code_spent');
    expect(await seen()).toMatchObject({ number: null });
  });

  it('returns the same answer to a retried wrong attempt, and counts that attempt once', async () => {
    await started();
    await ask();
    const wrong = String((Number(codeIn(await sms())) + 1) % 1_000_000).padStart(6, '0');
    const again = () => service.commands.verifyPhone({ code: wrong }, by(own, 'the same click'));
    const first = await again();
    expect(first).toEqual({ ok: false, refusal: { code: 'phone_code_wrong', params: { left: 4 } } });
    expect(await again()).toEqual(first);
    expect((await seen()).asked).toMatchObject({ triesLeft: 4 });
  });

  it('expires a code after ten minutes, and sends no expired code', async () => {
    let [away, tried] = [true, 0];
    const texts: Sms[] = [];
    const gateway: SmsSender = {
      send: async (text) => {
        tried += 1;
        if (away) throw new EngineUnavailable('SMS gateway');
        texts.push(text);
      },
    };
    await started({ sms: gateway });
    await ask();
    await until(() => tried > 0);
    now = later(phoneLimits.codeMinutes * 60);
    away = false;
    expect(await ask(own, number, now)).toMatchObject({ ok: true });
    await until(() => texts.length > 0);
    expect((await seen(own, now)).asked).toMatchObject({ expiresAt: later(2 * phoneLimits.codeMinutes * 60) });
    expect(texts).toHaveLength(1);
    const over = later(2 * phoneLimits.codeMinutes * 60);
    expect(refusalOf(await type(codeIn(texts[0] as Sms), own, over))).toBe('phone_code_expired');
    expect((await seen(own, over)).asked).toBeNull();
  });

  it('informs the user when the gateway refuses the SMS', async () => {
    const gateway: SmsSender = {
      send: async () => {
        throw new SmsRefused('202');
      },
    };
    await started({ sms: gateway });
    await ask();
    await until(async () => (await seen()).asked?.unsent === true);
  });

  it('moves to the latest account to verify it, and the previous account is notified', async () => {
    await started();
    await service.commands.changeProfile({ changes: { nickname: 'Kamera.Kiste' } }, by(own));
    await service.commands.changeProfile({ changes: { nickname: 'Zelt.Verleih' } }, by(other));
    await verified();
    await verified(other, later(3_600));
    expect(await badges(userId)).toEqual({ email: true, phone: false });
    expect(await badges(otherId)).toEqual({ email: true, phone: true });
    expect(await seen()).toMatchObject({ number: null });
    const mails = await eventually(
      () => service.mails,
      ({ length }) => length === 3,
    );
    expect(mails.map(({ to, subject }) => `${to}: ${subject}`).toSorted()).toEqual(
      [
        `${userId.slice(0, 8)}@example.org: Deine Handynummer ist bestätigt`,
        `${userId.slice(0, 8)}@example.org: Deine Handynummer wurde in einem anderen Konto bestätigt`,
        `${otherId.slice(0, 8)}@example.org: Deine Handynummer ist bestätigt`,
      ].toSorted(),
    );
    expect(mails.some(({ text, html }) => `${text}${html}`.includes('3456789'))).toBe(false);
    expect(await service.commands.removePhone({}, by(own))).toMatchObject({ ok: true });
    expect(await seen(other)).toMatchObject({ number: '+49 1512 3456789' });
  });

  it('belongs to only one of two accounts that verify it at once', async () => {
    await started();
    await ask();
    const first = codeIn(await sms());
    now = later(61);
    await ask(other, number, now);
    const second = codeIn(await sms(2));
    const answers = await Promise.all([type(first, own, now), type(second, other, now)]);
    expect(answers.map(refusalOf)).toEqual([null, null]);
    const numbers = [(await seen()).number, (await seen(other)).number];
    expect(numbers.filter((each) => each !== null)).toEqual(['+49 1512 3456789']);
  });

  it('is not verified by the code of another user', async () => {
    await started();
    await ask();
    const code = codeIn(await sms());
    expect(refusalOf(await type(code, other))).toBe('phone_not_asked');
    expect(refusalOf(await type(code, visitor))).toBe('account_not_found');
    expect(await seen(visitor)).toMatchObject({ number: null, asked: null });
    expect(await type(code)).toMatchObject({ ok: true });
  });

  it('is replaced by another number, and removed on request', async () => {
    await started();
    await verified();
    now = later(3_600);
    await ask(own, '0151 23456780', now);
    await type(codeIn(await sms(2)), own, now);
    expect(await seen()).toMatchObject({ number: '+49 1512 3456780' });
    expect(await service.commands.removePhone({}, by(own))).toMatchObject({ ok: true });
    expect(await service.commands.removePhone({}, by(own))).toMatchObject({ ok: true });
    expect(await seen()).toMatchObject({ number: null });
    const subjects = await eventually(
      () => service.mails.map(({ subject }) => subject),
      ({ length }) => length === 3,
    );
    expect(subjects.at(-1)).toBe('Deine Handynummer wurde entfernt');
  });

  it('is parsed by the country of the main address', async () => {
    await started();
    await service.commands.changeProfile({ changes: { address: { ...address, country: 'NL' } } }, by(own));
    await ask(own, '06 12345678');
    expect(await sms()).toMatchObject({ to: '+31612345678' });
    expect(refusalOf(await ask(other, '07400 123456'))).toBe('phone_not_mobile');
    expect(refusalOf(await ask(other, '+44 7400 123456'))).toBe('phone_country');
  });

  it('never costs the operator more than the daily SMS limit', async () => {
    await started({ smsADay: 1 });
    const answers = await Promise.all([ask(own), ask(other, '0151 23456780')]);
    expect(answers.map(refusalOf).toSorted()).toEqual(['phone_day_full', null].toSorted());
    const tomorrow = later(86_400);
    expect(await ask(own, number, tomorrow)).toMatchObject({ ok: true });
  });

  it('cannot be verified where no SMS can be sent', async () => {
    await started({ sms: null });
    expect(refusalOf(await ask())).toBe('phone_off');
    expect(await seen()).toMatchObject({ available: false });
  });

  it('is deleted with the account, including the local mailbox', async () => {
    await started();
    await service.commands.changeProfile({ changes: { nickname: 'Kamera.Kiste' } }, by(own));
    await verified();
    expect(await service.commands.deleteAccount({}, by(own))).toMatchObject({ ok: true });
    await until(() => service.farewells.length > 0);
    expect(service.farewells[0]?.forget).toContain('+4915123456789');
    expect(await badges(userId)).toEqual({ email: false, phone: false });
    expect(refusalOf(await ask())).toBe('account_deleted');
    await verified(other, later(3_600));
    expect(await seen(other)).toMatchObject({ number: '+49 1512 3456789' });
  });
});

describe('a process killed before sending the SMS', () => {
  it('sends the SMS once at its next start', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lendring-phone-'));
    const [events, documents, keys] = [join(folder, 'events.db'), join(folder, 'documents.db'), memoryKeys()];
    let tried = 0;
    const never: SmsSender = {
      send: async () => {
        tried += 1;
        throw new EngineUnavailable('SMS gateway');
      },
    };
    now = at;
    const start = (gateway?: SmsSender) =>
      runningService(events, keys, { now: () => now, documents, ...(gateway && { sms: gateway }) });
    service = await start(never);
    await service.open(userId);
    await ask();
    await until(() => tried > 0);
    await service.stop();
    service = await start();
    expect(await type(codeIn(await sms()))).toMatchObject({ ok: true });
    await service.stop();
    service = await start();
    await service.settle();
    expect(await seen()).toMatchObject({ number: '+49 1512 3456789' });
    expect(service.texts).toEqual([]);
    await rm(folder, { recursive: true });
  });
});
