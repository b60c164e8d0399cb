import { randomUUID } from 'node:crypto';
import type { Actor, CommandAnswer, CommandContext, QueryContext } from '@lendring/contracts/kernel/door.js';
import { START, type Locale } from '@lendring/contracts/kernel/ids.js';
import { moderationDoor } from '@lendring/contracts/moderation/queries.js';
import type { OfferInspection } from '@lendring/contracts/offer/inspection.js';
import { silentLog } from '@lendring/platform/base/log.js';
import { openSqliteEventStore } from '@lendring/platform/event-store/sqlite.adapter.js';
import type { Mail } from '@lendring/platform/mail/mail.port.js';
import { openSqliteDocuments } from '@lendring/platform/read-models/sqlite.adapter.js';
import { createServiceHost } from '@lendring/platform/runtime/service/service-host.js';
import { PATIENCE_MS } from '@lendring/platform/testing/eventually.js';
import { memoryBus, memoryKeys } from '@lendring/platform/testing/memory.js';
import type * as z from 'zod';
import { evidenceIn } from '../src/evidence/evidence.js';
import { moderationService } from '../src/service.js';
import type { Seen } from '../src/case/decide-snapshot.js';
import type { Loan } from '../src/subjects.port.js';
import { at, idOf, offerId, snapshot } from './case.js';

type Commands = typeof moderationDoor.commands;
type Queries = typeof moderationDoor.queries;

export const member = (name: string): Actor => ({ kind: 'user', userId: idOf(name), roles: [] });
export const admin = (name: string): Actor => ({ kind: 'user', userId: idOf(name), roles: ['admin'] });
export const moderator = (name: string): Actor => ({ kind: 'user', userId: idOf(name), roles: ['moderator'] });
export const visitor: Actor = { kind: 'visitor' };

/** The whole service on SQLite; the test controls subjects and time. Stop it at the end. */
export const startService = async () => {
  const things = new Map<string, Seen>([[offerId, { ownerId: idOf('owner'), snapshot }]]);
  const inspections = new Map<string, OfferInspection>();
  const registered = new Map<string, string>();
  const admins = new Set(['ada', 'eve'].map(idOf));
  const moderators = new Set(['mia'].map(idOf));
  const loans = new Map<string, readonly Loan[]>();
  const clock = { time: at, now: () => clock.time };
  const store = openSqliteEventStore(':memory:');
  const documents = openSqliteDocuments(':memory:');
  const bus = memoryBus();
  const keys = memoryKeys();
  const mails: Mail[] = [];
  const confirmed: string[] = [];
  const files = new Map<string, { readonly body: Uint8Array; readonly storedAt: string }>();
  const blobs: Parameters<typeof evidenceIn>[0] = {
    get: async (key) => {
      const file = files.get(key);
      return file ? { body: file.body, contentType: 'image/webp' } : null;
    },
    put: async (key, body) => void files.set(key, { body, storedAt: clock.time }),
    list: async (folder) =>
      [...files].flatMap(([key, { storedAt }]) => (key.startsWith(`${folder}/`) ? [{ key, storedAt }] : [])),
    delete: async (key) => void files.delete(key),
  };
  const { core, parts, handlers } = moderationService(
    { store, keys, documents, bus, clock, log: silentLog },
    {
      subjects: {
        seenBy: async (_, { id }) => things.get(id) ?? null,
        now: async ({ id }) => things.get(id)?.snapshot ?? null,
        rolesOf: async (userId) => (admins.has(userId) ? ['admin'] : moderators.has(userId) ? ['moderator'] : []),
        loansOf: async (userId) => loans.get(userId) ?? [],
      },
      looks: {
        offer: async (id) => inspections.get(id) ?? null,
        registeredAt: async (userId) => registered.get(userId) ?? null,
      },
      evidence: evidenceIn(blobs),
      recipientOf: async (userId) => ({
        email: `${userId}@example.org`,
        locale: userId === idOf('nele') ? 'nl' : 'de',
        name: 'Person',
      }),
      confirmErasure: async ({ userId }) => {
        confirmed.push(userId);
        return { ok: true, position: START };
      },
      mailer: {
        send: async (mail) => {
          if (!mails.some(({ id }) => id === mail.id)) mails.push(mail);
        },
      },
      publicUrl: 'https://lend.example',
      guessSecret: new Uint8Array(32),
      linkSecret: new Uint8Array(32),
    },
  );
  const host = createServiceHost({ ...parts, clockPolicies: [] }, core);
  await host.start();
  const pages: { locale: Locale } = { locale: 'de' };
  const settle = async () => host.waitFor(await store.head(), PATIENCE_MS);
  const context = (actor: Actor): CommandContext => ({
    commandId: randomUUID(),
    actor,
    at: clock.time,
    ...pages,
    requestId: 'test',
  });

  return {
    things,
    inspections,
    registered,
    files,
    loans,
    clock,
    pages,
    store,
    keys,
    bus,
    core,
    mails,
    confirmed,
    said: () =>
      bus.published
        .filter(({ source, type }) => source === '/moderation' && type !== 'moderation.decision_to_tell')
        .map(({ type, subject, data }) => ({ type, subject, data })),
    told: async () => {
      const heard = bus.published.filter(({ type }) => type === 'moderation.decision_to_tell');
      return Promise.all(
        heard.map(async ({ data }) =>
          handlers.queries.toldOf(moderationDoor.queries.toldOf.question.parse(data), {
            actor: { kind: 'system', name: 'notification' },
            at: clock.time,
          }),
        ),
      );
    },
    settle,
    /** Returns `ok` or the refusal code. @param again command id of a retried click */
    async tell<Name extends keyof Commands>(
      actor: Actor,
      name: Name,
      data: z.input<Commands[Name]>,
      again?: string,
    ): Promise<string> {
      await settle();
      const handler = handlers.commands[name] as (data: unknown, context: CommandContext) => Promise<CommandAnswer>;
      const call = { ...context(actor), ...(again && { commandId: again }) };
      const answer = await handler(moderationDoor.commands[name].parse(data), call);
      return answer.ok ? 'ok' : answer.refusal.code;
    },
    async ask<Name extends keyof Queries>(
      actor: Actor,
      name: Name,
      question: z.input<Queries[Name]['question']>,
    ): Promise<z.output<Queries[Name]['answer']>> {
      await settle();
      const handler = handlers.queries[name] as (question: unknown, context: QueryContext) => Promise<unknown>;
      const { question: shape, answer } = moderationDoor.queries[name];
      return answer.parse(await handler(shape.parse(question), { actor, at: clock.time })) as z.output<
        Queries[Name]['answer']
      >;
    },
    hear: (source: 'offer' | 'request' | 'group', type: string, about: string, data: object) =>
      bus.publish(source, [
        {
          specversion: '1.0',
          id: randomUUID(),
          source: `/${source}`,
          type,
          subject: about,
          time: clock.time,
          datacontenttype: 'application/json',
          data: { ...data },
        },
      ]),
    deleteAccount: (userId: string) =>
      bus.publish('account', [
        {
          specversion: '1.0',
          id: randomUUID(),
          source: '/account',
          type: 'account.deleted',
          subject: userId,
          time: clock.time,
          datacontenttype: 'application/json',
          data: { userId },
        },
      ]),
    async tick(time: string): Promise<void> {
      clock.time = time;
      await settle();
      for (const { tick } of parts.clockPolicies) await tick(time);
      await settle();
    },
    async stop() {
      await host.stop();
      await documents.close();
      await store.close();
    },
  };
};
