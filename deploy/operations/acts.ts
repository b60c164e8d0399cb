import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { keepers } from '@lendring/contracts/services.js';
import { Role } from '@lendring/contracts/kernel/roles.js';
import type { EventStore, StoredEvent } from '@lendring/platform/event-store/event-store.port.js';
import type { Config } from '@lendring/platform/runtime/settings/config.js';
import { openWiring } from '@lendring/platform/runtime/wiring.js';
import { Refused, runTool } from './tool.js';
import { eventsOf } from './whole-log.js';

/**
 * Event with its actor and the actor's roles. The event's data is omitted, because it may be personal, except the counts
 * of entries about many offers.
 */
export type Act = Readonly<{
  at: string;
  service: string;
  stream: string;
  type: string;
  actor: string;
  roles: readonly string[];
  counts?: Readonly<Record<string, unknown>>;
}>;

/** Fields without personal data in the entries about many offers. */
const counted: Readonly<Record<string, readonly string[]>> = {
  BulkBegun: ['kind', 'total'],
  BulkEnded: ['changed', 'unchanged', 'refused'],
  ImportBegun: ['total'],
  ImportRowsDone: ['count', 'created', 'changed', 'same'],
};

const countsOf = ({ type, data }: Pick<StoredEvent, 'type' | 'data'>): Pick<Act, 'counts'> => {
  const names = counted[type];
  return names ? { counts: Object.fromEntries(Object.entries(data).filter(([name]) => names.includes(name))) } : {};
};

export type Wanted = Readonly<{ actor: string | null; role: Role | null }>;

async function* actsIn(service: string, store: EventStore, { actor, role }: Wanted): AsyncGenerator<Act> {
  for await (const { stream, type, data, metadata } of eventsOf(store)) {
    const roles = metadata.roles?.split(',') ?? [];
    if ((actor === null || metadata.actor === actor) && (role === null || roles.includes(role)))
      yield { at: metadata.at, service, stream, type, actor: metadata.actor, roles, ...countsOf({ type, data }) };
  }
}

/**
 * Reads every log of the installation.
 * @returns the events in chronological order
 * @throws Refused without logs
 */
export const actsOf = async (config: Config, wanted: Wanted): Promise<readonly Act[]> => {
  const logs = keepers.filter(
    ({ name, needs }) =>
      needs.includes('log') &&
      // Skip missing files, because opening one would create it.
      (config.stores.eventStore.kind !== 'sqlite' || existsSync(join(config.dataDir, name, 'events.db'))),
  );
  if (logs.length === 0)
    throw new Refused(`No event logs in ${config.dataDir}. Set DATA_DIR to the data folder of the product.`);
  const wiring = await openWiring(config);
  try {
    const acts: Act[] = [];
    for (const { name } of logs) for await (const act of actsIn(name, await wiring.store(name), wanted)) acts.push(act);
    return acts.toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
  } finally {
    await wiring.close();
  }
};

const USAGE = [
  'npm run acts -- <account id>            actions of a user',
  'npm run acts -- --role admin            actions of all admins',
  'npm run acts -- <account id> --role admin',
].join('\n');

/** @throws Refused unless the command line names an actor or a role */
export const wantedOf = (args: readonly string[]): Wanted => {
  try {
    const {
      values,
      positionals: [actor, ...more],
    } = parseArgs({ args: [...args], options: { role: { type: 'string' } }, allowPositionals: true });
    const role = values.role === undefined ? null : Role.parse(values.role);
    if ((actor !== undefined || role) && more.length === 0) return { actor: actor ?? null, role };
  } catch {
    // Ignore parse errors here: invalid options are rejected below.
  }
  throw new Refused(USAGE);
};

const line = ({ at, service, stream, type, actor, roles, counts = {} }: Act): string =>
  `${at}  ${service.padEnd(8)} ${type.padEnd(22)} ${stream}  by ${actor}${roles.length > 0 ? ` as ${roles.join(', ')}` : ''}${Object.entries(
    counts,
  )
    .map(([name, value]) => `  ${name}=${String(value)}`)
    .join('')}\n`;

if (import.meta.main)
  await runTool(async (config, args) => {
    for (const act of await actsOf(config, wantedOf(args))) process.stdout.write(line(act));
  });
