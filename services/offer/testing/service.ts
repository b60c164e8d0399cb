import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { PlacedOpening } from '@lendring/contracts/account/opening-days.js';
import type { Actor, CommandContext, QueryContext } from '@lendring/contracts/kernel/service-api.js';
import type { CloudEvent } from '@lendring/contracts/kernel/integration.js';
import type { PublicPlace } from '@lendring/contracts/kernel/place.js';
import { systemClock } from '@lendring/platform/base/clock.js';
import { everythingIncluded, type IncludedInPlan } from '@lendring/contracts/billing/included-in-plan.js';
import type { ServicePorts } from '@lendring/platform/runtime/service/service-core.js';
import { createServiceHost } from '@lendring/platform/runtime/service/service-host.js';
import { memoryPictures } from '@lendring/platform/testing/memory.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import { builtInTree } from '@lendring/contracts/reference/category-tree.js';
import { START } from '@lendring/contracts/kernel/ids.js';
import type { SearchDocument, SearchEngine, SearchQuery } from '../src/search/search.port.js';
import { distanceKm } from '@lendring/contracts/rules/distance.js';
import { offerId, ownerId, perDay, picture, privateOwner, strangerId } from './offer.js';
import type { Owner } from '../src/offer/decide-publishable.js';
import type { Capacity } from '@lendring/contracts/request/calendar.js';
import type { Fetched } from '@lendring/platform/outgoing/outgoing.port.js';
import type { Ports } from '../src/ports.js';
import { offerService } from '../src/service.js';
import type { Stock } from '../src/stock/stock.port.js';
import { memoryErasures, startServiceForTests } from '@lendring/platform/testing/service.js';
import { offerApi } from '@lendring/contracts/offer/queries.js';

/** A search engine for specs: records documents and queries, filters by owner and words, sorts by distance. */
export const memorySearch = (): SearchEngine & {
  readonly documents: Map<string, SearchDocument>;
  readonly asked: SearchQuery[];
  readonly scrubs: () => number;
  readonly failScrub: () => void;
} => {
  const documents = new Map<string, SearchDocument>();
  const asked: SearchQuery[] = [];
  let position = START;
  let scrubs = 0;
  let fails = false;
  return {
    scrubs: () => scrubs,
    failScrub: () => {
      fails = true;
    },
    documents,
    asked,
    answers: async () => undefined,
    whenLost: () => () => undefined,
    open: async () => ({
      async write(writes, reached) {
        for (const { id, document } of writes)
          if (document) documents.set(id, document);
          else documents.delete(id);
        position = reached ?? position;
      },
      reached: async () => position,
      async search(query) {
        asked.push(query);
        const { near, text = '' } = query;
        const hits = [...documents.values()]
          .filter(
            (document) =>
              (!query.ownerId || document.ownerId === query.ownerId) &&
              (!query.groupId || document.groups.includes(query.groupId)) &&
              (!document.membersOnly || document.groups.some((group) => query.askersGroups.includes(group))) &&
              document.title.toLowerCase().includes(text.toLowerCase()),
          )
          .map(({ id, point }) => ({ id, distanceKm: near ? distanceKm(near, point) : null }))
          .toSorted((a, b) => (b.distanceKm ?? 0) - (a.distanceKm ?? 0));
        return { hits, total: hits.length, totalIsExact: true };
      },
      async scrub() {
        if (fails) {
          fails = false;
          throw new Error('The scrub was cut off');
        }
        scrubs += 1;
      },
      close: async () => undefined,
    }),
    drop: async () => documents.clear(),
    close: async () => undefined,
  };
};

/** Calendars for specs: `booked` units stand against a lower number. Each command takes effect once. */
const memoryStock = (): Stock & { readonly booked: Map<string, number>; readonly known: Map<string, Capacity> } => {
  const booked = new Map<string, number>();
  const known = new Map<string, Capacity>();
  const done = new Set<string>();
  return {
    booked,
    known,
    unitsInUse: async (id) => booked.get(id) ?? 0,
    async set({ offerId: id, quantity }, { commandId }) {
      const { revision, quantity: before } = known.get(id) ?? { quantity: 1, revision: 0 };
      const units = booked.get(id) ?? 0;
      if (units > quantity) return { refusal: { code: 'units_taken', params: { day: '4. Juli 2027', units } } };
      if (!done.has(commandId) && quantity !== before) known.set(id, { quantity, revision: revision + 1 });
      done.add(commandId);
      return known.get(id) ?? { quantity: 1, revision: 0 };
    },
  };
};

