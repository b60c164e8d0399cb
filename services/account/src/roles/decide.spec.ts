import { describe, expect, it } from 'vitest';
import type { AccountEvent } from '@lendring/contracts/account/events.js';
import { isRefused } from '@lendring/contracts/kernel/decider.js';
import type { Role } from '@lendring/contracts/kernel/roles.js';
import { accountAggregate, rolesOf, type AccountState } from '../account/account.aggregate.js';
import type { AccountDecision } from '../account/decide.js';
import { giveRole, takeRole } from './decide.js';

const userId = '0b9a5f7e-6d1c-4f0e-9a34-5c2d7e8f1a20';
const opened: AccountEvent = {
  type: 'AccountOpened',
  data: { userId, email: 'ada@example.org', emailVerified: true, locale: 'de' },
};
const change = (role: Role) => ({ userId, role, reason: 'Neu im Team' });
const given = (...events: readonly AccountEvent[]): AccountState =>
  events.reduce(accountAggregate.evolve, accountAggregate.initialState);
const gave = (role: Role): AccountEvent => ({ type: 'RoleGiven', data: change(role) });
const took = (role: Role): AccountEvent => ({ type: 'RoleTaken', data: change(role) });
const at = '2027-02-01T10:00:00.000Z';
const outcome = (decision: AccountDecision) =>
  isRefused(decision) ? decision.refusal.code : decision.events.map(({ type }) => type);

describe('a role', () => {
  it.each(['system', { admin: true }] as const)('is given and taken once, by %j', (by) => {
    const admin = change('admin');
    expect(outcome(giveRole(given(opened), admin, by, at))).toEqual(['RoleGiven']);
    expect(outcome(giveRole(given(opened, gave('admin')), admin, by, at))).toEqual([]);
    expect(outcome(takeRole(given(opened, gave('admin')), admin, by, true))).toEqual(['RoleTaken']);
    expect(outcome(takeRole(given(opened, gave('admin'), took('admin')), admin, by, true))).toEqual([]);
    expect(outcome(giveRole(given(opened, gave('moderator')), admin, by, at))).toEqual(['RoleGiven']);
  });

  it.each([null, { admin: false }])('cannot be changed by %j, even without effect', (by) => {
    for (const state of [given(opened), given(opened, gave('support')), given()])
      expect([
        outcome(giveRole(state, change('support'), by, at)),
        outcome(takeRole(state, change('support'), by, true)),
      ]).toEqual(['admin_needed', 'admin_needed']);
  });

  it('can be taken from the last admin unless it is the admin role', () => {
    const state = given(opened, gave('admin'), gave('support'));
    for (const by of ['system', { admin: true }] as const) {
      expect(outcome(takeRole(state, change('admin'), by, false))).toBe('last_admin');
      expect(outcome(takeRole(state, change('support'), by, false))).toEqual(['RoleTaken']);
    }
  });

  it('is not given to suspended users, but can be taken from them', () => {
    const suspended: AccountEvent = {
      type: 'AccountSuspended',
      data: { userId, until: '2027-02-08T10:00:00.000Z', at },
    };
    const state = given(opened, gave('support'), suspended);
    expect(outcome(giveRole(state, change('moderator'), 'system', at))).toBe('role_suspended');
    expect(outcome(giveRole(state, change('moderator'), 'system', '2027-02-09T10:00:00.000Z'))).toEqual(['RoleGiven']);
    expect(outcome(takeRole(state, change('support'), { admin: true }, true))).toEqual(['RoleTaken']);
  });

  it('is read from older logs, which know only admins', () => {
    const appointed: AccountEvent = { type: 'AdminAppointed', data: { userId } };
    const removed: AccountEvent = { type: 'AdminRemoved', data: { userId } };
    expect(rolesOf(given(opened, appointed), at)).toEqual(['admin']);
    expect(given(opened, gave('moderator'), appointed, removed).roles).toEqual(['moderator']);
    expect(given(opened, appointed, took('admin')).roles).toEqual([]);
  });
});
