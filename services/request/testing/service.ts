import { startServiceForTests } from '@lendring/platform/testing/service.js';
import type { Side } from '@lendring/contracts/kernel/side.js';
import { randomUUID } from 'node:crypto';
import type { AutoReply } from '@lendring/contracts/account/auto-reply.js';
import type { Suspension } from '@lendring/contracts/account/suspension.js';
import type { Actor } from '@lendring/contracts/kernel/service-api.js';
import { START } from '@lendring/contracts/kernel/ids.js';
import type { Wish } from '@lendring/contracts/kernel/period.js';
import type { OfferHold } from '@lendring/contracts/kernel/offer-hold.js';
import { requestApi } from '@lendring/contracts/request/queries.js';
import { alwaysOpen, type Opening } from '@lendring/contracts/rules/opening-days.js';
import type { Mail } from '@lendring/platform/mail/mail.port.js';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { memoryKeys } from '@lendring/platform/testing/memory.js';
import { stepWithin } from '@lendring/contracts/rules/delivery.js';
import { askObjection, type Asker } from '@lendring/contracts/rules/may-ask.js';
import type * as z from 'zod';
import { requestService } from '../src/service.js';
import type { Terms } from '../src/asking/decide.js';
import { by, bySystem, creator, now, offerId, period, pricingId, terms, vendor, zone } from './request.js';

type Queries = typeof requestApi.queries;

/** Borrower at the place of the sample offer, without phone or ratings. */
export const neighbour: Asker = {
  place: { ...terms.place, cityId: terms.town.cityId },
  postal: '50668',
  phone: false,
  goodRatings: 0,
};

export const startService = async (file = ':memory:', keys = memoryKeys(), documents = ':memory:') => {
  const offers = new Map<string, Terms>([[offerId, terms]]);
  const holds = new Map<string, OfferHold>();
  const askers = new Map<string, Asker>();
  const checked: string[] = [];
  const incomplete = new Set<string>();
  const autoReplies = new Map<string, AutoReply>();
  const openings = new Map<string, Opening>();
  const leaders = new Map<string, readonly string[]>();
  const apart: (readonly [string, string])[] = [];
  const suspended = new Map<string, Suspension>();
  const confirmed: string[] = [];
  const mails: Mail[] = [];
  const names = new Map([[vendor, 'festwest']]);
  const paused = new Set<string>();
  const clock = { time: now, now: () => clock.time };
  const service = await startServiceForTests(requestApi, { clock, log: file, keys, documents }, (ports) =>
    requestService(ports, {
      offerTerms: async (id, _, evenPaused) => (paused.has(id) && !evenPaused ? null : (offers.get(id) ?? null)),
      ownOffers: async (userId) =>
        [...offers.values()]
          .filter(({ ownerId }) => ownerId === userId)
          .map((offer) => ({ offerId: offer.offerId, zone: offer.zone, isActive: !paused.has(offer.offerId) })),
      offerHold: async (id) => holds.get(id) ?? null,
      completeness: async (userId) => ({ completed: !incomplete.has(userId), commercial: false }),
      askObjection: async ({ userId, rules, place }) => {
        checked.push(userId);
        return askObjection(rules, place, askers.get(userId) ?? neighbour);
      },
      deliverySteps: async ({ steps, place }) => [{ placeId: null, upToKm: stepWithin(steps, place, neighbour.place) }],
      autoReply: async ({ userId }) => autoReplies.get(userId) ?? null,
      openingOf: async (userId) => openings.get(userId) ?? alwaysOpen,
      phoneOf: async () => '0221 5550100',
      addressOf: async (_, __, shared) => (shared ? 'Venloer Straße 300, 50823 Köln' : null),
      leadersOf: async (groupId) => leaders.get(groupId) ?? [],
      nameOf: async (userId) => names.get(userId) ?? null,
      languageAt: async () => null,
      isAddressApart: async (email, userId) => apart.some((pair) => pair.includes(email) && pair.includes(userId)),
      mailer: { send: async (mail) => void mails.push(mail) },
      publicUrl: 'https://lendring.example',
      isBlockedPair: async (one, other) => apart.some((pair) => pair.includes(one) && pair.includes(other)),
      suspensionOf: async (userId) => suspended.get(userId) ?? null,
      confirmErasure: async ({ userId, by: keeper }) => {
        confirmed.push(`${keeper} ${userId}`);
        return { ok: true, position: START };
      },
    }),
  );
  const { core, parts, handlers } = service;
  const { store, bus, documents: values } = service.ports;

  return {
    offers,
    paused,
    holds,
    askers,
    checked,
    incomplete,
    autoReplies,
    openings,
    leaders,
    apart,
    suspended,
    confirmed,
    mails,
    clock,
    core,
    store,
    bus,
    /** Resolves once all calendars follow the entries of unavailable days. */
    followed: () =>
      eventually(
        () => values.values('waiting-entry '),
        ({ size }) => size === 0,
      ),
    parts,
    commands: handlers.commands,
    async tell<Name extends keyof typeof requestApi.commands>(
      name: Name,
      userId: string,
      data: z.input<(typeof requestApi.commands)[Name]>,
      at = clock.time,
    ) {
      return service.tell(name, data, { ...by(userId, at), commandId: randomUUID() });
    },
    ask(
      userId: string,
      requestId: string,
      {
        wish = period.wish,
        offer = offerId,
        at = clock.time,
        message = '',
        quantity = 1,
      }: { wish?: Wish; offer?: string; at?: string; message?: string; quantity?: number } = {},
    ) {
      const asked = { requestId, offerId: offer, wish, pricingId, quantity, message, shareAddress: false };
      return this.tell('ask', userId, asked, at);
    },
    /** Queries after the read models have caught up; parses the answer against its schema. */
    async query<Name extends keyof Queries>(
      name: Name,
      userId: string | null,
      question: z.input<Queries[Name]['question']>,
      at = clock.time,
    ): Promise<z.output<Queries[Name]['answer']>> {
      const actor: Actor = userId ? { kind: 'user', userId, roles: [] } : { kind: 'visitor' };
      return service.ask(name, question, { actor, at });
    },
    async setCapacity(quantity: number, at = clock.time) {
      const answer = await handlers.commands.setCapacity({ offerId, quantity, zone }, bySystem(at));
      return answer.ok ? 'ok' : answer.refusal.code;
    },
    groupLoans: (groupId: string, at = clock.time) =>
      service.ask('groupLoans', { groupId }, { actor: { kind: 'system', name: 'test' }, at }),
    accept(userId: string, requestId: string, shareAddress = false, at = clock.time) {
      return this.tell('accept', userId, { requestId, shareAddress }, at);
    },
    async agree(requestId: string) {
      await this.ask(creator, requestId);
      await this.accept(vendor, requestId);
      await this.accept(creator, requestId);
    },
    one(userId: string, requestId: string, at?: string) {
      return this.query('one', userId, { requestId }, at);
    },
    tab(userId: string, side: Side, name: 'open' | 'agreed' | 'running' | 'done' | 'archive', at?: string) {
      return this.query('list', userId, { side, tab: name, paging: { page: 1, size: 20 } }, at);
    },
    unread(userId: string) {
      return this.query('unread', userId, {});
    },
    stop: service.stop,
  };
};

export type RunningService = Awaited<ReturnType<typeof startService>>;
