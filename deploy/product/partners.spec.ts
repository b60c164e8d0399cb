import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls, type CallName } from '@lendring/contracts/http/calls.js';
import type { Call } from '@lendring/contracts/http/call.js';
import type { Failure } from '@lendring/contracts/http/envelope.js';
import type { EventPageShape } from '@lendring/contracts/http/partner.js';
import type { CloudEvent } from '@lendring/contracts/kernel/integration.js';
import { followedTypes } from '@lendring/contracts/partner/followed-events.js';
import { addDays, dayIn } from '@lendring/contracts/kernel/days.js';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { Webhook } from 'standardwebhooks';
import { publish as publishAccount } from '@lendring/account/publish.js';
import { publish as publishGroups } from '@lendring/group/publish.js';
import { publish as publishOffers } from '@lendring/offer/publish.js';
import { openSqliteEventStore } from '@lendring/platform/event-store/sqlite.adapter.js';
import { recordedOf } from '@lendring/platform/runtime/followers/recorded.js';
import type { Recorded } from '@lendring/platform/runtime/service/service-parts.js';
import { publish as publishRequests } from '@lendring/request/publish.js';
import { eventually, PATIENCE_MS } from '@lendring/platform/testing/eventually.js';
import { dayAhead } from '../driver/days.js';
import { forMembersOf, foundGroup, shareOffer } from '../testing/groups.js';
import { pointsNear } from '../testing/points.js';
import { must, publishOffer, requestOf, type TestPerson } from '../driver/people.js';
import { startProduct, type TestProduct } from '../driver/product.js';

const START = '0000000000000000';

type Publish = (event: Recorded) => Pick<CloudEvent, 'type' | 'subject' | 'data'> | null;
const publishers: Readonly<Record<string, Publish>> = {
  account: publishAccount as Publish,
  group: publishGroups as Publish,
  offer: publishOffers as Publish,
  request: publishRequests,
};

/** All integration events of a product, for partners or not: generated from the logs, as the relay does. */
const everythingTold = async (dataDir: string): Promise<{ type: string; text: string }[]> => {
  const told: { type: string; text: string }[] = [];
  for (const [service, publish] of Object.entries(publishers)) {
    const store = openSqliteEventStore(join(dataDir, service, 'events.db'));
    for await (const { events, caughtUp } of store.follow({
      prefixes: [''],
      after: START,
      signal: AbortSignal.timeout(PATIENCE_MS),
    })) {
      for (const event of events) {
        const said = publish(recordedOf(event));
        if (said) told.push({ type: said.type, text: JSON.stringify(said) });
      }
      if (caughtUp) break;
    }
    await store.close();
  }
  return told;
};

