import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { DomainEvent } from '@lendring/contracts/kernel/events.js';
import { RequestId } from '@lendring/contracts/kernel/ids.js';
import type { DeliveryEvent } from '@lendring/contracts/notification/delivery.js';
import type { InboxEvent } from '@lendring/contracts/notification/inbox.js';
import { channels, groups } from '@lendring/contracts/notification/kinds.js';
import { services } from '@lendring/contracts/services.js';
import { devicesAggregate } from '@lendring/notification/devices/devices.aggregate.js';
import { preferencesAggregate } from '@lendring/notification/preferences/preferences.aggregate.js';
import { whyOf, type Timed } from '@lendring/notification/delivery/why.js';
import { createServiceCore } from '@lendring/platform/runtime/service/service-core.js';
import type { Config } from '@lendring/platform/runtime/settings/config.js';
import { openWiring } from '@lendring/platform/runtime/wiring.js';
import { findPerson } from './find-person.js';
import { Refused, runTool } from './tool.js';

export type Asked = Readonly<{ who: string; requestId: string | null }>;

const USAGE = [
  'npm run why -- <nickname, email address or account id>                  all notifications of a user and their deliveries',
  'npm run why -- <nickname, email address or account id> --request <id>   notifications of one request',
].join('\n');

/** @throws Refused if the command line names no user or an invalid request */
export const askedOf = (args: readonly string[]): Asked => {
  try {
    const {
      values: { request },
      positionals: [who, ...more],
    } = parseArgs({ args: [...args], options: { request: { type: 'string' } }, allowPositionals: true });
    const requestId = request === undefined ? null : RequestId.parse(request);
    if (who !== undefined && more.length === 0) return { who, requestId };
  } catch {
    // Ignore parse errors here: invalid options are rejected below.
  }
  throw new Refused(USAGE);
};

/**
 * Explains in plain words why a user received notifications or did not, from the notification service's log. @throws
 * Refused
 */
export const why = async (config: Config, { who, requestId }: Asked): Promise<readonly string[]> => {
  if (config.stores.eventStore.kind === 'sqlite' && !existsSync(join(config.dataDir, 'notification', 'events.db')))
    throw new Refused(`No notifications in ${config.dataDir}. Set DATA_DIR to the data folder of the product.`);
  const wiring = await openWiring(config);
  try {
    const userId = await findPerson(wiring, who);
    const core = createServiceCore(services.notification, await wiring.ports('notification'));
    const stream = async <Event extends DomainEvent>(name: string): Promise<Timed<Event>[]> =>
      (await core.store.read(`${name}-${userId}`)).map(({ type, data, metadata }) => ({
        at: metadata.at,
        event: { type, data } as Event,
      }));
    const [inbox, deliveries, preferences, devices] = await Promise.all([
      stream<InboxEvent>('inbox'),
      stream<DeliveryEvent>('deliveries'),
      core.load(preferencesAggregate, userId),
      core.load(devicesAggregate, userId),
    ]);
    const off = channels.flatMap((channel) =>
      groups.filter((group) => !preferences.switches[channel][group]).map((group) => `${channel} for ${group}`),
    );
    const { quiet, digest } = preferences;
    const lines = whyOf(inbox, deliveries, requestId);
    return [
      `Account ${userId}`,
      `Switched off: ${off.length === 0 ? 'nothing' : off.join(', ')}`,
      `Quiet hours: ${quiet ? `${quiet.from} to ${quiet.until}, ${quiet.zone}` : 'none'}; mails: ${digest.kind === 'soon' ? 'at once' : 'once a day'}; browsers with pushes: ${devices.length}`,
      ...(lines.length === 0
        ? [
            requestId === null
              ? 'Nothing was told to this person: nothing has happened in a request of theirs since the notification service began.'
              : 'Nothing was told to this person about that request: it is none of theirs, all that happened was done by themselves, or the news is still on its way (see the relay of request and the dead letters).',
          ]
        : lines),
    ];
  } finally {
    await wiring.close();
  }
};

if (import.meta.main)
  await runTool(async (config, args) => {
    for (const line of await why(config, askedOf(args))) process.stdout.write(`${line}\n`);
  });
