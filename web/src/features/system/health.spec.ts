import type { SystemShape } from '@lendring/contracts/http/system.js';
import { describe, expect, it } from 'vitest';
import { healthOf } from './health.js';

const now = Date.parse('2027-02-03T10:00:00.000Z');
const follower = { kind: 'projection' as const, name: 'cases@1', state: 'live' as const, behind: 0, seconds: 0 };
const service = { name: 'moderation', reachable: true, engines: [], followers: [follower] };
const system = (change: Partial<SystemShape> = {}): SystemShape => ({
  version: '1.0.0',
  commit: null,
  started_at: '2027-02-01T10:00:00.000Z',
  node: '24.0.0',
  reference_data: '2024',
  services: [service],
  backup_at: '2027-02-03T02:00:00.000Z',
  undelivered: 0,
  ...change,
});

describe('the system health', () => {
  it('is good with reachable services, empty queues and a recent backup', () => {
    expect(healthOf(system(), now)).toEqual([
      { key: 'servicesUp', bad: false, count: 1 },
      { key: 'followersLive', bad: false },
      { key: 'undeliveredNone', bad: false },
      { key: 'backup', bad: false, at: '2027-02-03T02:00:00.000Z' },
    ]);
  });

  it('lists unreachable services, failed or late followers, undelivered messages and an old backup', () => {
    const following = (change: object) =>
      system({ services: [{ ...service, followers: [{ ...follower, ...change }] }] });
    const keys = (one: SystemShape) =>
      healthOf(one, now).flatMap((finding) => (finding.bad ? [{ ...finding, bad: undefined }] : []));
    expect(keys(system({ services: [{ ...service, reachable: false, followers: [] }] }))).toEqual([
      { key: 'servicesAway', names: ['moderation'] },
    ]);
    expect(keys(following({ state: 'failed' }))).toEqual([{ key: 'followersFailed', names: ['moderation cases@1'] }]);
    expect(keys(following({ seconds: 42.4 }))).toEqual([
      { key: 'followersBehind', names: ['moderation cases@1'], seconds: 42 },
    ]);
    expect(keys(following({ seconds: 2 }))).toEqual([]);
    expect(keys(system({ undelivered: 3, backup_at: '2027-02-01T02:00:00.000Z' }))).toEqual([
      { key: 'undelivered', count: 3 },
      { key: 'backupOld', at: '2027-02-01T02:00:00.000Z' },
    ]);
    expect(keys(system({ undelivered: null, backup_at: null }))).toEqual([
      { key: 'undeliveredUnknown' },
      { key: 'backupUnknown' },
    ]);
  });
});