describe('partners', () => {
  let product: TestProduct;
  let vendor: TestPerson;
  let creator: TestPerson;
  let stranger: TestPerson;
  let server: Server;
  let hookUrl: string;
  let answer = 200;
  const got: { headers: IncomingHttpHeaders; body: string }[] = [];

  beforeAll(async () => {
    product = await startProduct({ WEBHOOK_TARGETS: 'any' });
    [vendor, creator, stranger] = await Promise.all([
      product.person('vendora'),
      product.person('creator'),
      product.person('strange'),
    ]);
    server = createServer((request, response) => {
      let body = '';
      request
        .on('data', (chunk: Buffer) => {
          body += chunk.toString();
        })
        .on('end', () => {
          got.push({ headers: request.headers, body });
          response.writeHead(answer).end('taken');
        });
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    hookUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/in`;
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
    await product.stop();
  });

  const newKey = async (person: TestPerson, name = 'Lager'): Promise<{ token: string; keyId: string }> => {
    const { data } = await person.call('createApiKey', { body: { name, scopes: ['events:read'] } });
    return { token: data.token ?? '', keyId: data.key.key_id };
  };
  const get = (path: string, token: string | null, headers: Record<string, string> = {}, signal?: AbortSignal) =>
    fetch(`${product.config.publicUrl}/v1${path}`, {
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
      ...(signal ? { signal } : {}),
    });
  const page = async (token: string, query: string): Promise<EventPageShape> =>
    ((await (await get(`/event?${query}`, token)).json()) as { data: EventPageShape }).data;
  const feed = async (token: string): Promise<CloudEvent[]> => {
    const events: CloudEvent[] = [];
    for (let cursor = START; ;) {
      const { events: some, cursor: next, caught_up } = await page(token, `cursor=${cursor}&size=3`);
      events.push(...some.map(({ event }) => event));
      if (caught_up) return events;
      cursor = next;
    }
  };
  const failure = async (answered: Response) => ({
    status: answered.status,
    code: ((await answered.json()) as Failure).msgcode,
  });
  const listen = async (token: string, query = '', headers: Record<string, string> = {}) => {
    const leave = new AbortController();
    const answered = await get(`/events${query}`, token, headers, leave.signal);
    expect([answered.status, answered.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
    const events: { id: string | undefined; event: string | undefined; data: CloudEvent }[] = [];
    const over = (async () => {
      const parsed = (answered.body as ReadableStream<Uint8Array<ArrayBuffer>>)
        .pipeThrough(new TextDecoderStream())
        .pipeThrough(new EventSourceParserStream());
      for await (const { id, event, data } of parsed) events.push({ id, event, data: JSON.parse(data) as CloudEvent });
    })();
    over.catch(() => undefined);
    return {
      events,
      over,
      leave: () => leave.abort(),
      count: (n: number) =>
        eventually(
          () => events,
          (list) => list.length >= n,
        ),
    };
  };
  const job = async (title: string, from: number) => {
    const { offerId, pricingId } = await publishOffer(vendor, title);
    const {
      data: { request_id: id },
    } = await creator.call('ask', {
      body: {
        offer_id: offerId,
        pricing_id: pricingId,
        date_from: dayAhead(from),
        date_to: dayAhead(from + 1),
        message: 'Geheime Worte',
      },
    });
    await vendor.call('accept', { id, body: {} });
    await creator.call('accept', { id, body: {} });
    return { offerId, requestId: id };
  };

  it('create a key that is shown once, list it without its secret, and revoke it', async () => {
    const made = await vendor.call('createApiKey', {
      body: { name: 'Kalender', scopes: ['events:read'] },
      key: 'one click on make',
    });
    const again = await vendor.call('createApiKey', {
      body: { name: 'Kalender', scopes: ['events:read'] },
      key: 'one click on make',
    });
    expect(made.data.token).toMatch(/^lk_[\w-]{43}$/);
    expect(again.data).toEqual({ key: made.data.key, token: null });
    const token = made.data.token ?? '';
    expect((await vendor.call('apiKeys')).data).toEqual([{ ...made.data.key, hint: token.slice(-4) }]);
    expect((await vendor.call('apiKeys')).text).not.toContain(token);
    expect((await stranger.call('apiKeys')).data).toEqual([]);

    const usedFrom = dayIn(new Date().toISOString(), 'UTC');
    expect((await get('/event', token)).status).toBe(200);
    const usedOn = await eventually(
      async () => (await vendor.call('apiKeys')).data[0]?.last_used_on,
      (day) => typeof day === 'string',
    );
    expect([usedFrom, dayIn(new Date().toISOString(), 'UTC')]).toContain(usedOn);
    expect((await stranger.call('revokeApiKey', { id: made.data.key.key_id })).failure.msgcode).toBe('key_not_found');
    expect((await vendor.call('revokeApiKey', { id: made.data.key.key_id })).status).toBe(204);
    await eventually(
      async () => (await get('/event', token)).status,
      (status) => status === 401,
    );
  });

  it('can access nothing but events with a key', async () => {
    const { token } = await newKey(vendor);
    const others = (Object.entries(calls) as [CallName, Call][]).filter(([, call]) => call.access !== 'key');
    for (const [, call] of others) {
      const answered = await fetch(`${product.config.publicUrl}/v1${call.path.replace('{id}', '100')}`, {
        method: call.method,
        headers: {
          authorization: `Bearer ${token}`,
          'x-lendring': '1',
          ...(call.body ? { 'content-type': 'application/json' } : {}),
        },
        ...(call.body ? { body: '{}' } : {}),
      });
      expect(await failure(answered)).toEqual({ status: 403, code: 'key_not_allowed' });
    }
    for (const path of ['/event', '/events']) {
      for (const wrong of [
        null,
        `${token}x`,
        'lk_short',
        token.slice(0, -1) + (token.endsWith('a') ? 'b' : 'a'),
        vendor.token,
      ]) {
        expect(await failure(await get(path, wrong))).toEqual({ status: 401, code: 'key_needed' });
      }
    }
    for (const query of ['cursor=1', 'cursor=abc', 'types=offer.invented', 'types=', 'since=yesterday']) {
      expect(await failure(await get(`/events?${query}`, token))).toEqual({ status: 400, code: 'invalid_input' });
    }
    expect(await failure(await get('/events', token, { 'last-event-id': 'nonsense' }))).toEqual({
      status: 400,
      code: 'invalid_input',
    });
    expect(await failure(await get('/events?cursor=9999999999999999', token))).toEqual({
      status: 422,
      code: 'cursor_unknown',
    });
    expect(await failure(await get('/event?since=2020-01-01T00:00:00.000Z', token))).toEqual({
      status: 410,
      code: 'cursor_too_old',
    });
  });

  it('never learn of offers for members only, and see one that becomes members-only withdrawn once', async () => {
    const { token } = await newKey(stranger);
    const { group_id: groupId } = await foundGroup(vendor);
    const hidden = await publishOffer(vendor, 'Geheime Bühne', { audience: forMembersOf(groupId) });
    const narrowed = await publishOffer(vendor, 'Bühne für alle');
    await shareOffer(vendor, narrowed.offerId, forMembersOf(groupId));
    for (const { offerId } of [hidden, narrowed]) {
      must('changeOffer', await vendor.call('changeOffer', { id: offerId, body: { title: 'Geheimere Bühne' } }));
      must('deactivateOffer', await vendor.call('deactivateOffer', { id: offerId, body: {} }));
      must('deleteOffer', await vendor.call('deleteOffer', { id: offerId }));
    }
    const last = await publishOffer(vendor, 'Noch eine Bühne');
    const seen = await eventually(
      () => feed(token),
      (events) => events.some(({ subject }) => subject === last.offerId),
    );
    const about = (id: string) => seen.filter(({ subject }) => subject === id).map(({ type }) => type);
    expect(about(hidden.offerId)).toEqual([]);
    expect(about(narrowed.offerId)).toEqual(['offer.published', 'offer.withdrawn']);
  });

  it('follow listed groups by id, and never learn of hidden groups or of activity inside groups', async () => {
    const { token } = await newKey(stranger);
    const found = async (listed: boolean) => {
      const body = { name: 'Geheime Runde', description: 'Geheim', rules: '', color: '#007a7e', city_id: null };
      const more = { joining: 'open', public_search_requests: false, listed } as const;
      return must('foundGroup', await vendor.call('foundGroup', { body: { ...body, ...more } })).data.group_id;
    };
    const change = async (id: string, body: Readonly<{ name?: string; listed?: boolean }>) =>
      must('changeGroup', await vendor.call('changeGroup', { id, body }));
    const [hidden, listed, deleted] = [await found(false), await found(true), await found(true)];
    await change(hidden, { name: 'Geheimere Runde' });
    await change(listed, { name: 'Geheime Leute' });
    must('joinGroup', await creator.call('joinGroup', { id: listed, body: { message: '' } }));
    await change(listed, { listed: false });
    await change(listed, { name: 'Geheimste Leute' });
    for (const id of [hidden, listed, deleted]) must('deleteGroup', await vendor.call('deleteGroup', { id }));
    const last = await found(true);
    // Events of one group are in order; events of different groups may interleave.
    const ends: readonly [type: string, subject: string][] = [
      ['group.withdrawn', listed],
      ['group.withdrawn', deleted],
      ['group.listed', last],
    ];
    const seen = await eventually(
      () => feed(token),
      (events) => ends.every(([end, about]) => events.some(({ type, subject }) => type === end && subject === about)),
    );
    // Collapse repeated change events, which founding a group produces.
    const about = (id: string) => {
      const said = seen.filter(({ subject }) => subject === id).map(({ type, data }) => JSON.stringify([type, data]));
      return said.filter((one, place) => one !== said[place - 1]).map((one) => JSON.parse(one) as unknown);
    };
    expect(about(hidden)).toEqual([]);
    expect(about(listed)).toEqual(
      ['group.listed', 'group.changed', 'group.withdrawn'].map((type) => [type, { groupId: listed }]),
    );
    // Deleted and hidden groups are indistinguishable to partners.
    expect(about(deleted)).toEqual(
      ['group.listed', 'group.changed', 'group.withdrawn'].map((type) => [type, { groupId: deleted }]),
    );
    expect(JSON.stringify(seen.filter(({ type }) => type.startsWith('group.')))).not.toContain(creator.userId);
  });

  it('receive public events, and private events only for the two sides, without text or exact place', async () => {
    const [mine, theirs, nobodys] = [
      (await newKey(vendor)).token,
      (await newKey(creator)).token,
      (await newKey(stranger)).token,
    ];
    const { offerId, requestId } = await job('Zelt mit Geheimfach', 0);
    await vendor.call('complete', { id: requestId, body: {} });
    await creator.call('rate', { body: { request_id: requestId, stars: 5, text: 'Geheimes Lob' } });
    await vendor.call('rate', { body: { request_id: requestId, stars: 4, text: 'Geheimes Lob' } });
    await vendor.call('changeOffer', { id: offerId, body: { title: 'Zelt ohne Geheimfach' } });
    const cancelled = await job('Geheimer Grill', 10);
    const [longerOne, { period }] = [{ id: cancelled.requestId }, await requestOf(vendor, cancelled.requestId)];
    const longer = { date_from: period.date_from, date_to: addDays(period.date_to, 1) };
    const { proposal } = must(
      'proposePeriod',
      await creator.call('proposePeriod', { ...longerOne, body: longer }),
    ).data;
    const agrees = { proposal_id: proposal!.proposal_id, agrees: true };
    must('answerPeriod', await vendor.call('answerPeriod', { ...longerOne, body: agrees }));
    await vendor.call('cancel', { id: cancelled.requestId, body: { reason: 'Geheimer Grund' } });
    const counter = { date_from: dayAhead(20), date_to: dayAhead(21), name: 'Geheime Person', note: 'Geheime Notiz' };
    must('enterCounterLoan', await vendor.call('enterCounterLoan', { body: { offer_id: offerId, ...counter } }));
    const hours = [[], [], [], [{ from: '08:07', to: '09:08' }], [], [], []];
    must('setOpeningHours', await vendor.call('setOpeningHours', { body: { place_id: null, opening_hours: hours } }));
    const calendarOf = (events: readonly CloudEvent[], id: string) =>
      events.filter(({ type, subject }) => type === 'offer.calendar_changed' && subject === id);
    // Wait before the offer is withdrawn, because calendars and ratings of withdrawn offers are not published.
    const opened = await eventually(
      () => feed(nobodys),
      (events) =>
        events.some(({ type }) => type === 'offer.opening_changed') &&
        events.filter(({ type, subject }) => type === 'request.rated' && subject === requestId).length >= 2 &&
        calendarOf(events, offerId).length >= 3 &&
        calendarOf(events, cancelled.offerId).length >= 2,
    );
    expect(opened.find(({ type }) => type === 'offer.opening_changed')).toMatchObject({
      subject: vendor.userId,
      data: {},
    });
    await vendor.call('setOpeningHours', { body: { place_id: null, opening_hours: null } });
    await vendor.call('deactivateOffer', { id: offerId, body: {} });
    const about = (events: readonly CloudEvent[]) =>
      events
        .filter(({ subject }) => [offerId, requestId, cancelled.offerId, cancelled.requestId].includes(subject))
        .map(({ type }) => type)
        .filter((type) => type !== 'offer.calendar_changed')
        .toSorted();
    const published = [
      'offer.changed',
      'offer.published',
      'offer.published',
      'offer.withdrawn',
      'request.rated',
      'request.rated',
    ];
    const between = [
      'request.agreed',
      'request.agreed',
      'request.asked',
      'request.asked',
      'request.cancelled',
      'request.completed',
      'request.period_changed',
    ];
    const seen = await eventually(
      () => feed(mine),
      (events) => about(events).length >= 13,
    );
    expect(about(seen)).toEqual([...published, ...between].toSorted());
    expect(about(await feed(theirs))).toEqual(about(seen));
    expect(about(await feed(nobodys))).toEqual(published);
    // Booked, returned early, and lent at the counter; booked, lent for longer and cancelled.
    for (const changed of [...calendarOf(seen, offerId), ...calendarOf(seen, cancelled.offerId)])
      expect(changed.data).toEqual({});

    const {
      data: { place },
    } = await product.visitor.call('offer', { id: cancelled.offerId });
    expect(seen.find(({ type, subject }) => type === 'offer.published' && subject === cancelled.offerId)?.data).toEqual(
      {
        ownerId: vendor.userId,
        categoryId: 405,
        commercial: false,
        place: {
          city: place?.city,
          cityId: place?.city_id,
          cityUrl: place?.city_url,
          country: place?.country,
          point: { lat: place?.lat, lng: place?.lng },
          radius: place?.radius_m,
          exact: false,
        },
      },
    );
    const postal = await product.running.apis.place.queries.postal(
      { postalId: 'de-50823' },
      { actor: { kind: 'visitor' }, at: new Date().toISOString() },
    );
    const truth = postal?.point ?? { lat: 0, lng: 0 };
    const text = JSON.stringify([seen, await feed(theirs), await feed(nobodys)]);
    const secrets = [
      'Geheim',
      'geheim',
      'Verborgene',
      '50823',
      'vendora',
      'creator_test',
      '08:07',
      'example.org',
      '4710199',
      String(truth.lat),
      String(truth.lng),
    ];
    for (const secret of secrets) expect(text).not.toContain(secret);
    expect(pointsNear(text, truth)).toEqual([]);
    const all = await everythingTold(product.config.dataDir);
    expect(new Set(all.map(({ type }) => type))).toEqual(
      new Set([
        ...followedTypes,
        'calendar.taken',
        'calendar.freed',
        'request.accepted',
        'request.answered',
        'request.period_proposed',
        'request.rating_waits',
        'account.relocated',
        'account.opening_changed',
        'group.ended',
        'group.joined',
      ]),
    );
    for (const secret of secrets) expect(all.filter((event) => event.text.includes(secret))).toEqual([]);
    expect(all.flatMap((event) => pointsNear(event.text, truth))).toEqual([]);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
    expect(new Set(seen.map(({ type }) => type))).toEqual(new Set(followedTypes));
  });

  it('read the stream, resume, and get an error when the key is revoked', async () => {
    const { token, keyId } = await newKey(stranger, 'Strom');
    // Follow one type, because events of other tests may arrive late.
    const stream = await listen(token, '?types=offer.published');
    const first = await publishOffer(vendor, 'Erste Leiter');
    const [one] = await stream.count(1);
    expect(one).toMatchObject({
      event: 'offer.published',
      data: { type: 'offer.published', subject: first.offerId, source: '/offer', specversion: '1.0' },
    });
    stream.leave();
    const second = await publishOffer(vendor, 'Zweite Leiter');
    const again = await listen(token, `?cursor=${START}&types=offer.published`, { 'last-event-id': one?.id ?? '' });
    const [two] = await again.count(1);
    expect(two?.data.subject).toBe(second.offerId);
    const only = await listen(token, `?cursor=${one?.id}&types=offer.withdrawn`);
    await vendor.call('deactivateOffer', { id: second.offerId, body: {} });
    expect((await only.count(1)).map(({ event }) => event)).toEqual(['offer.withdrawn']);
    await stranger.call('revokeApiKey', { id: keyId });
    await Promise.all([again.over, only.over]);
    expect(await failure(await get('/events', token))).toEqual({ status: 401, code: 'key_needed' });
  });

  it('have five streams per key, and a free slot once a stream closes', async () => {
    const { token } = await newKey(creator, 'Viele');
    const open = await Promise.all(Array.from({ length: 5 }, () => listen(token)));
    const sixth = await get('/events', token);
    expect(sixth.headers.get('retry-after')).toBe('10');
    expect(await failure(sixth)).toEqual({ status: 429, code: 'too_many_streams' });
    open[0]?.leave();
    await eventually(
      async () => {
        const answered = await get('/events', token);
        const { status } = answered;
        await answered.body?.cancel();
        return status;
      },
      (status) => status === 200,
    );
    for (const stream of open) stream.leave();
  });

  it('receive signed webhooks with retries, and can test, replay and disable them', async () => {
    const created = await creator.call('createWebhook', {
      body: { name: 'Lager', url: hookUrl, types: ['request.agreed', 'offer.published', 'offer.calendar_changed'] },
    });
    const id = created.data.webhook_id;
    expect(created.data).toMatchObject({ status: 'on', url: hookUrl, failing_since: null });
    const {
      data: { secret },
    } = await creator.call('webhookSecret', { id });
    answer = 500;
    const { requestId } = await job('Drache', 20);
    await eventually(
      () => got.length,
      (count) => count >= 1,
    );
    expect(
      await eventually(
        async () => (await creator.call('webhooks')).data[0],
        (hook) => hook?.next_try_at !== null,
      ),
    ).toMatchObject({ failing_since: expect.any(String) });
    answer = 204;
    // Change the webhook as its owner, which triggers a delivery ahead of the schedule.
    await creator.call('changeWebhook', { id, body: { name: 'Neues Lager' } });
    await eventually(
      () => got.map(({ body }) => JSON.parse(body) as CloudEvent),
      (events) => events.some(({ subject }) => subject === requestId),
    );
    for (const { headers, body } of got)
      expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toMatchObject({ specversion: '1.0' });
    const delivered = await eventually(
      async () => (await creator.call('webhookDeliveries', { id })).data.filter(({ ok }) => ok),
      (found) =>
        ['request.agreed', 'offer.published', 'offer.calendar_changed'].every((wanted) =>
          found.some(({ type }) => type === wanted),
        ),
    );
    expect(delivered.find(({ type }) => type === 'request.agreed')).toMatchObject({ status: 204, problem: null });

    const before = got.length;
    const tested = await creator.call('testWebhook', { id, body: {} });
    expect(tested.data).toMatchObject({ type: 'partner.test', ok: true, status: 204 });
    expect((await creator.call('testWebhook', { id, body: {} })).failure.msgcode).toBe('webhook_test_too_soon');
    expect(got).toHaveLength(before + 1);
    const replayed = await creator.call('replayWebhook', { id, body: { cursor: created.data.cursor } });
    expect(replayed.data).toMatchObject({ status: 'on' });
    await eventually(
      () => got.length,
      (count) => count >= before + 3,
    );
    const rotated = await creator.call('rotateWebhookSecret', { id, body: {} });
    expect(rotated.data.secret).not.toBe(secret);
    expect((await stranger.call('webhookSecret', { id })).failure.msgcode).toBe('webhook_not_found');
    expect((await stranger.call('webhookDeliveries', { id })).failure.msgcode).toBe('webhook_not_found');
    expect((await creator.call('deleteWebhook', { id })).status).toBe(204);
    expect((await creator.call('webhooks')).data).toEqual([]);
  });

  it('can read the AsyncAPI document', async () => {
    const answered = await get('/asyncapi.json', null);
    expect(await answered.json()).toMatchObject({
      asyncapi: '3.0.0',
      servers: { api: { host: new URL(product.config.publicUrl).host } },
    });
  });

  it('get an error in their language about an invalid webhook URL', async () => {
    const wrong = (lang: string) =>
      creator.call('createWebhook', {
        lang,
        body: { name: 'x', url: 'ftp://example.org/', types: ['offer.published'] },
      });
    const texts = await Promise.all(['de', 'en', 'nl'].map(async (lang) => (await wrong(lang)).failure.msgtext));
    expect(new Set(texts).size).toBe(3);
    expect(
      (await creator.call('createWebhook', { body: { name: 'x', url: 'https://example.org/', types: [] } })).status,
    ).toBe(400);
  });

  it('are disconnected at shutdown, and resume with the same cursor', async () => {
    const { token } = await newKey(vendor, 'Bleibt');
    const stream = await listen(token, `?cursor=${START}`);
    await stream.count(3);
    const begun = Date.now();
    const stopped = product.running.stop();
    await stream.over;
    expect(Date.now() - begun).toBeLessThan(5_000);
    await stopped;
    product = await product.restart();
    const seen = stream.events.map(({ data }) => data.id);
    const cursor = stream.events[1]?.id;
    const again = await page(token, `cursor=${cursor}`);
    expect(again.events.map(({ event }) => event.id).slice(0, seen.length - 2)).toEqual(seen.slice(2));
  });
});
