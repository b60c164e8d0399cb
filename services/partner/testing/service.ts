import type { Actor, CommandAnswer, CommandContext, QueryContext } from '@lendring/contracts/kernel/service-api.js';
import type { CloudEvent } from '@lendring/contracts/kernel/integration.js';
import { type FollowedType, followedTypes } from '@lendring/contracts/partner/followed-events.js';
import type { Webhook } from '@lendring/contracts/partner/webhooks.js';
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { memoryKeys } from '@lendring/platform/testing/memory.js';
import type { Outgoing, Sending, Sent } from '@lendring/platform/outgoing/outgoing.port.js';
import { at, idOf, owner } from './partner.js';
import { partnerService } from '../src/service.js';
import { partnerApi } from '@lendring/contracts/partner/queries.js';
import { memoryErasures, startServiceForTests } from '@lendring/platform/testing/service.js';

export const user = (userId: string): Actor => ({ kind: 'user', userId, roles: [] });
export const visitor: Actor = { kind: 'visitor' };
export const system: Actor = { kind: 'system', name: 'spec' };
export const asking = (actor: Actor, now = at): QueryContext => ({ actor, at: now });

let made = 0;
export const by = (actor: Actor, name = `spec ${(made += 1)}`, now = at): CommandContext => ({
  commandId: idOf(name),
  actor,
  at: now,
  locale: 'de',
  requestId: 'spec',
});

export const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');

export const fakeReceiver = () => {
  const got: Sending[] = [];
  const receiver = { got, answer: async (_sending: Sending): Promise<number> => 200 };
  const outgoing: Outgoing = {
    async post(posted): Promise<Sent> {
      const sending = { ...posted, body: String(posted.body) };
      got.push(sending);
      const status = await receiver.answer(sending);
      return status === 0
        ? { status: null, answer: '', problem: 'unreachable', durationMs: 1 }
        : { status, answer: `answered ${status}`, problem: null, durationMs: 1 };
    },
  };
  return {
    ...receiver,
    set(answer: (sending: Sending) => Promise<number> | number) {
      receiver.answer = async (sending) => answer(sending);
    },
    outgoing,
  };
};

/** Clock that advances only when the code under test sleeps, by the length of the sleep. */
export const fakeTime = (start = at) => {
  const time = {
    now: start,
    pass(ms: number) {
      time.now = new Date(Date.parse(time.now) + ms).toISOString();
    },
    async sleep(ms: number, signal: AbortSignal) {
      await pause(1);
      if (!signal.aborted) time.pass(ms);
    },
  };
  return time;
};

type Options = Readonly<{
  log?: string;
  documents?: string;
  subjectKeys?: ReturnType<typeof memoryKeys>;
  receiver?: ReturnType<typeof fakeReceiver>;
  time?: ReturnType<typeof fakeTime>;
}>;

/** Runs a partner service; starting it twice on the same files simulates a restart or a crash. */
export const runningService = async ({
  log = ':memory:',
  documents = ':memory:',
  subjectKeys = memoryKeys(),
  receiver = fakeReceiver(),
  time = fakeTime(),
}: Options = {}) => {
  const { confirmed, confirmErasure } = memoryErasures();
  const clock = { now: () => time.now };
  const service = await startServiceForTests(
    partnerApi,
    { clock, log, documents, keys: subjectKeys },
    async (ports) => {
      const partner = partnerService(ports, {
        outgoing: receiver.outgoing,
        targets: 'public',
        random: () => 0.5,
        sleep: time.sleep,
        confirmErasure,
      });
      await partner.background.start();
      return partner;
    },
  );
  const { core, host, ports, settle } = service;
  const { commands, queries } = service.handlers;
  const { bus } = ports;

  const ok = (answer: CommandAnswer): void => {
    if (!answer.ok) throw new Error(answer.refusal.code);
  };
  return {
    confirmed,
    commands,
    queries,
    bus,
    ports,
    receiver,
    time,
    settle,
    store: core.store,
    host,
    async hear(...events: readonly CloudEvent[]) {
      for (const event of events) await bus.publish(event.source.slice(1), [event]);
    },
    async key(ownerId: string, name = `key ${(made += 1)}`): Promise<string> {
      const hash = hashOf(name);
      ok(
        await commands.createKey(
          { keyId: idOf(`key ${name}`), name, scopes: ['events:read'], hash, hint: 'abcd' },
          by(user(ownerId)),
        ),
      );
      await settle();
      return hash;
    },
    async webhook(
      types: readonly FollowedType[] = followedTypes,
      ownerId = owner,
      url = 'https://hooks.example.org/in',
    ): Promise<string> {
      const webhookId = idOf(`webhook ${(made += 1)}`);
      ok(
        await commands.createWebhook(
          { webhookId, name: 'Lager', url, types: [...types] },
          by(user(ownerId), undefined, time.now),
        ),
      );
      await settle();
      return webhookId;
    },
    seen: async (webhookId: string, ownerId = owner): Promise<Webhook | null> => {
      await settle();
      return queries.webhook({ webhookId }, asking(user(ownerId), time.now));
    },
    /** `last` runs after all work has stopped, while the log is still open. */
    async stop(last?: () => Promise<void>) {
      await service.made.background.stop();
      await service.stop(last);
    },
  };
};
export type RunningService = Awaited<ReturnType<typeof runningService>>;
