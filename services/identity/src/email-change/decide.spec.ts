import { describe, expect, it } from 'vitest';
import type { AddressEvent } from '@lendring/contracts/identity/credential.js';
import type { CredentialEvent } from '@lendring/contracts/identity/events.js';
import { holderOf, type Load } from '../credential/address.aggregate.js';
import { credentialAggregate, type Credential } from '../credential/credential.aggregate.js';
import { askEmailChange, confirmEmail, isTaken, takeEmailBack } from './decide.js';
import { fingerprintOf } from '../credential/mail-token.js';

const mila = '5f0c6b1e-3a1d-4a53-9d5f-0a4c2b7d8e91';
const jana = '7a1f4f0e-1111-4a53-9d5f-0a4c2b7d8e91';
const [first, second] = ['11111111-1111-4a53-9d5f-0a4c2b7d8e91', '22222222-1111-4a53-9d5f-0a4c2b7d8e91'];
const [a, b, c] = ['a'.repeat(64), 'b'.repeat(64), 'c'.repeat(64)];
const at = '2026-05-01T10:00:00.000Z';
const inDays = (days: number) => new Date(Date.parse(at) + days * 86_400_000).toISOString();

const registered = (userId: string, email: string): readonly CredentialEvent[] => [
  { type: 'CredentialRegistered', data: { userId, email, passwordHash: 'hash' } },
  { type: 'EmailVerified', data: { userId } },
];
const asked = (change: string, address: string): CredentialEvent => ({
  type: 'EmailChangeAsked',
  data: { userId: mila, locale: 'de', change, email: `${address[0]}@example.org`, address, until: inDays(2) },
});
const changed = (change: string, address: string, until = inDays(7)): CredentialEvent => ({
  type: 'EmailChanged',
  data: { userId: mila, locale: 'de', change, email: `${address[0]}@example.org`, address, until },
});
const fold = (events: readonly CredentialEvent[]): Credential =>
  events.reduce(credentialAggregate.evolve, credentialAggregate.initialState);
type Log = Readonly<Record<string, readonly (CredentialEvent | AddressEvent)[]>>;
const loadFrom =
  (log: Log): Load =>
  async (aggregate, id) =>
    (log[`${aggregate.category}-${id}`] ?? []).reduce(
      (state, event) => aggregate.evolve(state, event as unknown as Parameters<typeof aggregate.evolve>[1]),
      aggregate.initialState,
    );
const taken = (userId: string, credential: string): AddressEvent => ({
  type: 'AddressTaken',
  data: { userId, credential },
});
const types = (decision: ReturnType<typeof confirmEmail>) =>
  'events' in decision ? decision.events.map(({ type }) => type) : decision.refusal.code;

describe('resolving the credential of an email address', () => {
  const moved: Log = {
    [`credential-${a}`]: [...registered(mila, 'a@example.org'), asked(first, b), changed(first, b)],
    [`address-${b}`]: [taken(mila, a)],
  };

  it('finds the credential named after the address if there was no email change', async () => {
    const log = { [`credential-${a}`]: registered(mila, 'a@example.org') };
    expect(await holderOf(loadFrom(log), a, at)).toMatchObject({ id: a, state: { userId: mila }, keptFor: null });
    expect(await holderOf(loadFrom(log), b, at)).toEqual({ id: b, state: { registered: false }, keptFor: null });
  });

  it('finds the account that confirmed the address, and reserves the previous address for a week', async () => {
    expect(await holderOf(loadFrom(moved), b, at)).toMatchObject({ id: a, state: { userId: mila } });
    const before = await holderOf(loadFrom(moved), a, inDays(6));
    expect(before).toMatchObject({ state: { registered: false }, keptFor: { id: a, change: first } });
    expect([isTaken(before, a), isTaken(before, c)]).toEqual([false, true]);
  });

  it('gives a released address a new credential name, while the first owner keeps the old name', async () => {
    const free = await holderOf(loadFrom(moved), a, inDays(8));
    expect(free).toEqual({ id: `${a}.1`, state: { registered: false }, keptFor: null });
    const log: Log = {
      ...moved,
      [`address-${a}`]: [taken(jana, free.id)],
      [`credential-${free.id}`]: [
        { type: 'CredentialRegistered', data: { userId: jana, email: 'a@example.org', passwordHash: 'x', address: a } },
      ],
    };
    expect(await holderOf(loadFrom(log), a, inDays(8))).toMatchObject({ id: free.id, state: { userId: jana } });
    expect(await holderOf(loadFrom(log), b, inDays(8))).toMatchObject({ id: a, state: { userId: mila } });
  });
});

