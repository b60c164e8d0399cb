import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMongoDocuments } from '@lendring/platform/read-models/mongodb.adapter.js';
import { eventually, until } from '@lendring/platform/testing/eventually.js';
import { mongoText } from '@lendring/platform/testing/read-models/mongodb-text.js';
import { silentLog } from '@lendring/platform/base/log.js';
import { openMeilisearch } from '@lendring/offer/search/meilisearch.adapter.js';
import { dayAhead, today } from '../driver/days.js';
import { readModels } from '../testing/read-models.js';
import { scan, searchWords } from '../testing/scan-files.js';
import { must, publishOffer, type TestPerson } from '../driver/people.js';
import { openKeycloak, type KeycloakPerson } from './keycloak.js';
import { openOtlpReceiver, type OtlpReceiver } from '../testing/otlp-receiver.js';
import { inLanes, retrying } from './retrying-client.js';
import { enginesOf, openProcesses, type ProcessName, type Processes } from './processes.js';

const needed = ['KAFKA_BROKERS', 'OIDC_ISSUER', 'KEYCLOAK_ADMIN'] as const;
const lacking = needed.filter((name) => !process.env[name]);
// The number has its area code, because seven digits also occur in the timestamps of traces.
const secrets = ['Geheim-', 'Verborgene Gasse', '221 4710199', '2214710199', '@example.org', 'Streng vertraulich'];
const anybody = { headers: { accept: 'application/json' } };

/** Require empty databases: read models of another log would hide the events written here. */
const checkEmpty = async (url: string | undefined): Promise<void> => {
  if (!url) return;
  const documents = openMongoDocuments({ url, database: 'lendring_offer' });
  const checkpoint = await documents.getValue('checkpoint:relay');
  await documents.close();
  if (checkpoint !== null)
    throw new Error('MONGODB_URL leads to a server that holds a product already: this test needs an empty one');
};

const dropIndexes = async ({
  MEILISEARCH_URL: url,
  MEILISEARCH_KEY: key = '',
  MEILISEARCH_PREFIX: prefix = '',
}: Readonly<Record<string, string>>): Promise<void> => {
  if (!url) return;
  const engine = openMeilisearch({ url, key, prefix: `${prefix}_offer`, log: silentLog });
  for (const name of [readModels.offers, `${readModels.offers}.1`]) await engine.drop(name);
  await engine.close();
};

const suite = lacking.length > 0 ? describe.skip : describe;
const needs = lacking.length > 0 ? ` (needs real servers: npm run test:engines, or set ${lacking.join(', ')})` : '';

