import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Standing } from '@lendring/contracts/account/suspension.js';
import { isWrite, type Access, type Call } from '@lendring/contracts/http/call.js';
import { calls, type CallName } from '@lendring/contracts/http/calls.js';
import { isArea } from '@lendring/contracts/kernel/rights.js';
import { textOf } from '@lendring/contracts/http/messages.js';
import { systemClock } from '@lendring/platform/base/clock.js';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { ApiError } from '../errors/api-error.js';
import { createCallers } from './callers.js';

const userId = randomUUID();
const until = '2027-02-08T09:00:00.000Z';
const suspended: Standing = { roles: [], suspended: { until } };
const header = { name: 'x-lendring', value: '1' };
const names = Object.keys(calls) as CallName[];
const callOf = (name: CallName): Call => calls[name];
const writes = names.filter((name) => isWrite(callOf(name)));

const scene = (standing: Standing, signedIn = true, open = true) => {
  const looks: string[] = [];
  const attempts: unknown[] = [];
  const look = (how: string) => async () => {
    looks.push(how);
    return standing;
  };
  const callers = createCallers({
    bearer: { of: async () => (signedIn ? { userId, session: null, expires: Infinity } : null), isValid: () => true },
    standings: { cached: look('cached'), fresh: look('fresh'), now: look('now'), forget: () => undefined },
    keys: { of: async () => ({ ownerId: userId, keyId: userId, hash: '' }) },
    clock: systemClock,
    header,
    noteActivity: () => undefined,
    gate: { letsIn: async () => open },
    noteAttempt: async (name, { userId: by }, refusal) => void attempts.push([name, by, refusal]),
  });
  const outcome = async (name: CallName, language = 'de'): Promise<string> => {
    const request = {
      headers: { 'x-lendring': '1', 'accept-language': language },
      query: {},
      body: undefined,
      id: 'spec',
      ip: '192.0.2.1',
    } as unknown as FastifyRequest;
    return callers.of(request, name).then(
      () => 'passes',
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        return error.code === 'account_suspended' ? `account_suspended ${String(error.params['day'])}` : error.code;
      },
    );
  };
  return { outcome, looks, attempts };
};

/** Complete list, so that a new call is closed to suspended users unless a developer adds it here. */
const whenSuspended: readonly CallName[] = [
  'recordHandover',
  'answerHandover',
  'answerPeriod',
  'takeBackPeriod',
  'recordCounterHandover',
  'answerCounterHandover',
  'say',
  'markRead',
  'archive',
  'shareAddress',
  'complete',
  'handBack',
  'cancel',
  'handOutPieces',
  'takePiecesBack',
  'changeCounterLoan',
  'changeCounterEntry',
  'unlinkCounterLoan',
  'shareCounterAddress',
  'completeCounterLoan',
  'cancelCounterLoan',
  'eraseCounterPerson',
  'decline',
  'withdraw',
  'rate',
  'endSessions',
  'endSession',
  'changeEmail',
  'resendEmailChange',
  'cancelEmailChange',
  'changePassword',
  'askTotp',
  'switchTotpOn',
  'switchTotpOff',
  'makeRecoveryCodes',
  'askPasskey',
  'addPasskey',
  'renamePasskey',
  'removePasskey',
  'giveTraderDetails',
  'revokeApiKey',
  'orderTakeout',
  'deleteAccount',
  'agreeToTerms',
  'blockPerson',
  'unblockPerson',
  'readNotifications',
  'changePreferences',
  'tryAddressAgain',
  'userPushProfile',
  'removePushDevice',
  'unsubscribe',
  'cancelPlan',
  'cancelByInvoice',
  'withdrawBooking',
  'withdrawByInvoice',
  'dropPayment',
  'complain',
  'complainByLink',
  'report',
  'giveFeedback',
  'readCertificate',
  'checkReputation',
  'countHit',
  'adView',
  'adClick',
];

const takesRole = (access: Access) => access === 'admin' || isArea(access);

describe('a suspended user', () => {
  it('may read everything', async () => {
    const { outcome } = scene(suspended);
    const reads = names.filter((name) => !isWrite(callOf(name)) && !takesRole(callOf(name).access));
    for (const name of reads) expect([name, await outcome(name)]).toEqual([name, 'passes']);
  });

  it.each(whenSuspended)('may call %s', async (name) => {
    expect(callOf(name)).toMatchObject({ whenSuspended: true });
    expect(await scene(suspended).outcome(name)).toBe('passes');
  });

  it.each(writes.filter((name) => !whenSuspended.includes(name)))('may not call %s', async (name) => {
    expect(await scene(suspended).outcome(name)).toBe('account_suspended 8. Februar 2027');
  });

  it('gets an error that states a permanent suspension', async () => {
    const { outcome } = scene({ roles: [], suspended: { until: null } });
    expect(await outcome('ask')).toBe('account_suspended_for_good');
    expect(await outcome('complain')).toBe('passes');
  });

  it('has no admin rights', async () => {
    const { outcome } = scene(suspended);
    expect([await outcome('roles'), await outcome('giveRole')]).toEqual([
      'admin_needed',
      'account_suspended 8. Februar 2027',
    ]);
  });

  it('gets an error in their language with the end, the reason and the calls still allowed', async () => {
    for (const [language, day, words] of [
      ['de', '8. Februar 2027', ['Entscheidungen', 'laufende Leihen']],
      ['en', '8 February 2027', ['Decisions', 'loans already under way']],
      ['nl', '8 februari 2027', ['Beslissingen', 'lopende uitleningen']],
    ] as const) {
      expect(await scene(suspended).outcome('ask', language)).toBe(`account_suspended ${day}`);
      const text = textOf('account_suspended', language, { day });
      for (const word of [day, ...words]) expect(text).toContain(word);
      for (const word of words) expect(textOf('account_suspended_for_good', language)).toContain(word);
    }
  });
});