describe('changing an email address', () => {
  const start = registered(mila, 'a@example.org');
  const nobody = { id: b, state: credentialAggregate.initialState, keptFor: null };
  const confirm = (events: readonly CredentialEvent[], change: string, now = at, holder = nobody) =>
    types(confirmEmail(fold(events), a, { change, holder, locale: 'de', at: now }));

  it('is confirmed once before its expiry, and only for the latest request', () => {
    expect(confirm([...start, asked(first, b)], first)).toEqual(['EmailChanged']);
    expect(confirm([...start, asked(first, b), changed(first, b)], first)).toEqual([]);
    expect(confirm([...start, asked(first, b)], first, inDays(2))).toBe('token_invalid');
    expect(confirm([...start, asked(first, b), asked(second, c)], first)).toBe('token_invalid');
    expect(confirm(start, first)).toBe('token_invalid');
    expect(confirm([], first)).toBe('token_invalid');
  });

  it('is cancelled by a new password or by sign-out everywhere, because a thief may have requested it', () => {
    const signs: readonly CredentialEvent[] = [
      { type: 'PasswordChanged', data: { userId: mila, passwordHash: 'new' } },
      { type: 'SessionsEnded', data: { userId: mila } },
    ];
    for (const sign of signs) expect(confirm([...start, asked(first, b), sign], first)).toBe('token_invalid');
    expect(confirm([...start, asked(first, b), ...signs, asked(second, b)], second)).toEqual(['EmailChanged']);
  });

  it('takes over an unconfirmed address, but never a confirmed address', () => {
    const [unconfirmed] = registered(jana, 'b@example.org');
    const [holder, confirmed] = [
      { ...nobody, state: fold(unconfirmed ? [unconfirmed] : []) },
      { ...nobody, state: fold(registered(jana, 'b@example.org')) },
    ];
    expect(confirm([...start, asked(first, b)], first, at, holder)).toEqual(['EmailChanged']);
    expect(confirm([...start, asked(first, b)], first, at, confirmed)).toBe('email_taken');
  });

  it('ignores the current address of the account', () => {
    const wish = { change: first, email: 'x@example.org', locale: 'de' as const, at };
    expect(types(askEmailChange(fold(start), a, { ...wish, address: a }))).toBe('email_unchanged');
    expect(types(askEmailChange(fold([]), a, { ...wish, address: b }))).toBe('sign_in_elsewhere');
  });

  it('can be reverted for a week with all later changes, and the revert removes the password', () => {
    const stolen = [...start, asked(first, b), changed(first, b), asked(second, c), changed(second, c)];
    const back = takeEmailBack(fold(stolen), first, inDays(6));
    expect(types(back)).toEqual(['EmailTakenBack', 'SessionsEnded']);
    const after = fold([...stolen, ...('events' in back ? back.events : [])]);
    expect(after).toMatchObject({ email: 'a@example.org', address: null, passwordHash: null, left: [], wanted: null });
    expect(types(takeEmailBack(after, first, inDays(6)))).toEqual([]);
    const recovered: CredentialEvent = { type: 'PasswordChanged', data: { userId: mila, passwordHash: 'new' } };
    expect(types(takeEmailBack(credentialAggregate.evolve(after, recovered), first, inDays(6)))).toBe('token_invalid');
    expect(types(takeEmailBack(after, second, inDays(6)))).toBe('token_invalid');
    expect(types(takeEmailBack(fold(stolen), first, inDays(7)))).toBe('token_invalid');
  });

  it('invalidates links mailed to the previous address', () => {
    const prints = [start, [...start, changed(first, b)], [...start, changed(first, b), changed(second, c)]].map(
      (events) => {
        const state = fold(events);
        return state.registered ? fingerprintOf(state) : '';
      },
    );
    expect(new Set(prints).size).toBe(3);
  });
});
