import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { roleCommands } from '@lendring/account/roles/commands.js';
import { roles } from '@lendring/account/roles/projection.js';
import type { RoleHolder } from '@lendring/contracts/account/roles.js';
import { services } from '@lendring/contracts/services.js';
import { systemCommand } from '@lendring/platform/runtime/service/command-call.js';
import { createServiceCore } from '@lendring/platform/runtime/service/service-core.js';
import type { Config } from '@lendring/platform/runtime/settings/config.js';
import { openWiring } from '@lendring/platform/runtime/wiring.js';
import { findPerson } from './find-person.js';
import { Refused, runTool } from './tool.js';

export type Wish = Readonly<{ act: 'list' } | { act: 'appoint' | 'remove'; who: string }>;

const USAGE = [
  'npm run admins                                          lists all admins',
  'npm run admins -- appoint <nickname or account id>',
  'npm run admins -- remove <nickname or account id>',
].join('\n');

/** @throws Refused for an invalid command line */
export const wishOf = ([act, who, ...more]: readonly string[]): Wish => {
  if (act === undefined) return { act: 'list' };
  if ((act === 'appoint' || act === 'remove') && who !== undefined && more.length === 0) return { act, who };
  throw new Refused(USAGE);
};

const words: Readonly<Record<string, string>> = {
  account_not_found: 'There is no such account. People have one after their first sign-in.',
  last_admin: 'This is the last admin: appoint somebody else first.',
};

/**
 * Appoints and removes admins from the command line, acting as the system; the first admin can only be appointed this
 * way. Works while the product runs. @returns the admins from the read model @throws Refused
 */
export const changeAdmins = async (config: Config, wish: Wish): Promise<readonly RoleHolder[]> => {
  if (config.stores.documents.kind === 'sqlite' && !existsSync(join(config.dataDir, 'account', 'documents.db')))
    throw new Refused(`No accounts in ${config.dataDir}. Set DATA_DIR to the data folder of the product.`);
  const wiring = await openWiring(config);
  try {
    const core = createServiceCore(services.account, await wiring.ports('account'));
    const view = core.view(roles);
    if (wish.act !== 'list') {
      const userId = await findPerson(wiring, wish.who);
      const { giveRole, takeRole } = roleCommands({ commands: core.commands, roles: view });
      const act = wish.act === 'appoint' ? giveRole : takeRole;
      const call = systemCommand({ name: 'operator', commandId: randomUUID(), at: wiring.clock.now() });
      const answer = await act({ userId, role: 'admin', reason: 'npm run admins' }, call);
      if (!answer.ok) throw new Refused(words[answer.refusal.code] ?? answer.refusal.code);
    }
    return await view.find({ filter: { 'roles.role': 'admin' }, sort: [['since', 1]], limit: 500 });
  } finally {
    await wiring.close();
  }
};

if (import.meta.main)
  await runTool(async (config, args) => {
    const wish = wishOf(args);
    const all = await changeAdmins(config, wish);
    if (wish.act !== 'list') return void process.stdout.write(`Done: ${wish.act} ${wish.who}\n`);
    if (all.length === 0) process.stdout.write(`No admin exists.\n${USAGE}\n`);
    for (const { userId, roles: held } of all)
      for (const { role, since, by } of held) process.stdout.write(`${userId}  ${role} since ${since} by ${by}\n`);
  });
