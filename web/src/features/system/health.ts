import type { SystemShape } from '@lendring/contracts/http/system.js';

export type Finding = Readonly<{ bad: boolean }> &
  (
    | Readonly<{ key: 'servicesUp' | 'undelivered'; count: number }>
    | Readonly<{ key: 'servicesAway' | 'followersFailed'; names: readonly string[] }>
    | Readonly<{ key: 'followersBehind'; names: readonly string[]; seconds: number }>
    | Readonly<{ key: 'followersLive' | 'undeliveredNone' | 'undeliveredUnknown' | 'backupUnknown' }>
    | Readonly<{ key: 'backup' | 'backupOld'; at: string }>
  );

/** Report only a backlog of more than 10 seconds, because consumers always lag briefly. */
const PATIENCE_SECONDS = 10;
const BACKUP_MS = 2 * 86_400_000;

const servicesOf = ({ services }: SystemShape): Finding => {
  const away = services.filter(({ reachable }) => !reachable).map(({ name }) => name);
  return away.length > 0
    ? { key: 'servicesAway', bad: true, names: away }
    : { key: 'servicesUp', bad: false, count: services.length };
};

const followersOf = ({ services }: SystemShape): Finding => {
  const all = services.flatMap(({ name: service, followers }) =>
    followers.map((one) => ({ ...one, label: `${service} ${one.name}` })),
  );
  const failed = all.filter(({ state }) => state === 'failed').map(({ label }) => label);
  if (failed.length > 0) return { key: 'followersFailed', bad: true, names: failed };
  const late = all.filter(({ seconds }) => seconds > PATIENCE_SECONDS);
  if (late.length === 0) return { key: 'followersLive', bad: false };
  const seconds = Math.round(Math.max(...late.map((one) => one.seconds)));
  return { key: 'followersBehind', bad: true, names: late.map(({ label }) => label), seconds };
};

const undeliveredOf = ({ undelivered }: SystemShape): Finding => {
  if (undelivered === null) return { key: 'undeliveredUnknown', bad: true };
  return undelivered > 0
    ? { key: 'undelivered', bad: true, count: undelivered }
    : { key: 'undeliveredNone', bad: false };
};

const backupOf = ({ backup_at: at }: SystemShape, now: number): Finding => {
  if (at === null) return { key: 'backupUnknown', bad: true };
  const old = now - Date.parse(at) > BACKUP_MS;
  return { key: old ? 'backupOld' : 'backup', bad: old, at };
};

/**
 * One finding per health check.
 * @param now in milliseconds since the epoch
 */
export const healthOf = (system: SystemShape, now: number): readonly Finding[] => [
  servicesOf(system),
  followersOf(system),
  undeliveredOf(system),
  backupOf(system, now),
];