/** Pictures on the web for specs, by address; other addresses answer 404. */
export const memoryWeb = () => {
  const asked: string[] = [];
  const answers = new Map<string, Fetched>();
  const web: Ports['downloads'] = {
    targets: 'public',
    get: async ({ url }) => {
      asked.push(url);
      return answers.get(url) ?? { status: 404, body: Buffer.from('not found'), problem: null };
    },
  };
  return Object.assign(web, { asked, answers });
};

export const at = '2025-05-01T10:00:00.000Z';

export const cloud = (type: string, subject: string, data: object): CloudEvent => ({
  specversion: '1.0',
  id: randomUUID(),
  source: `/${type.split('.')[0]}`,
  type,
  subject,
  time: at,
  datacontenttype: 'application/json',
  data: { ...data },
});
export const requestId = 'c7e2b1a0-3f4d-4e5c-8b6a-7d8e9f0a1b2c';
export const parties = { offerId, vendorId: ownerId, creatorId: strangerId };
export const user = (userId: string): Actor => ({ kind: 'user', userId, roles: [] });
export const visitor: Actor = { kind: 'visitor' };
export const system: Actor = { kind: 'system', name: 'spec' };
export const asking = (actor: Actor): QueryContext => ({ actor, at });

export const runningService = async (included: IncludedInPlan = everythingIncluded) => {
  const owners = new Map<string, Owner>([[ownerId, privateOwner]]);
  const places = new Map<string, PublicPlace>();
  const openings = new Map<string, readonly PlacedOpening[]>();
  const slow = { ms: 0 };
  const groups = new Map<string, readonly string[]>();
  const calendar = memoryStock();
  const search = memorySearch();
  const categories = { now: builtInTree };
  const pictures = memoryPictures();
  const web = memoryWeb();
  const { confirmed, confirmErasure } = memoryErasures();
  const create = (ports: ServicePorts) =>
    offerService(
      { ...ports, search },
      {
        async of(userId, placeId) {
          const known = owners.get(userId) ?? null;
          const place = userId === ownerId && placeId !== null ? places.get(placeId) : undefined;
          await pause(slow.ms);
          return known && place && placeId !== null ? { ...known, place, placeId } : known;
        },
        openingsOf: async (userId) => openings.get(userId) ?? [],
      },
      { of: async (userId) => groups.get(userId) ?? [] },
      calendar,
      pictures,
      web,
      confirmErasure,
      included,
      { tree: () => categories.now },
    );
  const service = await startServiceForTests(offerApi, { clock: systemClock }, create);
  const { core, handlers, host, parts, ports, settle, stop } = service;
  let commands = 0;
  const by = (actor: Actor, name = String((commands += 1))): CommandContext => ({
    commandId: derivedId('6ba7b810-9dad-41d1-80b4-00c04fd430c8', name),
    actor,
    at,
    locale: 'de',
    requestId: 'spec',
  });
  return {
    ...handlers,
    owners,
    openings,
    groups,
    calendar,
    places,
    slow,
    pictures,
    web,
    parts,
    search,
    categories,
    bus: ports.bus,
    by,
    host,
    store: core.store,
    ports,
    confirmed,
    beside: () => {
      const other = create(ports);
      return { confirmed, ...other.handlers, host: createServiceHost(other.parts, other.core) };
    },
    settle,
    stop,
    async drafted(id = offerId, owner = ownerId) {
      await handlers.commands.draft({ offerId: id }, by(user(owner)));
      await handlers.commands.addImage({ offerId: id, picture: picture(1) }, by(user(owner)));
      await handlers.commands.edit(
        {
          offerId: id,
          changes: {
            categoryId: 102,
            title: 'Kamera',
            description: 'Mit zwei Objektiven.',
            pricings: [perDay],
            termsVersion: '2024-11',
          },
        },
        by(user(owner)),
      );
    },
  };
};
