import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSecrets, type Secrets } from '@lendring/platform/runtime/settings/secrets.js';
import type { Actor, CommandContext, QueryContext } from '@lendring/contracts/kernel/service-api.js';
import { START } from '@lendring/contracts/kernel/ids.js';
import { systemClock } from '@lendring/platform/base/clock.js';
import { accountApi } from '@lendring/contracts/account/queries.js';
import { memoryKeys, memoryPictures } from '@lendring/platform/testing/memory.js';
import type { Mail } from '@lendring/platform/mail/mail.port.js';
import type { Sms, SmsSender } from '@lendring/platform/sms/sms.port.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import { openCertificates } from '../src/certificate/certificates.adapter.js';
import { openReputations } from '../src/reputation/reputations.adapter.js';
import type { Farewell } from '../src/account-deletion/farewell.js';
import { accountService, type AccountKeys } from '../src/service.js';
import { startServiceForTests } from '@lendring/platform/testing/service.js';

export const at = '2025-05-01T10:00:00.000Z';
export const user = (userId: string): Actor => ({ kind: 'user', userId, roles: [] });
export const visitor: Actor = { kind: 'visitor' };
export const system: Actor = { kind: 'system', name: 'spec' };
export const asking = (actor: Actor): QueryContext => ({ actor, at });
export const keys: AccountKeys = { blur: new Uint8Array(32).fill(1), nickname: new Uint8Array(32).fill(2) };

let testKeySet: ReturnType<Secrets['jwks']> | undefined;
/** Create the keys once per process, because generating a 2,048-bit key is slow. */
const testKeys = (): ReturnType<Secrets['jwks']> =>
  (testKeySet ??= openSecrets(mkdtempSync(join(tmpdir(), 'lendring-erasure-'))).jwks('erasure'));

let made = 0;
export const by = (actor: Actor, name = `spec ${(made += 1)}`, when = at): CommandContext => ({
  commandId: derivedId('6ba7b810-9dad-41d1-80b4-00c04fd430c8', name),
  actor,
  at: when,
  locale: 'de',
  requestId: 'spec',
});

/** Starts an account service; several on one file simulate several processes. */
export const runningService = async (
  file = ':memory:',
  subjectKeys = memoryKeys(),
  {
    sms: way,
    now,
    smsADay = 500,
    documents = ':memory:',
  }: Readonly<{ sms?: SmsSender | null; now?: () => string; smsADay?: number; documents?: string }> = {},
) => {
  const pictures = memoryPictures();
  const deletedFiles: string[] = [];
  const bound = new Set<string>();
  const farewells: Parameters<Farewell>[0][] = [];
  const texts: Sms[] = [];
  const mails: Mail[] = [];
  const kept: SmsSender = {
    send: async (text) => {
      texts.push(text);
    },
  };
  const certificates = await openCertificates(await testKeys(), 'https://lendring.example');
  const reputations = await openReputations(await testKeys(), 'https://lendring.example');
  const clock = now ? { ...systemClock, now } : systemClock;
  const service = await startServiceForTests(accountApi, { clock, log: file, documents, keys: subjectKeys }, (ports) =>
    accountService(ports, keys, {
      pictures,
      blobs: {
        delete: async (key) => {
          if (pictures.away) throw new Error('The file store does not answer');
          deletedFiles.push(key);
        },
      },
      around: async ({ point }) => [point],
      leave: async (userId) =>
        bound.has(userId) ? { ok: false, refusal: { code: 'loans_running' } } : { ok: true, position: START },
      keepers: ['offer', 'request'],
      certificates,
      reputations,
      farewell: async (person) => {
        farewells.push(person);
      },
      phones: {
        sms: way === undefined ? kept : way,
        mailer: {
          send: async (mail) => {
            mails.push(mail);
          },
        },
        countries: ['DE', 'AT', 'NL'],
        smsADay,
        publicUrl: 'https://lendring.example',
      },
    }),
  );
  const { core, handlers, parts, ports, settle, stop } = service;
  return {
    ...handlers,
    bus: ports.bus,
    ports,
    pictures,
    deletedFiles,
    bound,
    farewells,
    texts,
    mails,
    parts,
    store: core.store,
    settle,
    stop,
    open: (userId: string, email = `${userId.slice(0, 8)}@example.org`) =>
      handlers.commands.open({ userId, email, emailVerified: true }, by(system)),
  };
};
