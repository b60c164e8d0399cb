import { randomUUID } from 'node:crypto';
import { startServiceForTests, memoryErasures } from '@lendring/platform/testing/service.js';
import type { Actor, CommandContext } from '@lendring/contracts/kernel/service-api.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { moderationApi } from '@lendring/contracts/moderation/queries.js';
import type { OfferInspection } from '@lendring/contracts/offer/inspection.js';
import type { Mail } from '@lendring/platform/mail/mail.port.js';
import type * as z from 'zod';
import { evidenceIn } from '../src/evidence/evidence.js';
import { moderationService } from '../src/service.js';
import type { Seen } from '../src/case/decide-snapshot.js';
import type { Loan } from '../src/subjects.port.js';
import { at, idOf, offerId, snapshot } from './case.js';

type Commands = typeof moderationApi.commands;
type Queries = typeof moderationApi.queries;

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
  const mails: Mail[] = [];
  const { confirmed, confirmErasure } = memoryErasures();
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
  const service = await startServiceForTests(moderationApi, { clock, ticks: false }, (ports) =>
    moderationService(ports, {
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
      confirmErasure,
      mailer: {
        send: async (mail) => {
          if (!mails.some(({ id }) => id === mail.id)) mails.push(mail);
        },
      },
      publicUrl: 'https://lend.example',
      guessSecret: new Uint8Array(32),
      linkSecret: new Uint8Array(32),
    }),
  );
  const { core, parts, handlers, hear, settle } = service;
  const { store, keys, bus } = service.ports;
  const pages: { locale: Locale } = { locale: 'de' };
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
          handlers.queries.toldOf(moderationApi.queries.toldOf.question.parse(data), {
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
      return service.tell(name, data, { ...context(actor), ...(again && { commandId: again }) });
    },
    async ask<Name extends keyof Queries>(
      actor: Actor,
      name: Name,
      question: z.input<Queries[Name]['question']>,
    ): Promise<z.output<Queries[Name]['answer']>> {
      return service.ask(name, question, { actor, at: clock.time });
    },
    hear,
    deleteAccount: (userId: string) => hear('account', 'account.deleted', userId, { userId }),
    async tick(time: string): Promise<void> {
      clock.time = time;
      await settle();
      for (const { tick } of parts.clockPolicies) await tick(time);
      await settle();
    },
    stop: service.stop,
  };
};
