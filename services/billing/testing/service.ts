import { randomUUID } from 'node:crypto';
import { startServiceForTests, memoryErasures } from '@lendring/platform/testing/service.js';
import type { Catalogue } from '@lendring/contracts/billing/catalogue.js';
import { billingApi } from '@lendring/contracts/billing/queries.js';
import { defaultCatalogue } from '@lendring/contracts/billing/default-catalogue.js';
import { sampleIssuer, type Issuer } from '@lendring/contracts/billing/issuer.js';
import type { CommandContext } from '@lendring/contracts/kernel/service-api.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import type { EventStore } from '@lendring/platform/event-store/event-store.port.js';
import { memoryPictures } from '@lendring/platform/testing/memory.js';
import type * as z from 'zod';
import { testPayments } from '../src/payments/test-payments.adapter.js';
import type { Customer, Payments } from '../src/ports.js';
import type { Mail } from '@lendring/platform/mail/mail.port.js';
import { billingService } from '../src/service.js';
import { referredOf } from '../src/transfers/referred.js';

type Commands = typeof billingApi.commands;
type Queries = typeof billingApi.queries;

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
  const around = (store: EventStore): EventStore => ({
    ...store,
    async append(writes) {
      appending();
      const position = await store.append(writes);
      appending();
      return position;
    },
  });
  const { confirmed, confirmErasure } = memoryErasures();
  const mails: Mail[] = [];
  const pictures = memoryPictures();
  const files = new Map<string, { body: Uint8Array; contentType: string }>();
  const service = await startServiceForTests(billingApi, { clock, around, ticks: false }, (ports) =>
    billingService(ports, {
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
      confirmErasure,
    }),
  );
  const { core, parts, hear } = service;
  const { store, bus } = service.ports;

  const admins = new Set<string>();
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
      return service.tell(name, data, { ...context(userId), commandId: click });
    },
    async tellAsVisitor<Name extends keyof Commands>(name: Name, data: z.input<Commands[Name]>): Promise<string> {
      await service.settle();
      return service.tell(name, data, { ...context(idOf('visitor')), actor: { kind: 'visitor' } });
    },
    async tellAsSystem<Name extends keyof Commands>(name: Name, data: z.input<Commands[Name]>): Promise<string> {
      return service.tell(name, data, { ...context(idOf('system')), actor: { kind: 'system', name: 'test' } });
    },
    async told(paymentId: string, movement: z.input<Commands['moneyMoved']>['movement']): Promise<string> {
      return this.tellAsSystem('moneyMoved', { paymentId, movement, at: clock.time });
    },
    async ask<Name extends keyof Queries>(
      userId: string,
      name: Name,
      question: z.input<Queries[Name]['question']>,
    ): Promise<z.output<Queries[Name]['answer']>> {
      const { actor, at } = context(userId);
      return service.ask(name, question, { actor, at });
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
      await service.settle();
      await clocks(at);
    },
    clocks,
    stop: service.stop,
  };
};
export type RunningService = Awaited<ReturnType<typeof startService>>;
