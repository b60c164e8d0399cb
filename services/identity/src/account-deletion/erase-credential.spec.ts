import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { decided } from '@lendring/contracts/kernel/decider.js';
import type { UserId } from '@lendring/contracts/kernel/ids.js';
import { builtInSignIn } from '@lendring/contracts/services.js';
import { silentLog } from '@lendring/platform/base/log.js';
import { openSqliteEventStore } from '@lendring/platform/event-store/sqlite.adapter.js';
import { openSqliteDocuments } from '@lendring/platform/read-models/sqlite.adapter.js';
import { systemCommand } from '@lendring/platform/runtime/service/command-call.js';
import { createServiceCore } from '@lendring/platform/runtime/service/service-core.js';
import { memoryBus, memoryKeys } from '@lendring/platform/testing/memory.js';
import { credentialAggregate } from '../credential/credential.aggregate.js';
import { askEmailChange } from '../email-change/decide.js';
import { eraseCredential } from './erase-credential.js';

const at = '2025-05-01T10:00:00.000Z';
const [gone, stays] = [randomUUID(), randomUUID()];
const addresses = new Map<string, string>([
  [gone, 'a'.repeat(64)],
  [stays, 'b'.repeat(64)],
]);
const call = () => systemCommand({ name: 'spec', commandId: randomUUID(), at });

const open = () => {
  const [store, documents] = [openSqliteEventStore(':memory:'), openSqliteDocuments(':memory:')];
  const ports = { store, documents, keys: memoryKeys(), bus: memoryBus(), clock: { now: () => at }, log: silentLog };
  return { store, documents, core: createServiceCore(builtInSignIn, ports) };
};

describe('erasing the credential of a deleted account', () => {
  let on: ReturnType<typeof open>;
  let forgotten: string[];
  let isCutOff: boolean;
  let mailsOf: string[];
  beforeEach(async () => {
    on = open();
    [forgotten, isCutOff, mailsOf] = [[], false, []];
    for (const [userId, address] of addresses)
      await on.core.commands.on(credentialAggregate, address, call(), () =>
        decided([
          { type: 'CredentialRegistered', data: { userId, email: `${userId}@example.org`, passwordHash: 'a hash' } },
        ]),
      );
  });
  afterEach(async () => {
    await on.store.close();
    await on.documents.close();
  });

  const erase = (userId = gone) =>
    eraseCredential({
      commands: on.core.commands,
      addressOf: async (who) => addresses.get(who) ?? null,
      forget: (who) => {
        if (isCutOff) throw new Error('The process ends');
        forgotten.push(who);
      },
      caughtUp: async () => undefined,
      store: on.core.store,
      mailer: { forget: async (words) => void mailsOf.push(...words) },
    })(userId as UserId, call());
  const isRegistered = async (userId: string) =>
    (await on.core.load(credentialAggregate, addresses.get(userId) ?? '')).registered;

  it('deletes its sessions and devices, and keeps those of other accounts', async () => {
    expect(await erase()).toBeNull();
    expect([await isRegistered(gone), await isRegistered(stays)]).toEqual([false, true]);
    expect(forgotten).toEqual([gone]);
  });

  it('deletes mails to an address awaiting confirmation', async () => {
    await on.core.commands.on(credentialAggregate, addresses.get(gone) ?? '', call(), (state) =>
      askEmailChange(state, addresses.get(gone) ?? '', {
        email: 'neu@example.org',
        address: 'c'.repeat(64),
        change: randomUUID(),
        locale: 'de',
        at,
      }),
    );
    expect(await erase()).toBeNull();
    expect(mailsOf).toEqual(['neu@example.org']);
  });

  it('is idempotent and completes after an interrupted run', async () => {
    isCutOff = true;
    await expect(erase()).rejects.toThrow('The process ends');
    isCutOff = false;
    const head = await on.store.head();
    expect([await erase(), await erase()]).toEqual([null, null]);
    expect([await on.store.head(), forgotten]).toEqual([head, [gone, gone]]);
  });

  it('leaves a credential unchanged that now belongs to another account', async () => {
    await erase();
    const taken = addresses.get(gone) ?? '';
    const userId = randomUUID();
    await on.core.commands.on(credentialAggregate, taken, call(), () =>
      decided([{ type: 'CredentialRegistered', data: { userId, email: 'neu@example.org', passwordHash: 'a hash' } }]),
    );
    expect([await erase(), await erase(randomUUID())]).toEqual([null, null]);
    expect(await on.core.load(credentialAggregate, taken)).toMatchObject({ registered: true, userId });
  });
});
