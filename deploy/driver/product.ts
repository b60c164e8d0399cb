import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { certification } from '@lendring/contracts/account/trader-rules.js';
import { calls, type Answer, type Body, type CallName, type Query } from '@lendring/contracts/http/calls.js';
import type { Call } from '@lendring/contracts/http/call.js';
import type { Failure } from '@lendring/contracts/http/envelope.js';
import { loadConfig, type Config } from '@lendring/platform/runtime/settings/config.js';
import { freePort } from '@lendring/platform/base/free-port.js';
import sharp from 'sharp';
import { accessToken } from '../tools/access-token.js';
import { built, startChild, type Child } from './child.js';
import { withSharedPlaceIndex } from './shared-place-index.js';
import { startEmbedded, type Embedded } from '../embedded/start.js';

/** A running product on a folder and port of its own, without demo data and pages. */
export type TestProduct = Readonly<{
  config: Config;
  running: Embedded;
  person: (name: string, options?: PersonOptions) => Promise<TestPerson>;
  visitor: TestPerson;
  restart: () => Promise<TestProduct>;
  stop: () => Promise<void>;
}>;

export type PersonOptions = Readonly<{ complete?: boolean; commercial?: boolean; city?: string; postal?: string }>;
type Ask<N extends CallName> = Readonly<{ id?: string; key?: string; lang?: string }> &
  ([Query<N>] extends [undefined] ? object : { readonly query?: Query<N> }) &
  ([Body<N>] extends [undefined] ? object : { readonly body?: Body<N> });

export type Reply<N extends CallName> = Readonly<{ status: number; data: Answer<N>; failure: Failure; text: string }>;

export type TestPerson = Readonly<{
  userId: string;
  token: string | null;
  call: <N extends CallName>(name: N, ask?: Ask<N>) => Promise<Reply<N>>;
  /** Any request, for bad input. */
  raw: (
    method: string,
    path: string,
    init?: { body?: string; headers?: Record<string, string> },
  ) => Promise<{ status: number; text: string }>;
}>;

