import { describe, expect, it } from 'vitest';
import type { CredentialEvent } from '@lendring/contracts/identity/events.js';
import { credentialAggregate } from './credential.aggregate.js';
import { requestReset, reset } from '../password/decide.js';
import { enrol, register, resendVerification, verify } from '../registration/decide.js';
import { endSessions } from '../sessions/decide.js';

const userId = '5f0c6b1e-3a1d-4a53-9d5f-0a4c2b7d8e91';
const person = { userId, email: 'mila@example.org', passwordHash: 'hash-1' };
const registered: CredentialEvent = { type: 'CredentialRegistered', data: person };
const verified: CredentialEvent = { type: 'EmailVerified', data: { userId } };
const given = (...events: CredentialEvent[]) =>
  events.reduce(credentialAggregate.evolve, credentialAggregate.initialState);
const types = (decision: ReturnType<typeof verify>) =>
  'events' in decision ? decision.events.map((e) => e.type) : decision.refusal.code;

describe('a credential', () => {
  it('is registered once and requests a verification mail', () =>
    expect(types(register(given(), person, 'de'))).toEqual(['CredentialRegistered', 'VerificationAsked']));
  it('takes the newest password and resends the mail on registration before verification', () => {
    const again = register(given(registered), { ...person, passwordHash: 'hash-2' }, 'de');
    expect(types(again)).toEqual(['PasswordChanged', 'VerificationAsked']);
    expect('events' in again && again.events[0]).toEqual({
      type: 'PasswordChanged',
      data: { userId, passwordHash: 'hash-2' },
    });
  });
  it('keeps its password when a stranger registers the verified address again', () =>
    expect(types(register(given(registered, verified), { ...person, passwordHash: 'theirs' }, 'de'))).toEqual([
      'RegistrationRepeated',
    ]));
  it('is verified once', () => {
    expect(types(verify(given(registered), true))).toEqual(['EmailVerified']);
    expect(types(verify(given(registered), false))).toBe('token_invalid');
    expect(types(verify(given(registered, verified), false))).toEqual([]);
    expect(types(verify(given(), true))).toBe('token_invalid');
  });
  it('sends no second verification to verified or unknown addresses', () => {
    expect(types(resendVerification(given(registered, verified), 'nl'))).toEqual([]);
    expect(types(resendVerification(given(), 'nl'))).toEqual([]);
    expect(types(resendVerification(given(registered), 'nl'))).toEqual(['VerificationAsked']);
  });
  it('answers a password reset for an unknown address in the same way as for a known address', () => {
    expect(types(requestReset(given(), 'en'))).toEqual([]);
    expect(types(requestReset(given(registered), 'en'))).toEqual(['PasswordResetAsked']);
  });
  it('accepts a new password with a valid token only, and then verifies the address', () => {
    expect(types(reset(given(registered), false, 'hash-2'))).toBe('token_invalid');
    expect(types(reset(given(registered), true, 'hash-2'))).toEqual(['PasswordChanged', 'EmailVerified']);
    expect(types(reset(given(registered, verified), true, 'hash-2'))).toEqual(['PasswordChanged']);
  });
  it('is enrolled once for the same person, and refused to another person', () => {
    expect(types(enrol(given(), person))).toEqual(['CredentialRegistered', 'EmailVerified']);
    expect(types(enrol(given(registered, verified), person))).toEqual([]);
    expect(types(enrol(given(registered), { ...person, userId: '7a1f4f0e-1111-4a53-9d5f-0a4c2b7d8e91' }))).toBe(
      'already_registered',
    );
  });
  it('ends its sessions, and refuses to do so for accounts that sign in elsewhere', () => {
    expect(types(endSessions(given(registered, verified)))).toEqual(['SessionsEnded']);
    expect(types(endSessions(given()))).toBe('sign_in_elsewhere');
    const ended = (helper?: 'de') => endSessions(given(registered, verified), undefined, helper);
    expect([ended(), ended('de')]).toEqual([
      { events: [{ type: 'SessionsEnded', data: { userId } }] },
      { events: [{ type: 'SessionsEnded', data: { userId, locale: 'de' } }] },
    ]);
  });
});
