import { describe, expect, it } from 'vitest';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { IdentityCommands } from '../ports.js';
import { createKnownDevices } from '../guessing/known-devices.js';
import { createThrottle } from '@lendring/platform/rate-limit/throttle.js';
import type { Attempts } from '@lendring/platform/rate-limit/attempts.port.js';
import { createAccountCalls } from './account-calls.js';
import { createProofs } from './proofs.js';

describe('requesting an account mail', () => {
  it.each([
    ['requestReset', 'requestReset'],
    ['resend', 'resendVerification'],
  ] as const)('%s is answered before the account lookup', async (name, command) => {
    const asked: string[] = [];
    const later: (() => Promise<unknown>)[] = [];
    const attempts = new Map<string, Attempts>();
    const refuse = () => {
      throw new Error('not asked here');
    };
    const commands: IdentityCommands = {
      register: refuse,
      registerHere: refuse,
      enrol: refuse,
      verify: refuse,
      reset: refuse,
      endSessions: refuse,
      endSession: refuse,
      proveOwner: refuse,
      changePassword: refuse,
      seeNewDevice: refuse,
      noteGuesses: refuse,
      changeEmail: refuse,
      confirmEmail: refuse,
      takeEmailBack: refuse,
      resendEmailChange: refuse,
      cancelEmailChange: refuse,
      askTotp: refuse,
      switchTotpOn: refuse,
      switchTotpOff: refuse,
      makeRecoveryCodes: refuse,
      switchTotpOffFor: refuse,
      spendCode: refuse,
      askPasskey: refuse,
      addPasskey: refuse,
      renamePasskey: refuse,
      removePasskey: refuse,
      notePasskeyUse: refuse,
      resendVerification: async ({ email }) => {
        asked.push(`resendVerification ${email}`);
        return { ok: true, position: '1' };
      },
      requestReset: async ({ email }) => {
        asked.push(`requestReset ${email}`);
        return { ok: true, position: '1' };
      },
    };
    const at = '2026-05-01T10:00:00.000Z';
    const secret = new Uint8Array(32);
    const load = refuse;
    const calls = createAccountCalls({
      commands,
      load,
      addressSecret: secret,
      tokenSecret: secret,
      now: () => Date.parse(at),
      afterwards: (work) => {
        later.push(work);
      },
      throttle: createThrottle(
        {
          get: (key) => attempts.get(key),
          put: (key, value) => void attempts.set(key, value),
          remove: (key) => void attempts.delete(key),
        },
        () => Date.parse(at),
      ),
      devices: createKnownDevices(secret),
      setCookie: () => {},
      proofs: createProofs({ tokenSecret: secret, setCookie: () => {}, now: () => Date.parse(at), load }),
      context: (locale = 'de') => ({
        commandId: '5f0c6b1e-3a1d-4a53-9d5f-0a4c2b7d8e91',
        actor: { kind: 'visitor' },
        at,
        locale,
        requestId: 'test',
      }),
    });
    const none = { headers: {} } as IncomingMessage & ServerResponse;
    expect(
      await calls[name](
        { email: 'mila@example.org', locale: 'de' },
        { request: none, response: none, address: '192.0.2.1' },
      ),
    ).toEqual({ outcome: 'sent' });
    expect(asked).toEqual([]);
    for (const work of later) await work();
    expect(asked).toEqual([`${command} mila@example.org`]);
  });
});
