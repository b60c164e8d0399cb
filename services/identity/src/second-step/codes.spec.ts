import { describe, expect, it } from 'vitest';
import type { CredentialEvent } from '@lendring/contracts/identity/events.js';
import { Secret, TOTP } from 'otpauth';
import { credentialAggregate, type Credential } from '../credential/credential.aggregate.js';
import { takeEmailBack } from '../email-change/decide.js';
import { readCode } from './read-code.js';
import { askTotp, makeRecoveryCodes, switchTotpOff, switchTotpOffFor, switchTotpOn, spendCode } from './decide.js';
import { recoveryLeft } from '../credential/decide-factors.js';
import { hashOfCode, recoveryCodes } from './recovery-codes.js';
import { addressForApps, newSecret } from './totp.js';

const mila = '5f0c6b1e-3a1d-4a53-9d5f-0a4c2b7d8e91';
const [first, second, change] = ['1', '2', '3'].map((digit) => `${digit.repeat(8)}-1111-4a53-9d5f-0a4c2b7d8e91`) as [
  string,
  string,
  string,
];
const at = '2026-05-01T10:00:10.000Z';
const inSeconds = (seconds: number) => new Date(Date.parse(at) + seconds * 1000).toISOString();
const secret = newSecret();
const codeAt = (seconds: number, of = secret) =>
  new TOTP({ secret: Secret.fromBase32(of) }).generate({ timestamp: Date.parse(inSeconds(seconds)) });
const codes = recoveryCodes(new Uint8Array(32), first);
const recovery = codes.map((code) => hashOfCode(mila, code));

const start: readonly CredentialEvent[] = [
  { type: 'CredentialRegistered', data: { userId: mila, email: 'a@example.org', passwordHash: 'hash' } },
  { type: 'EmailVerified', data: { userId: mila } },
];
const fold = (events: readonly CredentialEvent[]): Credential =>
  events.reduce(credentialAggregate.evolve, credentialAggregate.initialState);
const then = (events: readonly CredentialEvent[], decide: (state: Credential) => ReturnType<typeof spendCode>) => {
  const decision = decide(fold(events));
  return 'events' in decision
    ? { events: [...events, ...decision.events], came: decision.events.map(({ type }) => type).join(' ') }
    : { events, came: decision.refusal.code };
};
const shown = (state: Credential, code: string, seconds = 0, against: 'totp' | 'asked' = 'totp') => ({
  code: readCode(state, code, { at: inSeconds(seconds), against }),
  locale: 'de' as const,
  at: inSeconds(seconds),
});
const asked = then(start, (state) => askTotp(state, { setup: first, secret, at })).events;
const on = then(asked, (state) =>
  switchTotpOn(state, { setup: first, recovery, ...shown(state, codeAt(0), 0, 'asked') }),
).events;
const use = (events: readonly CredentialEvent[], code: string, seconds: number) =>
  then(events, (state) => spendCode(state, shown(state, code, seconds)));

describe('setting up an authenticator app', () => {
  it('is confirmed by one code of the latest secret, before the setup expires', () => {
    const confirm = (code: string, seconds = 0, setup = first, events = asked) =>
      then(events, (state) => switchTotpOn(state, { setup, recovery, ...shown(state, code, seconds, 'asked') })).came;
    expect(confirm(codeAt(0))).toBe('TotpSwitchedOn');
    expect(confirm('000000'.replace(codeAt(0), '000001'))).toBe('wrong_code');
    expect(confirm(codeAt(1800), 1800)).toBe('setup_over');
    expect(confirm(codeAt(0), 0, second)).toBe('setup_over');
    const other = newSecret();
    const twice = then(asked, (state) => askTotp(state, { setup: second, secret: other, at })).events;
    expect([confirm(codeAt(0), 0, first, twice), confirm(codeAt(0, other), 0, second, twice)]).toEqual([
      'setup_over',
      'TotpSwitchedOn',
    ]);
    expect(confirm(codeAt(30), 30, first, on)).toBe('totp_on');
    expect(then(on, (state) => askTotp(state, { setup: second, secret: other, at })).came).toBe('totp_on');
    const changed: CredentialEvent = { type: 'PasswordChanged', data: { userId: mila, passwordHash: 'new' } };
    expect(confirm(codeAt(0), 0, first, [...asked, changed])).toBe('setup_over');
  });

  it('gives the app a URI that names the account', () => {
    expect(addressForApps(secret, 'Lendring', 'mila@example.org')).toMatch(
      /^otpauth:\/\/totp\/Lendring:mila%40example\.org\?issuer=Lendring&secret=[A-Z2-7]{32}&/,
    );
  });
});

