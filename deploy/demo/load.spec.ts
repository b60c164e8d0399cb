import { latestBuiltTerms } from '@lendring/contracts/installation/built-terms.js';
import { readFile, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Actor, CommandContext, QueryContext } from '@lendring/contracts/kernel/service-api.js';
import type { Verdict } from '@lendring/contracts/moderation/verdict.js';
import { dayAhead } from '../driver/days.js';
import { startProduct, type TestProduct } from '../driver/product.js';
import { demoId } from './commands.js';
import { flaggers as allFlaggers } from './content/flaggers.js';
import { feedback as allFeedback } from './content/feedback.js';
import { words as allWords } from './content/words.js';
import { ads as allAds } from './content/ads.js';
import { offers } from './content/offers.js';
import { people } from './content/people.js';
import { portraits } from './content/portraits.js';
import type { DemoGroup, DemoSearchRequest } from './content/schema.js';
import { requests } from './content/requests.js';
import { loadDemo, type DemoApis } from './load.js';
import { groupIdOf } from './load-groups.js';
import { offerIdOf } from './load-offers.js';
import { visitsOf } from './load-visits.js';
import { drawingsOf } from './pictures/drawings-of.js';

const kinds = ['declined', 'withdrawn', 'expired', 'cancelled', 'completed'] as const;
const told = kinds.flatMap(
  (kind) =>
    requests.find(({ state, period }) => state.kind === kind && period.kind === 'days' && period.from < 0) ??
    requests.find(({ state }) => state.kind === kind) ??
    [],
);
const about = offers
  .filter(({ key }) => told.some(({ offer }) => offer === key))
  .map((offer) => ({ ...offer, pictures: offer.pictures.slice(0, 1) }));
const involved = people.filter(
  ({ key, role }) =>
    role !== undefined || told.some(({ creator }) => creator === key) || about.some(({ owner }) => owner === key),
);
const [founder, member] = involved;
const reporter = involved.find(({ key, role }) => role === undefined && key !== about[0]?.owner);
const neighbours: DemoGroup = {
  key: 'neighbours',
  founder: founder?.key ?? '',
  town: null,
  name: 'Nachbarn',
  description: '',
  rules: '',
  color: '#cfe8e6',
  joining: 'request',
  listed: false,
  members: [member?.key ?? ''],
  admins: [member?.key ?? ''],
  asks: [],
  things: [],
};
const wanted: DemoSearchRequest = {
  key: 'ladder',
  by: member?.key ?? '',
  group: 'neighbours',
  town: null,
  title: 'Wer hat eine Leiter?',
  text: 'Für die Dachrinne.',
  categoryId: null,
  days: { from: 3, last: 4 },
  daysAgo: 2,
  replies: [{ by: founder?.key ?? '', text: 'Ich.', offer: null, hoursAfter: 2 }],
  solved: true,
};
const declinedReport: Verdict = {
  outcome: 'declined',
  measures: { lock: false, warn: false, suspend: null },
  ground: null,
  facts: '',
  noteToVendor: '',
  noteToReporter: 'Sprecht miteinander.',
  internalNote: '',
};
const content = {
  people: involved,
  offers: about,
  requests: told,
  blocks: [],
  counterLoans: [{ offer: about[0]?.key ?? '', from: -20, to: -19, units: 1, name: 'Gerda', returned: true as const }],
  closings: [],
  groups: [neighbours],
  searchRequests: [wanted],
  bookings: {
    plans: [{ person: about[0]?.owner ?? '', planId: 'plus', interval: 'month', daysAgo: 3 }] as const,
    features: [
      { offer: about[0]?.key ?? '', feature: 'home' },
      { offer: about[0]?.key ?? '', feature: 'highlight', included: true },
    ] as const,
  },
  ads: allAds.slice(0, 1),
  flaggers: allFlaggers.map((flagger) => ({ ...flagger, person: reporter?.key ?? '' })),
  feedback: allFeedback.filter(({ by }) => by === null).slice(0, 1),
  words: allWords.slice(0, 2),
  reports: [
    {
      by: reporter?.key ?? '',
      about: { offer: about[0]?.key ?? '' },
      typeId: 7,
      description: '',
      daysAgo: 2,
      verdict: declinedReport,
    },
  ],
};

const withStep = (apis: DemoApis, name: keyof DemoApis, step: (context: CommandContext) => void): DemoApis => {
  const { commands } = apis[name];
  const stepping = new Proxy(commands, {
    get: (target, property, receiver) => {
      const command: unknown = Reflect.get(target, property, receiver);
      return typeof command !== 'function'
        ? command
        : (...given: [unknown, CommandContext]) => {
            step(given[1]);
            return Reflect.apply(command, target, given) as unknown;
          };
    },
  });
  return { ...apis, [name]: { ...apis[name], commands: stepping } };
};