/** A person who calls the API at `base`; without a token a visitor. */
export const caller = (base: string, userId: string, token: string | null): TestPerson => {
  const raw: TestPerson['raw'] = async (method, path, init = {}) => {
    const answer = await fetch(`${base}${path}`, {
      method,
      redirect: 'manual',
      ...(init.body === undefined ? {} : { body: init.body }),
      headers: {
        'x-lendring': '1',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(init.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...init.headers,
      },
    });
    return { status: answer.status, text: await answer.text() };
  };
  return {
    userId,
    token,
    raw,
    call: async (name, ask) => {
      const call: Call = calls[name];
      const given = (ask ?? {}) as {
        id?: string;
        query?: Record<string, unknown>;
        body?: unknown;
        key?: string;
        lang?: string;
      };
      const query = new URLSearchParams(
        Object.entries(given.query ?? {}).map(([field, value]): [string, string] => [field, String(value)]),
      ).toString();
      const path = `/v1${call.path.replace('{id}', given.id ?? '')}${query ? `?${query}` : ''}`;
      const answer = await raw(call.method, path, {
        ...(call.body ? { body: JSON.stringify(given.body ?? {}) } : {}),
        headers: {
          ...(given.key ? { 'idempotency-key': given.key } : {}),
          ...(given.lang ? { 'accept-language': given.lang } : {}),
        },
      });
      const parsed = answer.text ? (JSON.parse(answer.text) as { data?: unknown }) : {};
      const reply: unknown = { status: answer.status, data: parsed.data, failure: parsed, text: answer.text };
      return reply as Reply<typeof name>;
    },
  };
};

/** The reply of a call that has to succeed. */
export const must = <N extends CallName>(name: N, reply: Reply<N>): Reply<N> => {
  if (reply.status >= 300) throw new Error(`${name} answered ${reply.status}: ${reply.text}`);
  return reply;
};

/** Starts the product; the caller stops it. */
export const startProduct = async (
  env: Record<string, string> = {},
  dataDir?: string,
  clocksWaitFor = Promise.resolve(),
): Promise<TestProduct> => {
  const directory = dataDir ?? (await mkdtemp(join(tmpdir(), 'lendring-')));
  const port = env['PORT'] ?? (await freePort());
  const config = loadConfig({
    NODE_ENV: 'test',
    DEMO: 'off',
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: directory,
    ...env,
  });
  const running = await withSharedPlaceIndex(directory, () =>
    startEmbedded({ config, progress: () => undefined, web: null, clocksWaitFor }),
  );
  const base = config.publicUrl;
  const names = new Map<string, Promise<TestPerson>>();

  const makePerson = async (name: string, options: PersonOptions): Promise<TestPerson> => {
    const userId = randomUUID();
    const at = new Date().toISOString();
    await running.doors.account.commands.open(
      { userId, email: `${name}@example.org`, emailVerified: true },
      { commandId: randomUUID(), actor: { kind: 'system', name: 'test' }, at, locale: 'de', requestId: 'test' },
    );
    const person = caller(base, userId, await accessToken(config, userId));
    if (options.complete === false) return person;
    const [town] = must(
      'citySearch',
      await person.call('citySearch', { query: { query: options.city ?? 'Köln' } }),
    ).data;
    if (!town) throw new Error('The place index knows no such town');
    must(
      'changeProfile',
      await person.call('changeProfile', {
        body: {
          nickname: `${name}_test`,
          firstname: name,
          lastname: `Geheim-${name}`,
          phone: '+49 221 4710199',
          commercial: options.commercial ?? false,
          address: { street: `Verborgene Gasse ${name.length}`, city_id: town.id, postal: options.postal ?? '50823' },
        },
      }),
    );
    if (options.commercial) {
      must(
        'changeCompany',
        await person.call('changeCompany', { body: { company: `${name} GmbH`, company_legalhints: 'Impressum' } }),
      );
      must('giveTraderDetails', await person.call('giveTraderDetails', { body: { register: null, certification } }));
    }
    return person;
  };

  return {
    config,
    running,
    visitor: caller(base, '', null),
    person: (name, options = {}) => {
      const known = names.get(name) ?? makePerson(name, options);
      names.set(name, known);
      return known;
    },
    restart: async () => {
      await running.stop();
      return startProduct(env, directory, clocksWaitFor);
    },
    stop: async () => {
      await running.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
};

export type ChildProduct = Child & Readonly<{ url: string; as: (userId: string) => Promise<TestPerson> }>;

/** The built product as a process of its own, as `npm start` runs it; it can be killed. Keeps the data folder. */
export const spawnProduct = async (config: Config, env: Record<string, string> = {}): Promise<ChildProduct> => {
  const { port, publicUrl: url, dataDir } = config;
  const child = await startChild(built('embedded/main.js'), {
    env: { DEMO: 'off', PORT: String(port), HOST: '127.0.0.1', PUBLIC_URL: url, DATA_DIR: dataDir, ...env },
    ready: 'Lendring is at',
  });
  return { ...child, url, as: async (userId) => caller(url, userId, await accessToken(config, userId)) };
};

/** Uploads a picture for an offer, as the wizard does; answers its id. @throws with the answer that refuses it */
export const addPicture = async (owner: TestPerson, offerId: string): Promise<string> => {
  const file = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#88aacc' } })
    .webp()
    .toBuffer();
  const upload = must(
    'prepareOfferImage',
    await owner.call('prepareOfferImage', { id: offerId, body: { content_type: 'image/webp', size: file.length } }),
  ).data;
  const put = await fetch(upload.url, {
    method: 'PUT',
    headers: { 'content-type': 'image/webp', 'content-encoding': 'base64' },
    body: file.toString('base64'),
  });
  if (!put.ok) throw new Error(`The upload answered ${put.status}: ${await put.text()}`);
  must(
    'activateOfferImage',
    await owner.call('activateOfferImage', { id: offerId, body: { image_id: upload.image_id } }),
  );
  return upload.image_id;
};

/** A draft with one picture and everything publishing requires: 9 € a day, one day to two weeks. */
export const draftOffer = async (owner: TestPerson, title: string, patch: Body<'changeOffer'> = {}) => {
  const offerId = must('draftOffer', await owner.call('draftOffer', { body: {} })).data.offer_id;
  await addPicture(owner, offerId);
  const pricingId = randomUUID();
  must(
    'changeOffer',
    await owner.call('changeOffer', {
      id: offerId,
      body: {
        category_id: 405,
        title,
        short_description: 'Für Tests',
        description: `${title}: eine Beschreibung`,
        terms_accepted: true,
        pricing: [
          {
            pricing_id: pricingId,
            renttype_id: 1,
            paymenttype_id: 1,
            amount: 900,
            duration_min: 1,
            duration_max: 14,
            donation_target: null,
          },
        ],
        ...patch,
      },
    }),
  );
  return {
    offerId,
    pricingId,
    publish: async () => must('publishOffer', await owner.call('publishOffer', { id: offerId, body: {} })).data,
  };
};

/** The same, published. */
export const publishOffer = async (
  owner: TestPerson,
  title: string,
  patch: Body<'changeOffer'> = {},
): Promise<{ offerId: string; pricingId: string }> => {
  const { publish, ...made } = await draftOffer(owner, title, patch);
  await publish();
  return made;
};

/** Asks for an offer for one day. @returns the request's id */
export const askFor = async (
  person: TestPerson,
  offer: Readonly<{ offerId: string; pricingId: string }>,
  day: string,
): Promise<string> => {
  const body = {
    offer_id: offer.offerId,
    pricing_id: offer.pricingId,
    date_from: day,
    date_to: day,
    message: 'Streng vertraulich',
  };
  return must('ask', await person.call('ask', { body })).data.request_id;
};
