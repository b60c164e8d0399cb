import { latestBuiltTerms } from '@lendring/contracts/installation/built-terms.js';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { certification } from '@lendring/contracts/account/trader-rules.js';
import { calls, type Answer, type Body, type CallName, type Query } from '@lendring/contracts/http/calls.js';
import type { Call } from '@lendring/contracts/http/call.js';
import type { Failure } from '@lendring/contracts/http/envelope.js';
import type { CommandContext } from '@lendring/contracts/kernel/service-api.js';
import type { Config } from '@lendring/platform/runtime/settings/config.js';
import sharp from 'sharp';
import { accessToken } from '../tools/access-token.js';

export type PersonOptions = Readonly<{ complete?: boolean; commercial?: boolean; city?: string; postal?: string }>;
type Ask<N extends CallName> = Readonly<{ id?: string; key?: string; lang?: string }> &
  ([Query<N>] extends [undefined] ? object : { readonly query?: Query<N> }) &
  ([Body<N>] extends [undefined] ? object : { readonly body?: Body<N> });

export type Reply<N extends CallName> = Readonly<{ status: number; data: Answer<N>; failure: Failure; text: string }>;

export type TestPerson = Readonly<{
  userId: string;
  nickname: string;
  email: string;
  token: string | null;
  call: <N extends CallName>(name: N, ask?: Ask<N>) => Promise<Reply<N>>;
  raw: (
    method: string,
    path: string,
    init?: { body?: string; headers?: Record<string, string> },
  ) => Promise<{ status: number; text: string }>;
}>;

export const caller = (
  base: string,
  userId: string,
  token: string | null,
  { nickname = '', email = '' } = {},
): TestPerson => {
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
    nickname,
    email,
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
        Object.entries(given.query ?? {}).flatMap(([field, value]) =>
          [value].flat().map((one): [string, string] => [field, String(one)]),
        ),
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

/** @throws Error unless the call succeeded */
export const must = <N extends CallName>(name: N, reply: Reply<N>): Reply<N> => {
  if (reply.status >= 300) throw new Error(`${name} answered ${reply.status}: ${reply.text}`);
  return reply;
};

export type People = Readonly<{
  config: Config;
  person: (name: string, options?: PersonOptions) => Promise<TestPerson>;
  visitor: TestPerson;
  address: (email: string) => string;
  enrol: (person: Readonly<{ userId: string; email: string; password: string }>) => Promise<void>;
}>;

type Opening = Readonly<{
  open: (
    person: Readonly<{ userId: string; email: string; emailVerified: boolean; terms: string }>,
    context: CommandContext,
  ) => Promise<unknown>;
  enrol: (
    person: Readonly<{ userId: string; email: string; password: string }>,
    context: CommandContext,
  ) => Promise<unknown>;
  /** Suffix that makes email addresses and nicknames unique on a shared product. */
  mark?: string;
}>;

const bySystem = (): CommandContext => ({
  commandId: randomUUID(),
  actor: { kind: 'system', name: 'test' },
  at: new Date().toISOString(),
  locale: 'de',
  requestId: 'test',
});

export const peopleOf = (config: Config, { open, enrol, mark }: Opening): People => {
  const names = new Map<string, Promise<TestPerson>>();
  const address = (email: string): string => (mark ? email.replace('@', `-${mark}@`) : email);
  const makePerson = async (name: string, options: PersonOptions): Promise<TestPerson> => {
    const userId = randomUUID();
    const email = address(`${name}@example.org`);
    await open({ userId, email, emailVerified: true, terms: config.termsVersion ?? latestBuiltTerms }, bySystem());
    const nickname = options.complete === false ? '' : `${name}_${mark ?? 'test'}`;
    const person = caller(config.publicUrl, userId, await accessToken(config, userId), { nickname, email });
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
          nickname,
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
    visitor: caller(config.publicUrl, '', null),
    person: (name, options = {}) => {
      const known = names.get(name) ?? makePerson(name, options);
      names.set(name, known);
      return known;
    },
    address,
    enrol: async (person) => {
      const answer = (await enrol(person, bySystem())) as Readonly<{ ok: boolean }>;
      if (!answer.ok) throw new Error(`${person.email} could not be enrolled: ${JSON.stringify(answer)}`);
    },
  };
};

const BUSY_TRIES = 40;
const BUSY_MS = 250;

/** @param named further fields of the call that adds the uploaded picture */
export const addPicture = async (
  owner: TestPerson,
  offerId: string,
  named: Partial<Body<'activateOfferImage'>> = {},
): Promise<string> => {
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
  const activate = () =>
    owner.call('activateOfferImage', { id: offerId, body: { ...named, image_id: upload.image_id } });
  let activated = await activate();
  // The product refuses pictures that it has no room for at the moment; people repeat the upload, as the error asks.
  for (let left = BUSY_TRIES; left > 0 && activated.status === 503; left -= 1) {
    await pause(BUSY_MS);
    activated = await activate();
  }
  must('activateOfferImage', activated);
  return upload.image_id;
};

/** Creates a draft that is ready to be published: one picture, 9 € a day, one day to two weeks. */
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

export const publishOffer = async (
  owner: TestPerson,
  title: string,
  patch: Body<'changeOffer'> = {},
): Promise<{ offerId: string; pricingId: string }> => {
  const { publish, ...made } = await draftOffer(owner, title, patch);
  await publish();
  return made;
};

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

/** Request of one day that both sides have accepted. */
export const lendTo = async (
  borrower: TestPerson,
  owner: TestPerson,
  offer: Readonly<{ offerId: string; pricingId: string }>,
  day: string,
): Promise<string> => {
  const id = await askFor(borrower, offer, day);
  for (const who of [owner, borrower]) must('accept', await who.call('accept', { id, body: { share_address: false } }));
  return id;
};

export const requestOf = async (who: TestPerson, id: string): Promise<Answer<'request'>> =>
  must('request', await who.call('request', { id })).data;

/** Notifications of a person about one request, newest first. */
export const newsOfRequest = async (who: TestPerson, id: string): Promise<Answer<'notifications'>['notifications']> =>
  must('notifications', await who.call('notifications', { query: {} })).data.notifications.filter(
    ({ request_id: one }) => one === id,
  );