/** Simulates a crash before the request service's n-th command. */
const mortal = (apis: DemoApis, lives: number): DemoApis => {
  let left = lives;
  return withStep(apis, 'request', () => {
    left -= 1;
    if (left < 0) throw new Error('died');
  });
};

describe('loading the demo data', () => {
  let product: TestProduct;
  let lines: string[];
  let drawn: string[];
  let picturesLeft: number;
  const keepPicture = async (imageId: string) => {
    picturesLeft -= 1;
    if (picturesLeft < 0) throw new Error('died');
    drawn.push(imageId);
    return { width: 1200, height: 900, fingerprint: null };
  };
  beforeEach(async () => {
    // Clocks wait for the demo, as on a first start, because its requests are in the past and would expire.
    product = await startProduct({}, undefined, new Promise(() => undefined));
    [lines, drawn, picturesLeft] = [[], [], Infinity];
  });
  afterEach(() => product.stop());

  const load = (
    apis: DemoApis = product.running.apis,
    signal = new AbortController().signal,
    begun = new Date().toISOString(),
  ): Promise<void> =>
    loadDemo({
      apis,
      dataDir: product.config.dataDir,
      termsVersion: latestBuiltTerms,
      now: () => begun,
      progress: (line) => {
        lines.push(line);
      },
      signal,
      content,
      pictures: {
        maxBytes: 1,
        store: async () => ({ width: 1200, height: 900, fingerprint: null }),
        copy: async () => null,
        storeDrawn: keepPicture,
        remove: async () => undefined,
        hide: async () => undefined,
        bar: async () => undefined,
        show: async () => undefined,
        unhide: async () => undefined,
      },
    });
  const statuses = async (): Promise<Record<string, string | undefined>> => {
    const found: Record<string, string | undefined> = {};
    for (const { key, state, creator } of told) {
      const view = await product.running.apis.request.queries.one(
        { requestId: demoId(`request ${key}`) },
        {
          actor: { kind: 'user', userId: demoId(`person ${creator}`), roles: [] },
          at: new Date().toISOString(),
          after: undefined,
        },
      );
      found[state.kind] = view?.status;
    }
    return found;
  };
  const admins = async (): Promise<readonly string[]> => {
    const { queries } = product.running.apis.account;
    const answers = involved.map(async ({ key, email }) => {
      const actor: Actor = { kind: 'user', userId: demoId(`person ${key}`), roles: [] };
      const { roles } = await queries.standing({}, { actor, at: new Date().toISOString() });
      return roles.includes('admin') ? [email] : [];
    });
    return (await Promise.all(answers)).flat();
  };
  const finished = async (): Promise<unknown> =>
    (JSON.parse(await readFile(join(product.config.dataDir, 'demo.json'), 'utf8')) as { finished: unknown }).finished;
  const asWritten = {
    declined: 'declined',
    withdrawn: 'withdrawn',
    expired: 'expired',
    cancelled: 'cancelled',
    completed: 'completed',
  };

  it('includes one request of each kind', () => expect(told).toHaveLength(kinds.length));

  it('resumes after every crash or stop, and fails with one sentence on a damaged plan', async () => {
    await expect(load(product.running.apis, AbortSignal.abort(new Error('stops')))).rejects.toThrow('stops');
    for (const lives of [0, 1, 3, 7, 12]) {
      await expect(load(mortal(product.running.apis, lives))).rejects.toThrow('died');
      expect(await finished()).toBe(false);
    }
    await load();
    expect(await finished()).toBe(true);
    expect(await statuses()).toEqual(asWritten);
    expect(await admins()).toEqual(['admin@example.org']);
    const { queries } = product.running.apis.group;
    const asMember: QueryContext = {
      actor: { kind: 'user', userId: demoId(`person ${member?.key}`), roles: [] },
      at: new Date().toISOString(),
    };
    const seen = await queries.group({ groupId: groupIdOf('neighbours') }, asMember);
    expect(seen).toMatchObject({ name: 'Nachbarn', members: 2, role: 'admin', joining: 'request', listed: false });
    const looked = await queries.searchRequests({ among: 'own', all: true, page: 1, size: 9 }, asMember);
    expect(looked.items).toMatchObject([{ title: wanted.title, replies: 1, solvedAt: expect.any(String) }]);
    const { queries: billing } = product.running.apis.billing;
    const asOwner: QueryContext = {
      actor: { kind: 'user', userId: demoId(`person ${about[0]?.owner}`), roles: [] },
      at: new Date().toISOString(),
    };
    expect(await billing.plan({}, asOwner)).toMatchObject({
      planId: 'plus',
      pending: null,
      highlightsUsed: expect.any(Number),
    });
    for (const feature of ['home', 'highlight'] as const)
      expect(await billing.featured({ feature }, asOwner)).toEqual({ offerIds: [offerIdOf(about[0]?.key ?? '')] });
    expect((await billing.invoices({ page: 1, size: 9 }, asOwner)).total).toBe(2);
    const asAdmin: QueryContext = {
      actor: {
        kind: 'user',
        userId: demoId(`person ${involved.find(({ role }) => role === 'admin')?.key}`),
        roles: ['admin'],
      },
      at: new Date().toISOString(),
    };
    const { queries: moderation } = product.running.apis.moderation;
    const cases = await moderation.queue({ filter: { state: 'all' }, paging: { page: 1, size: 9 } }, asAdmin);
    expect(cases.items).toMatchObject([{ state: 'declined', reports: 1, title: about[0]?.title, trusted: true }]);
    const noticed = await moderation.feedbackList({ filter: { state: 'all' }, paging: { page: 1, size: 9 } }, asAdmin);
    expect(noticed.items).toMatchObject([{ userId: null, kind: 'category', text: allFeedback[0]?.text }]);
    expect(await moderation.wordList({ language: 'de' }, asAdmin)).toHaveLength(2);
    expect(lines.filter((line) => line.includes('left out'))).toEqual([]);

    const file = join(product.config.dataDir, 'demo.json');
    for (const text of ['{"begun":"2026-', '{}', 'null', '{"begun":"soon","finished":false}']) {
      await writeFile(file, text);
      await expect(load()).rejects.toThrow(
        `Lendring cannot start: ${file} is damaged. Restore it from a backup, or start with DEMO=off`,
      );
    }
  });

  it('dates nothing later than its start, even early in the morning', async () => {
    const begun = `${dayAhead(-1)}T03:00:00.000Z`;
    const times: string[] = [];
    const names = Object.keys(product.running.apis) as (keyof DemoApis)[];
    const noting = names.reduce(
      (apis, name) => withStep(apis, name, ({ at }) => times.push(at)),
      product.running.apis as DemoApis,
    );
    await load(noting, undefined, begun);
    expect(times.length).toBeGreaterThan(50);
    expect(times.filter((at) => at > begun)).toEqual([]);
  });

  it('uploads each picture once after any crash, main pictures first', async () => {
    picturesLeft = involved.filter(({ key }) => portraits[key]).length + about.length + 1;
    await expect(load()).rejects.toThrow('died');
    const isPortrait = new Set(involved.map(({ key }) => demoId(`portrait ${key}`)));
    expect(
      drawn
        .filter((id) => !isPortrait.has(id))
        .slice(0, about.length)
        .toSorted(),
    ).toEqual(about.map(({ key }) => demoId(`image ${key} 0`)).toSorted());
    picturesLeft = Infinity;
    await load();
    const expected = about.map((offer) => drawingsOf(offer).map((_, index) => demoId(`image ${offer.key} ${index}`)));
    const ofAds = new Set(content.ads.map(({ key }) => demoId(`picture ad ${key}`)));
    expect(drawn.filter((id) => !isPortrait.has(id) && !ofAds.has(id)).toSorted()).toEqual(expected.flat().toSorted());
    const views = await Promise.all(
      about.map(({ key }) =>
        product.running.apis.offer.queries.one(
          { offerId: offerIdOf(key) },
          { actor: { kind: 'system', name: 'test' }, at: new Date().toISOString() },
        ),
      ),
    );
    expect(views.map((view) => view?.images.map(({ imageId }) => imageId))).toEqual(expected);

    const looked = await Promise.all(
      about.map(({ key, owner }) =>
        product.running.apis.offer.queries.one(
          { offerId: offerIdOf(key) },
          { actor: { kind: 'user', userId: demoId(`person ${owner}`), roles: [] }, at: new Date().toISOString() },
        ),
      ),
    );
    expect(looked.map((view) => view?.hits)).toEqual(about.map(({ key }) => visitsOf(key, true)));
  });

  it('treats overtaken steps as done, and reports them', async () => {
    await expect(load(mortal(product.running.apis, told.length))).rejects.toThrow('died');
    for (const { key } of told) {
      const requestId = demoId(`request ${key}`);
      await product.running.apis.request.commands.expire(
        { requestId },
        {
          commandId: randomUUID(),
          actor: { kind: 'system', name: 'test' },
          at: `${dayAhead(900)}T00:00:00.000Z`,
          locale: 'de',
          requestId: 'test',
        },
      );
    }
    await load();
    expect(await finished()).toBe(true);
    expect(Object.values(await statuses())).toContain('expired');
    expect(lines.filter((line) => line.includes('left out'))).toEqual([expect.stringContaining('not_open')]);
  });
});