suite(`every service as a process of its own${needs}`, () => {
  const engines = enginesOf(process.env);
  let folder: string;
  let receiver: OtlpReceiver;
  let processes: Processes;
  let people: Readonly<Record<'vendor' | 'creator' | 'gone', KeycloakPerson>>;
  let vendor: TestPerson;
  let creator: TestPerson;
  let tent: Awaited<ReturnType<typeof publishOffer>>;
  let talkId: string;
  let rated = 0;
  const longest = { ms: 0 };
  const insist = retrying(longest);

  const renew = async (): Promise<void> => {
    [vendor, creator] = await Promise.all([people.vendor.renewed(), people.creator.renewed()]);
  };

  beforeAll(async () => {
    await checkEmpty(process.env['MONGODB_URL']);
    folder = await mkdtemp(join(tmpdir(), 'lendring-distributed-'));
    receiver = await openOtlpReceiver();
    processes = await openProcesses(folder, { ...engines, OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint });
    await Promise.all(processes.all.map((one) => one.start()));
    const keycloak = await openKeycloak(process.env, processes.url);
    people = {
      vendor: await keycloak.person('vendora'),
      creator: await keycloak.person('creator'),
      gone: await keycloak.person('fortgegangen'),
    };
    await renew();
    const [town] = must('citySearch', await vendor.call('citySearch', { query: { query: 'Köln' } })).data;
    for (const [person, name] of [
      [vendor, 'vendora'],
      [creator, 'creator'],
    ] as const) {
      must(
        'changeProfile',
        await person.call('changeProfile', {
          body: {
            nickname: `${name}_${randomUUID().slice(0, 8)}`,
            firstname: name,
            lastname: `Geheim-${name}`,
            phone: '+49 221 4710199',
            address: { street: 'Verborgene Gasse 3', city_id: town!.id, postal: '50823' },
          },
        }),
      );
    }
  }, 300_000);
  afterAll(async () => {
    await Promise.all((processes?.all ?? []).map((one) => one.end('SIGKILL')));
    await receiver?.close();
    await dropIndexes(engines);
    if (folder) await rm(folder, { recursive: true, force: true });
  });

  const agreed = async (offer: typeof tent, from: number): Promise<string> => {
    const day = dayAhead(from);
    const body = {
      offer_id: offer.offerId,
      pricing_id: offer.pricingId,
      date_from: day,
      date_to: day,
      message: 'Streng vertraulich: Darf ich?',
    };
    const { request_id: id } = must('ask', await creator.call('ask', { body })).data;
    must('accept', await vendor.call('accept', { id, body: { share_address: true } }));
    must('accept', await creator.call('accept', { id, body: {} }));
    return id;
  };
  const bothRate = async (id: string, stars: number): Promise<void> => {
    for (const person of [creator, vendor]) {
      must(
        'rate',
        await insist(() =>
          person.call('rate', { body: { request_id: id, stars, text: 'Streng vertraulich' }, key: `rate ${id}` }),
        ),
      );
    }
    rated += 1;
  };
  const offerNow = async (offer: typeof tent) =>
    must('offer', await insist(() => creator.call('offer', { id: offer.offerId }))).data;
  const vendorNow = async () =>
    must('userProfile', await insist(() => creator.call('userProfile', { id: people.vendor.userId }))).data;

  it('completes the main job: publish with a picture, find, request, agree, cancel, complete, rate', async () => {
    tent = await publishOffer(vendor, 'Familienzelt für sechs');
    const found = must(
      'offerSearch',
      await creator.call('offerSearch', { query: { query: 'zelte', date_from: today(), date_to: today() } }),
    ).data.offers.find((o) => o.offer_id === tent.offerId);
    expect(found).toMatchObject({ owner: { user_id: people.vendor.userId }, availability: { free: true } });
    const picture = await fetch(`${processes.url}${found?.image?.small}`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);

    const id = await agreed(tent, 0);
    expect((await creator.call('request', { id })).data).toMatchObject({
      status: expect.stringMatching(/agreed|running/),
      contact: { firstname: 'vendora', address: expect.stringContaining('Verborgene Gasse') },
    });
    expect(
      (await creator.call('offerSearch', { query: { query: 'zelte', date_from: today(), date_to: today() } })).data
        .offers[0],
    ).toMatchObject({ availability: { free: false } });
    must('complete', await vendor.call('complete', { id, body: {} }));
    await bothRate(id, 5);

    const cancelled = await agreed(tent, 3);
    must('cancel', await creator.call('cancel', { id: cancelled, body: { reason: 'Streng vertraulich' } }));
    expect((await vendor.call('request', { id: cancelled })).data.status).toBe('cancelled');

    expect(
      await eventually(
        () => offerNow(tent),
        ({ rating, lent_count }) => rating.count === 1 && lent_count === 1,
      ),
    ).toMatchObject({ rating: { average: 5, count: 1 }, lent_count: 1 });
    expect((await eventually(vendorNow, ({ rating }) => rating.count === 1)).rating_as_vendor).toEqual({
      average: 5,
      count: 1,
    });
    talkId = await agreed(tent, 5);
  }, 120_000);

  it('shows one click as one trace, from the HTTP call to read models and policies in other processes', async () => {
    const spans = await eventually(
      async () => {
        const root = receiver.spans().find(({ name }) => name === 'PATCH /v1/offer_publish/:id');
        return receiver.spans().filter(({ trace }) => trace === root?.trace);
      },
      (seen) =>
        seen.some(({ name }) => name.startsWith('project offers@')) &&
        seen.some(({ name }) => name.startsWith('reaction ')),
    );
    const names = spans.map(({ process: by, name }) => `${by}: ${name}`);
    expect(names).toEqual(
      expect.arrayContaining([
        'bff: PATCH /v1/offer_publish/:id',
        'bff: offer.publish',
        'offer: offer.publish',
        'offer: account.place',
        'account: account.place',
        'offer: append offer',
        `offer: project ${readModels.offers}`,
        'offer: relay offer',
      ]),
    );
    expect(names.some((name) => name.startsWith('partner: reaction '))).toBe(true);
    const ids = new Set(spans.map(({ id }) => id));
    expect(spans.filter(({ parent }) => parent === null).map(({ name }) => name)).toEqual([
      'PATCH /v1/offer_publish/:id',
    ]);
    expect(spans.filter(({ parent }) => parent !== null && !ids.has(parent))).toEqual([]);
  }, 60_000);

  it('reports health, commands and lags', async () => {
    const { ops } = processes.of('offer');
    expect(await (await fetch(`${ops}/health/ready`)).json()).toEqual({ ready: true, reasons: [] });
    const text = await (await fetch(`${ops}/metrics`)).text();
    expect(text).toContain('lendring_commands_total{service="offer",command="publish",code="ok"} 1');
    expect(text).toMatch(
      new RegExp(
        `lendring_followed_seconds_count\\{service="offer",kind="projection",name="${readModels.offers}"\\} [1-9]`,
      ),
    );
    expect(text).toMatch(
      new RegExp(
        `lendring_follower_lag_positions\\{service="offer",kind="projection",name="${readModels.offers}"\\} \\d`,
      ),
    );
    expect(await (await fetch(`${processes.of('bff').ops}/metrics`)).text()).toMatch(
      /lendring_http_seconds_count\{method="GET",route="\/v1\/offer\/:id",status="200"\} [1-9]/,
    );
  });

  const killedInBetween = async (
    name: ProcessName,
    count: number,
    lanes: number,
    work: (n: number) => Promise<void>,
  ): Promise<void> => {
    let restarted: Promise<void> | undefined;
    await inLanes(count, lanes, async (n) => {
      if (n === Math.floor(count / 2))
        restarted = processes
          .of(name)
          .end('SIGKILL')
          .then((how) => {
            expect(how).toBe('SIGKILL');
          })
          .then(() => processes.of(name).start());
      await work(n);
    });
    await restarted;
  };

  it('loses and duplicates no offer when the offer service is killed', async () => {
    await renew();
    const before = must('offers', await vendor.call('offers', { query: { status: 'draft' } })).data.paging.total;
    const made = new Set<string>();
    await killedInBetween('offer', 40, 5, async (n) => {
      made.add(
        must('draftOffer', await insist(() => vendor.call('draftOffer', { key: `draft number ${n}`, body: {} }))).data
          .offer_id,
      );
    });
    for (const n of [0, 19, 20, 39])
      made.add(
        must('draftOffer', await vendor.call('draftOffer', { key: `draft number ${n}`, body: {} })).data.offer_id,
      );
    expect(made.size).toBe(40);
    expect(must('offers', await vendor.call('offers', { query: { status: 'draft' } })).data.paging.total).toBe(
      before + 40,
    );
  }, 120_000);

  it('loses and duplicates no message when the request service is killed', async () => {
    await killedInBetween('request', 40, 5, async (n) => {
      // Alternate, because one side may write only thirty messages before the other replies.
      const writer = n % 2 === 0 ? creator : vendor;
      must(
        'say',
        await insist(() =>
          writer.call('say', { id: talkId, key: `message number ${n}`, body: { text: `Streng vertraulich ${n}` } }),
        ),
      );
    });
    const { timeline } = must('request', await vendor.call('request', { id: talkId })).data;
    const said = timeline.flatMap(({ type, text }) => (type === 'message' && /\d+$/.test(text ?? '') ? [text] : []));
    expect(said.toSorted()).toEqual(Array.from({ length: 40 }, (_, n) => `Streng vertraulich ${n}`).toSorted());
  }, 120_000);

  it('loses no profile change when the account service is killed', async () => {
    await killedInBetween('account', 30, 1, async (n) => {
      const phone = `+49 221 4710199${n}`;
      must(
        'changeProfile',
        await insist(() => vendor.call('changeProfile', { key: `phone number ${n}`, body: { phone } })),
      );
      expect(must('profile', await insist(() => vendor.call('profile'))).data.phone).toBe(phone);
    });
  }, 120_000);

  it('finds places again after the place service is killed', async () => {
    await killedInBetween('place', 30, 3, async () => {
      expect(
        must('citySearch', await insist(() => vendor.call('citySearch', { query: { query: 'Bonn' } }))).data[0]?.city,
      ).toBe('Bonn');
    });
  }, 120_000);

  it('loses and duplicates no webhook when the partner service is killed', async () => {
    await killedInBetween('partner', 8, 2, async (n) => {
      must(
        'createWebhook',
        await insist(() =>
          vendor.call('createWebhook', {
            key: `webhook number ${n}`,
            body: { name: `Nummer ${n}`, url: 'http://127.0.0.1:9/', types: ['request.asked'] },
          }),
        ),
      );
    });
    expect(
      must('webhooks', await vendor.call('webhooks'))
        .data.map(({ name }) => name)
        .toSorted(),
    ).toEqual(Array.from({ length: 8 }, (_, n) => `Nummer ${n}`));
  }, 120_000);

  it('loses and duplicates no notification when the notification service is killed', async () => {
    const asked = new Set<string>();
    await killedInBetween('notification', 12, 3, async (n) => {
      const { data } = must(
        'ask',
        await insist(() =>
          creator.call('ask', {
            key: `asked number ${n}`,
            body: {
              offer_id: tent.offerId,
              pricing_id: tent.pricingId,
              date_from: dayAhead(40 + 2 * n),
              date_to: dayAhead(40 + 2 * n),
              message: 'Streng vertraulich',
            },
          }),
        ),
      );
      asked.add(data.request_id);
    });
    const told = async (): Promise<string[]> => {
      const { notifications } = must(
        'notifications',
        await insist(() => vendor.call('notifications', { query: { size: 100 } })),
      ).data;
      return notifications.flatMap((one) =>
        one.kind === 'asked' && one.request_id !== null && asked.has(one.request_id) ? [one.request_id] : [],
      );
    };
    expect((await eventually(told, (seen) => new Set(seen).size === 12)).toSorted()).toEqual([...asked].toSorted());
    must('readNotifications', await insist(() => vendor.call('readNotifications', { body: { all: true } })));
    expect(must('status', await insist(() => vendor.call('status'))).data.badge.notification.total).toBe(0);
  }, 120_000);

  it('applies each click once when the BFF is killed', async () => {
    const ids = new Set<string>();
    await killedInBetween('bff', 30, 5, async (n) => {
      ids.add(
        must('draftOffer', await insist(() => vendor.call('draftOffer', { key: `late number ${n}`, body: {} }))).data
          .offer_id,
      );
    });
    expect(ids.size).toBe(30);
  }, 120_000);

  it.each(['offer', 'account'] as const)(
    'receives every event once, including events published while the %s service was down',
    async (name) => {
      await renew();
      const offer = await publishOffer(vendor, `Bollerwagen, als ${name} fehlte`);
      const id = await agreed(offer, 0);
      await processes.of(name).end('SIGKILL');
      must('complete', await insist(() => vendor.call('complete', { id, body: {} })));
      await bothRate(id, 4);
      await processes.of(name).start();
      expect(
        await eventually(
          () => offerNow(offer),
          ({ rating, lent_count }) => rating.count === 1 && lent_count === 1,
        ),
      ).toMatchObject({ rating: { count: 1 }, lent_count: 1 });
      expect(
        await eventually(vendorNow, ({ rating, lent_count }) => rating.count === rated && lent_count === rated),
      ).toMatchObject({ rating: { count: rated }, lent_count: rated });
    },
    120_000,
  );

  it('serves everything else while the request service is unavailable, and reports the missing part', async () => {
    await processes.of('request').end('SIGKILL');
    const outcome = async (path: string, person?: TestPerson): Promise<unknown> => {
      const began = performance.now();
      const answer = await fetch(
        `${processes.url}${path}`,
        person ? { headers: { authorization: `Bearer ${person.token}` } } : anybody,
      );
      const body = (await answer.json()) as { msgcode?: string };
      longest.ms = Math.max(longest.ms, performance.now() - began);
      return answer.status === 200 ? (body.msgcode ?? 'whole') : `${answer.status} ${body.msgcode}`;
    };
    expect(await outcome('/v1/offer_search?query=zelte')).toBe('whole');
    expect(await outcome(`/v1/offer_search?query=zelte&date_from=${today()}`)).toBe('partly_unavailable');
    expect(await outcome('/v1/offer', vendor)).toBe('whole');
    expect(await outcome('/v1/status', vendor)).toBe('503 service_unavailable');
    expect((await fetch(`${processes.of('bff').ops}/health/ready`)).status).toBe(200);
    await processes.of('request').start();
    expect(
      await eventually(
        () => outcome('/v1/status', vendor),
        (seen) => seen === 'whole',
      ),
    ).toBe('whole');
  }, 60_000);

  it('never hangs, even when a service hangs', async () => {
    processes.of('account').freeze(true);
    try {
      const began = performance.now();
      const [init, search] = await Promise.all([
        vendor.call('init'),
        fetch(`${processes.url}/v1/offer_search?query=familienzelt`),
      ]);
      expect(init).toMatchObject({
        status: 503,
        failure: { msgcode: 'service_unavailable', msgtext: expect.stringMatching(/nicht erreichbar/) },
      });
      expect([search.status, search.headers.get('x-lendring-missing')]).toEqual([200, 'account']);
      expect(performance.now() - began).toBeLessThan(10_000);
    } finally {
      processes.of('account').freeze(false);
    }
    expect(
      (
        await eventually(
          () => vendor.call('init'),
          ({ status }) => status === 200,
        )
      ).status,
    ).toBe(200);
  }, 60_000);

  it('answered every call within ten seconds, without losses or duplicates overall', async () => {
    expect(longest.ms).toBeLessThan(10_000);
    expect(await offerNow(tent)).toMatchObject({ rating: { count: 1 }, lent_count: 1 });
    expect(await vendorNow()).toMatchObject({ rating: { count: rated }, lent_count: rated });
    expect(
      must('ratings', await creator.call('ratings', { query: { user_id: people.vendor.userId } })).data.paging.total,
    ).toBe(rated);
  });

  const ofTheGone = [
    'Geheim-Fortgegangen',
    'Verschwindeweg 31',
    '+49 221 4719931',
    'Fortgegangene Worte zu einer Leiter',
    'Fortgegangenes Inserat: eine Beschreibung',
    'Fortgegangene Suche',
    'fortgegangen-',
  ];
  it('erases a user in every service', async () => {
    await renew();
    const gone = await people.gone.renewed();
    const { userId } = people.gone;
    const [town] = must('citySearch', await gone.call('citySearch', { query: { query: 'Köln' } })).data;
    const address = { street: 'Verschwindeweg 31', city_id: town!.id, postal: '50823' };
    const nickname = `fortgegangen-${randomUUID().slice(0, 8)}`;
    const profile = { nickname, firstname: 'Fort', lastname: 'Geheim-Fortgegangen', phone: '+49 221 4719931', address };
    must('changeProfile', await gone.call('changeProfile', { body: profile }));
    const own = await publishOffer(gone, 'Fortgegangenes Inserat');
    const page = { term: 'Fortgegangene Suche', city: null, fields: {} };
    must(
      'saveSearch',
      await gone.call('saveSearch', { body: { name: 'Fortgegangene Suche', page, query: { query: 'Fortgegangene' } } }),
    );
    const body = {
      offer_id: tent.offerId,
      pricing_id: tent.pricingId,
      date_from: dayAhead(200),
      date_to: dayAhead(200),
      message: 'Fortgegangene Worte zu einer Leiter',
    };
    const { request_id: id } = must('ask', await gone.call('ask', { body })).data;
    const { certificate_id } = must('deleteAccount', await gone.call('deleteAccount', { body: {} })).data;
    await until(async () => {
      const { status, data } = await vendor.call('certificate', { id: certificate_id });
      return status === 200 && data.erased_at !== null;
    });
    expect((await vendor.call('userProfile', { id: userId })).status).toBe(410);
    expect((await vendor.call('offer', { id: own.offerId })).status).toBe(404);
    expect(must('request', await vendor.call('request', { id })).text).not.toContain('Fortgegangene Worte');
  }, 120_000);

  it('shuts each process down gracefully', async () => {
    expect(await Promise.all(processes.all.map((one) => one.end('SIGTERM')))).toEqual(processes.all.map(() => 0));
  }, 60_000);

  it('keeps no data of the erased user in any file or database', async () => {
    expect(scan(folder, ofTheGone)).toEqual([]);
    // Proves that the scan finds existing values.
    expect(scan(folder, [tent.offerId])).not.toEqual([]);
    expect(searchWords(join(folder, 'offer'))).not.toContain('fortgegang');
    const { MONGODB_URL: mongo } = engines;
    const documents = mongo ? await mongoText(mongo, 'lendring') : '';
    expect(ofTheGone.filter((value) => documents.includes(value))).toEqual([]);
  });

  it('logs and traces no personal data, and logs the request id in every line of a call', () => {
    const lines = processes.lines();
    expect(lines.length).toBeGreaterThan(200);
    for (const line of lines)
      expect({ line, told: secrets.filter((secret) => line.includes(secret)) }).toEqual({ line, told: [] });
    for (const secret of ofTheGone)
      expect([secret, lines.some((line) => line.includes(secret)), receiver.text().includes(secret)]).toEqual([
        secret,
        false,
        false,
      ]);
    expect(secrets.filter((secret) => receiver.text().includes(secret))).toEqual([]);
    const answered = lines.flatMap((line) => {
      const entry = line.startsWith('{') ? (JSON.parse(line) as { msg: string; requestId?: string }) : { msg: line };
      return entry.msg === 'answered' ? [entry] : [];
    });
    expect(answered.length).toBeGreaterThan(100);
    expect(answered.filter(({ requestId }) => !requestId)).toEqual([]);
  });
});
