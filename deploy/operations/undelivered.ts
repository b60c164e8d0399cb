import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { services } from '@lendring/contracts/services.js';
import { givenUpOf, retryGivenUp, type GivenUp } from '@lendring/notification/delivery/given-up.js';
import { lanes } from '@lendring/notification/delivery/projection.js';
import { createServiceCore } from '@lendring/platform/runtime/service/service-core.js';
import type { Config } from '@lendring/platform/runtime/settings/config.js';
import { openWiring } from '@lendring/platform/runtime/wiring.js';
import { findPerson } from './find-person.js';
import { Refused, runTool } from './tool.js';

export type Wish = Readonly<{ act: 'list' | 'retry'; who: string | null }>;

const USAGE = [
  'npm run undelivered                                   mails and pushes that failed permanently, by user',
  'npm run undelivered -- retry                          retries all that are still unread',
  'npm run undelivered -- retry <nickname, email address or account id>',
].join('\n');

/** @throws Refused for an invalid command line */
export const wishOf = ([act, who, ...more]: readonly string[]): Wish => {
  if (act === undefined) return { act: 'list', who: null };
  if (act === 'retry' && more.length === 0) return { act, who: who ?? null };
  throw new Refused(USAGE);
};

/** Lists or resends dead-lettered notifications, even while the product runs. @throws Refused */
export const undelivered = async (
  config: Config,
  { act, who }: Wish,
): Promise<Readonly<{ found: readonly GivenUp[]; planned: number }>> => {
  if (config.stores.documents.kind === 'sqlite' && !existsSync(join(config.dataDir, 'notification', 'documents.db')))
    throw new Refused(`No notifications in ${config.dataDir}. Set DATA_DIR to the data folder of the product.`);
  const wiring = await openWiring(config);
  try {
    const userId = who === null ? null : await findPerson(wiring, who);
    const core = createServiceCore(services.notification, await wiring.ports('notification'));
    const view = core.view(lanes);
    const found = await givenUpOf(view, userId);
    const planned =
      act === 'list' ? 0 : await retryGivenUp({ commands: core.commands, lanes: view }, wiring.clock.now(), userId);
    return { found, planned };
  } finally {
    await wiring.close();
  }
};

if (import.meta.main)
  await runTool(async (config, args) => {
    const wish = wishOf(args);
    const { found, planned } = await undelivered(config, wish);
    if (wish.act === 'retry') return void process.stdout.write(`Done: ${planned} are retried\n`);
    if (found.length === 0) process.stdout.write('No failed deliveries.\n');
    for (const { userId, channel, count } of found) process.stdout.write(`${userId}  ${channel}  ${count}\n`);
  });