describe('a second-factor code', () => {
  it('works once, with a space or one step early or late, but not after a later code', () => {
    expect(use(on, codeAt(0), 5).came).toBe('wrong_code');
    const next = codeAt(30);
    const used = use(on, ` ${next.slice(0, 3)} ${next.slice(3)} `, 5);
    expect(used.came).toBe('TotpCodeUsed');
    expect(use(used.events, next, 30).came).toBe('wrong_code');
    const later = use(used.events, codeAt(90), 120);
    expect(later.came).toBe('TotpCodeUsed');
    expect(use(later.events, codeAt(60), 90).came).toBe('wrong_code');
    expect(use(later.events, codeAt(120), 180).came).toBe('wrong_code');
  });

  it('is refused without an app, after erasure, and in any other format', () => {
    expect(use(start, codeAt(30), 30).came).toBe('totp_off');
    for (const odd of ['', '12345', '1234567', 'x'.repeat(40), '١٢٣٤٥٦', "' OR 1=1"])
      expect(use(on, odd, 30).came).toBe('wrong_code');
    const erased = on.map((event) =>
      event.type === 'TotpAsked' ? { ...event, data: { ...event.data, secret: null } } : event,
    );
    expect(use(erased, codeAt(30), 30).came).toBe('wrong_code');
  });

  it('for recovery works once, in any notation', () => {
    const [one = '', two = ''] = codes;
    expect(one).toMatch(/^[\da-hjkmnp-tv-z]{4}(-[\da-hjkmnp-tv-z]{4}){2}$/);
    expect(new Set(codes).size).toBe(10);
    const used = use(on, one.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l'), 0);
    expect(used.came).toBe('RecoveryCodeUsed');
    expect([use(used.events, one, 0).came, use(used.events, two, 0).came]).toEqual(['wrong_code', 'RecoveryCodeUsed']);
    const state = fold(used.events);
    expect(state.registered && state.factors.totp && recoveryLeft(state.factors.totp)).toBe(9);
    expect(JSON.stringify(used.events)).not.toContain(one);
  });

  it('is required to disable the app and to renew recovery codes', () => {
    expect(then(on, (state) => switchTotpOff(state, shown(state, '000000', 3600))).came).toBe('wrong_code');
    expect(then(on, (state) => switchTotpOff(state, shown(state, codes[0] ?? ''))).came).toBe('TotpSwitchedOff');
    const fresh = recoveryCodes(new Uint8Array(32), second);
    const hashes = fresh.map((code) => hashOfCode(mila, code));
    const made = then(on, (state) => makeRecoveryCodes(state, shown(state, codeAt(30), 30), hashes));
    expect(made.came).toBe('TotpCodeUsed RecoveryCodesMade');
    expect([use(made.events, codes[1] ?? '', 30).came, use(made.events, fresh[1] ?? '', 30).came]).toEqual([
      'wrong_code',
      'RecoveryCodeUsed',
    ]);
  });

  it('is no longer required after support disables the second factor', () => {
    expect(then(start, (state) => switchTotpOffFor(state, 'de')).came).toBe('totp_off');
    expect(use(then(on, (state) => switchTotpOffFor(state, 'de')).events, codeAt(30), 30).came).toBe('totp_off');
  });
});

describe('reverting an email change', () => {
  const moved = (events: readonly CredentialEvent[]): readonly CredentialEvent[] => [
    ...events,
    {
      type: 'EmailChanged',
      data: {
        userId: mila,
        locale: 'de',
        change,
        email: 'b@example.org',
        address: 'b'.repeat(64),
        until: inSeconds(900),
      },
    },
  ];
  const back = (events: readonly CredentialEvent[]) =>
    fold(then(events, (state) => takeEmailBack(state, change, at)).events);

  it('removes second factors added since the change, and keeps earlier factors', () => {
    const before = back(moved(on));
    expect(before.registered && before.factors.totp).toMatchObject({ setup: first, recovery: { hashes: recovery } });
    const since = moved(start);
    const thief = then(then(since, (state) => askTotp(state, { setup: second, secret, at })).events, (state) =>
      switchTotpOn(state, { setup: second, recovery, ...shown(state, codeAt(0), 0, 'asked') }),
    ).events;
    const after = back(thief);
    expect(after.registered && after.factors).toMatchObject({ totp: null, asked: null });
    const made = then(moved(on), (state) => makeRecoveryCodes(state, shown(state, codeAt(30), 30), ['theirs'])).events;
    const left = back(made);
    expect(left.registered && left.factors.totp).toMatchObject({ setup: first, recovery: { hashes: [] } });
  });
});
