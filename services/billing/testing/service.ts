import { randomUUID } from 'node:crypto';
import type { Catalogue } from '@lendring/contracts/billing/catalogue.js';
import { billingDoor } from '@lendring/contracts/billing/queries.js';
import { defaultCatalogue } from '@lendring/contracts/billing/default-catalogue.js';
import { sampleIssuer, type Issuer } from '@lendring/contracts/billing/issuer.js';
import type { CommandAnswer, CommandContext, QueryContext } from '@lendring/contracts/kernel/door.js';
import type { CloudEvent } from '@lendring/contracts/kernel/integration.js';
import { START } from '@lendring/contracts/kernel/ids.js';
import { silentLog } from '@lendring/platform/base/log.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { EventStore } from '@lendring/platform/event-store/event-store.port.js';
import { openSqliteEventStore } from '@lendring/platform/event-store/sqlite.adapter.js';
import { openSqliteDocuments } from '@lendring/platform/read-models/sqlite.adapter.js';
import { createServiceHost } from '@lendring/platform/runtime/service/service-host.js';
import { PATIENCE_MS } from '@lendring/platform/testing/eventually.js';
import { memoryBus, memoryKeys, memoryPictures } from '@lendring/platform/testing/memory.js';
import type * as z from 'zod';
import { testPayments } from '../src/payments/test-payments.adapter.js';
import type { Customer, Payments } from '../src/ports.js';
import type { Mail } from '@lendring/platform/mail/mail.port.js';
import { billingService } from '../src/service.js';
import { referredOf } from '../src/transfers/referred.js';

type Commands = typeof billingDoor.commands;
type Queries = typeof billingDoor.queries;

export const now = '2027-01-31T10:00:00.000Z';
export const idOf = (name: string): string => derivedId('5f0e8c1d-2b3a-4c5d-8e6f-7a8b9c0d1e2f', name);

const customerNamed = (name: string): Customer => ({
  buyer: {
    company: null,
    name,
    street: 'Nebenweg 1',
    postal: '50823',
    city: 'Köln',
    country: 'DE',
    vatId: null,
    email: `${name.toLowerCase()}@example.org`,
  },
  home: null,
  locale: 'de',
  commercial: false,
  vatIdConfirmed: false,
});

export const asCompany = (customer: Customer): Customer => ({
  ...customer,
  buyer: { ...customer.buyer, company: `${customer.buyer.name} GmbH` },
  commercial: true,
});

/**
 * Starts the whole service on SQLite with customers and a clock that the test controls. Stop it at the end.
 *
 * @param catalogue defaults to the product's
 * @param payments defaults to none
 * @param appending called before and after each append; throw from it to simulate a crash
 */