describe('a user whose account is deleted', () => {
  const { outcome } = scene({ roles: [], suspended: null, deleted: true });

  it('may make only public calls and repeat the deletion request', async () => {
    for (const name of names) {
      const { access, whenDeleted } = callOf(name);
      const passes = access === 'anyone' || access === 'key' || whenDeleted === true;
      expect([name, await outcome(name)]).toEqual([name, passes ? 'passes' : 'account_deleted']);
    }
    expect(names.filter((name) => callOf(name).whenDeleted)).toEqual(['deleteAccount']);
    const closed = scene({ roles: [], suspended: null, deleted: true }, true, false);
    expect([await closed.outcome('offerSearch'), await closed.outcome('certificate')]).toEqual([
      'not_open_yet',
      'passes',
    ]);
  });
});

describe('a caller', () => {
  it('may make every call their role allows', async () => {
    const { outcome } = scene({ roles: ['admin'], suspended: null });
    for (const name of names) expect([name, await outcome(name)]).toEqual([name, 'passes']);
  });

  it('is checked with a fresh account status for writes, and a current one for role calls', async () => {
    const { outcome, looks } = scene({ roles: ['admin'], suspended: null });
    for (const name of ['offers', 'offerSearch', 'ask', 'unsubscribe', 'roles', 'giveRole'] as const)
      await outcome(name);
    expect(looks).toEqual(['cached', 'cached', 'fresh', 'fresh', 'now', 'now']);
  });

  it('with a role is recorded when a call required another role', async () => {
    const support = scene({ roles: ['support'], suspended: null });
    expect([await support.outcome('allInvoices'), await support.outcome('audit')]).toEqual([
      'role_needed',
      'admin_needed',
    ]);
    expect(await support.outcome('people')).toBe('passes');
    expect(support.attempts).toEqual([
      ['allInvoices', userId, 'role_needed'],
      ['audit', userId, 'admin_needed'],
    ]);
    const others = [
      scene(suspended),
      scene({ roles: [], suspended: null }),
      scene({ roles: [], suspended: null }, false),
    ];
    for (const { outcome, attempts } of others) {
      await outcome('allInvoices');
      expect(attempts).toEqual([]);
    }
  });

  it('without an account, or with an API key, needs no account status', async () => {
    const { outcome, looks } = scene(suspended, false);
    expect([await outcome('report'), await outcome('ask'), await outcome('event')]).toEqual([
      'passes',
      'sign_in_needed',
      'passes',
    ]);
    expect(looks).toEqual([]);
  });
});

/** Complete list, so that a new call is closed to strangers before the opening unless a developer adds it here. */
const evenClosed: readonly CallName[] = [
  'reference',
  'categories',
  'category',
  'categoryAt',
  'legalText',
  'transparency',
  'reportable',
  'report',
  'decisionByLink',
  'complainByLink',
  'unsubscribing',
  'unsubscribe',
  'cancelByInvoice',
  'withdrawByInvoice',
  'seller',
  'adReport',
  'certificate',
  'readCertificate',
  'erasureKeys',
  'checkReputation',
  'reputationKeys',
];

describe('while the installation is closed', () => {
  const free: Standing = { roles: [], suspended: null };
  const forAnyone = names.filter((name) => callOf(name).access === 'anyone');

  it('visitors may make only the calls open before launch', async () => {
    const { outcome } = scene(free, false, false);
    for (const name of forAnyone)
      expect([name, await outcome(name)]).toEqual([name, evenClosed.includes(name) ? 'passes' : 'not_open_yet']);
    expect(await outcome('profile')).toBe('sign_in_needed');
  });

  it('signed-in users, early birds and key holders have full access', async () => {
    for (const { outcome } of [scene(free, true, false), scene(free, false, true)])
      for (const name of forAnyone) expect([name, await outcome(name)]).toEqual([name, 'passes']);
    for (const name of names.filter((one) => callOf(one).access === 'key'))
      expect([name, await scene(free, false, false).outcome(name)]).toEqual([name, 'passes']);
  });

  it('restricted responses are not cached', () => {
    for (const name of names) if (callOf(name).lasting) expect(callOf(name)).toMatchObject({ evenClosed: true });
    for (const name of evenClosed) expect(callOf(name).access).toBe('anyone');
  });
});

describe('a user search by staff', () => {
  it('is sent in a request body, so that no server log or browser history contains the query', () => {
    const inUrls = names.filter((name) => {
      const { access, query } = callOf(name);
      const { properties = {} } = z.toJSONSchema(query ?? z.object({}), { io: 'input', unrepresentable: 'any' });
      return takesRole(access) && Object.hasOwn(properties, 'text');
    });
    expect(inUrls).toEqual([]);
    const searches = names.filter((name) => callOf(name).reads && takesRole(callOf(name).access));
    expect(searches).toEqual(['allInvoices', 'transfers', 'reportQueue', 'people']);
  });
});