export const startService = async ({
  catalogue = defaultCatalogue,
  payments = testPayments('https://lend.example'),
  appending = () => undefined,
}: Readonly<{ catalogue?: Catalogue; payments?: Payments; appending?: () => void }> = {}) => {
  const customers = new Map<string, Customer>([
    [idOf('jana'), customerNamed('Jana')],
    [idOf('ben'), customerNamed('Ben')],
    [idOf('verleih'), asCompany(customerNamed('Verleih'))],
  ]);
  const offers = new Map<string, string>([
    ['k3v9w0m2xa', idOf('jana')],
    ['b7c1d9e2fg', idOf('ben')],
  ]);
  const titles = new Map<string, string>();
  const issuer = { ...sampleIssuer };
  const clock = { time: now, now: () => clock.time };
  const opened = openSqliteEventStore(':memory:');
  const store: EventStore = {
    ...opened,
    async append(writes) {
      appending();
      const position = await opened.append(writes);
      appending();
      return position;
    },
  };
  const documents = openSqliteDocuments(':memory:');
  const bus = memoryBus();
  const confirmed: string[] = [];
  const mails: Mail[] = [];
  const pictures = memoryPictures();
  const files = new Map<string, { body: Uint8Array; contentType: string }>();
  const { core, parts, handlers } = billingService(
    { store, keys: memoryKeys(), documents, bus, clock, log: silentLog },
    {
      business: { catalogue, issuer, payments },
      customerOf: async (userId) => customers.get(userId) ?? null,
      offerSeen: async (offerId) => {
        const ownerId = offers.get(offerId);
        return ownerId ? { ownerId, title: titles.get(offerId) ?? '' } : null;
      },
      recipientOf: async (userId) => {
        const customer = customers.get(userId);
        return customer ? { email: customer.buyer.email, locale: customer.locale, name: customer.buyer.name } : null;
      },
      blobs: {
        get: async (key) => files.get(key) ?? null,
        put: async (key, body, contentType) => void files.set(key, { body, contentType }),
        delete: async (key) => void files.delete(key),
      },
      pictures,
      mailer: { send: async (mail) => void mails.push(mail) },
      publicUrl: 'https://lend.example',
      guessSecret: new Uint8Array(32),
      adSecret: new Uint8Array(32),
      readStatement: async (statement, iban) => referredOf(statement, iban),
      confirmErasure: async ({ userId }) => {
        confirmed.push(userId);
        return { ok: true, position: START };
      },
    },
  );
  const host = createServiceHost({ ...parts, clockPolicies: [] }, core);
  await host.start();

  const admins = new Set<string>();
  const seen = async () => host.waitFor(await store.head(), PATIENCE_MS);
  const context = (userId: string): CommandContext => ({
    commandId: randomUUID(),
    actor: { kind: 'user', userId, roles: admins.has(userId) ? ['admin'] : [] },
    at: clock.time,
    locale: 'de',
    requestId: 'test',
  });

  const clocks = async (at: string, names?: readonly string[]): Promise<void> => {
    for (const { name, tick } of parts.clockPolicies) if (names?.includes(name) ?? true) await tick(at);
  };

  const hear = (source: 'account' | 'offer' | 'moderation', type: string, subject: string, data: CloudEvent['data']) =>
    bus.publish(source, [
      {
        specversion: '1.0',
        id: randomUUID(),
        source: `/${source}`,
        type,
        subject,
        time: clock.time,
        datacontenttype: 'application/json',
        data,
      },
    ]);
  return {
    customers,
    issuer: issuer as { -readonly [Field in keyof Issuer]: Issuer[Field] },
    admins,
    offers,
    titles,
    clock,
    store,
    bus,
    core,
    confirmed,
    mails,
    pictures,
    files,
    async tell<Name extends keyof Commands>(
      userId: string,
      name: Name,
      data: z.input<Commands[Name]>,
      click: string = randomUUID(),
    ): Promise<string> {
      const handler = handlers.commands[name] as (data: unknown, context: CommandContext) => Promise<CommandAnswer>;
      const answer = await handler(billingDoor.commands[name].parse(data), { ...context(userId), commandId: click });
      return answer.ok ? 'ok' : answer.refusal.code;
    },
    async tellAsVisitor<Name extends keyof Commands>(name: Name, data: z.input<Commands[Name]>): Promise<string> {
      await seen();
      const handler = handlers.commands[name] as (data: unknown, context: CommandContext) => Promise<CommandAnswer>;
      const visitor = { ...context(idOf('visitor')), actor: { kind: 'visitor' as const } };
      const answer = await handler(billingDoor.commands[name].parse(data), visitor);
      return answer.ok ? 'ok' : answer.refusal.code;
    },
    async tellAsSystem<Name extends keyof Commands>(name: Name, data: z.input<Commands[Name]>): Promise<string> {
      const handler = handlers.commands[name] as (data: unknown, context: CommandContext) => Promise<CommandAnswer>;
      const system = { ...context(idOf('system')), actor: { kind: 'system' as const, name: 'test' } };
      const answer = await handler(billingDoor.commands[name].parse(data), system);
      return answer.ok ? 'ok' : answer.refusal.code;
    },
    async told(paymentId: string, movement: z.input<Commands['moneyMoved']>['movement']): Promise<string> {
      const { actor: _, ...rest } = context(idOf('jana'));
      const data = billingDoor.commands.moneyMoved.parse({ paymentId, movement, at: clock.time });
      const answer = await handlers.commands.moneyMoved(data, { ...rest, actor: { kind: 'system', name: 'test' } });
      return answer.ok ? 'ok' : answer.refusal.code;
    },
    async ask<Name extends keyof Queries>(
      userId: string,
      name: Name,
      question: z.input<Queries[Name]['question']>,
    ): Promise<z.output<Queries[Name]['answer']>> {
      await seen();
      const handler = handlers.queries[name] as (question: unknown, context: QueryContext) => Promise<unknown>;
      const { question: shape, answer } = billingDoor.queries[name];
      const { actor, at } = context(userId);
      return answer.parse(await handler(shape.parse(question), { actor, at })) as z.output<Queries[Name]['answer']>;
    },
    deleteAccount: (userId: string) => hear('account', 'account.deleted', userId, { userId }),
    moderateOffer: (offerId: string, said: 'locked' | 'released') =>
      hear('moderation', `moderation.offer_${said}`, offerId, { offerId }),
    deleteOffer: (offerId: string, ownerId: string) => {
      offers.delete(offerId);
      return hear('offer', 'offer.withdrawn', offerId, { ownerId, status: 'deleted' });
    },
    async tick(at: string): Promise<void> {
      clock.time = at;
      await seen();
      await clocks(at);
    },
    clocks,
    async stop() {
      await host.stop();
      await documents.close();
      await store.close();
    },
  };
};
export type RunningService = Awaited<ReturnType<typeof startService>>;
