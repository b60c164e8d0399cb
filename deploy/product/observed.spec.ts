import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { freePort } from '@lendring/platform/base/free-port.js';
import { openOtlpReceiver, type OtlpReceiver } from '../testing/otlp-receiver.js';
import { dayAhead, today } from '../driver/days.js';
import { readModels } from '../testing/read-models.js';
import { must, publishOffer } from '../driver/people.js';
import { spawnProduct, startProduct, type ChildProduct, type TestProduct } from '../driver/product.js';

const secrets = [
  'Geheim-',
  'Verborgene Gasse',
  '4710199',
  '@example.org',
  'Streng vertraulich',
  'vendora',
  'creator_test',
];

describe('an observed run of the main job', () => {
  let product: TestProduct;
  let child: ChildProduct;
  let receiver: OtlpReceiver;
  let ops: string;
  let output = '';

  beforeAll(async () => {
    product = await startProduct();
    const [{ userId: vendorId }, { userId: creatorId }] = [
      await product.person('vendora'),
      await product.person('creator'),
    ];
    await product.running.stop();
    receiver = await openOtlpReceiver();
    const opsPort = await freePort();
    ops = `http://127.0.0.1:${opsPort}`;
    child = await spawnProduct(product.config, {
      LOG_LEVEL: 'debug',
      OPS_PORT: String(opsPort),
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
    });
    for (const stream of [child.process.stdout, child.process.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });

    const [vendor, creator] = [await child.as(vendorId), await child.as(creatorId)];
    const { offerId, pricingId } = await publishOffer(vendor, 'Streng vertrauliches Zelt');
    must('offerSearch', await creator.call('offerSearch', { query: { query: 'Streng vertraulich' } }));
    const body = {
      offer_id: offerId,
      pricing_id: pricingId,
      date_from: today(),
      date_to: dayAhead(1),
      message: 'Streng vertraulich?',
    };
    const { request_id: id } = must('ask', await creator.call('ask', { body })).data;
    must('accept', await vendor.call('accept', { id, body: { share_address: true } }));
    must('accept', await creator.call('accept', { id, body: {} }));
    must('complete', await vendor.call('complete', { id, body: {} }));
    must('rate', await vendor.call('rate', { body: { request_id: id, stars: 4 } }));
    must('rate', await creator.call('rate', { body: { request_id: id, stars: 5, text: 'Streng vertraulich' } }));
    // Provoke errors, which are logged in more detail than successes.
    await creator.raw('POST', '/v1/request', {
      body: JSON.stringify({ ...body, message: 7, email: 'creator@example.org' }),
    });
    await creator.raw('POST', '/v1/request', { body: '{"message": "Streng vertraulich' });
    await fetch(`${child.url}/auth/signed-in?code=creator@example.org&state=Streng vertraulich`, {
      headers: { cookie: 'lendring_sign_in=vendora@example.org' },
      redirect: 'manual',
    });
  });
  afterAll(async () => {
    await child.stop();
    await receiver.close();
    await product.stop();
  });

  it('logs no personal data, and logs the request id in every line of a call', async () => {
    const { headers } = await fetch(`${child.url}/v1/reference`, { headers: { 'x-request-id': 'of-a-stranger' } });
    const requestId = headers.get('x-request-id') ?? '';
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
    while (!output.includes(requestId))
      await new Promise((resolve) => {
        child.process.stdout?.once('data', resolve);
      });
    const lines = output.split('\n').filter((line) => line.startsWith('{'));
    expect(lines.length).toBeGreaterThan(15);
    for (const line of lines)
      expect({ line, told: secrets.filter((secret) => line.includes(secret)) }).toEqual({ line, told: [] });
    const answered = lines
      .map((line) => JSON.parse(line) as { msg: string; requestId?: string; route?: string })
      .filter(({ msg }) => msg === 'answered');
    expect(answered.filter((line) => !line.requestId)).toEqual([]);
    expect(answered.map(({ route }) => route)).toEqual(
      expect.arrayContaining(['/v1/offer_publish/:id', '/v1/request', '/files/*', '/v1/reference']),
    );
  });

  it('traces the click into read models and policies, without personal data', async () => {
    const trace = () => {
      const [, root] = receiver.spans().filter(({ name }) => name === 'POST /v1/rating');
      return receiver.spans().filter((span) => span.trace === root?.trace);
    };
    const wanted = [
      'POST /v1/rating',
      'request.rate',
      'append request',
      `project ${readModels.requests}`,
      'relay request',
      'reaction when-a-request-moves-then-note-it',
      'append account',
      `project ${readModels.accounts}`,
    ];
    await eventually(
      () => trace().map(({ name }) => name),
      (names) => wanted.every((name) => names.includes(name)),
    );
    // Wait for all parents: child spans end, and are exported, before their parents.
    await eventually(
      () => {
        const spans = trace();
        const ids = new Set(spans.map(({ id }) => id));
        return spans.filter(({ parent }) => parent !== null && !ids.has(parent));
      },
      (orphans) => orphans.length === 0,
    );
    for (const secret of secrets) expect(receiver.text().includes(secret)).toBe(false);
  });

  it('exports commands, refusals, lags and responses as metrics, without personal data', async () => {
    expect((await fetch(`${ops}/health/ready`)).status).toBe(200);
    const text = await (await fetch(`${ops}/metrics`)).text();
    for (const line of [
      'lendring_commands_total{service="request",command="accept",code="ok"} 2',
      'lendring_http_seconds_count{method="POST",route="/v1/request",status="400"} 2',
      `lendring_follower_state{service="offer",kind="projection",name="${readModels.offers}",state="live"} 1`,
      `lendring_follower_lag_seconds{service="offer",kind="projection",name="${readModels.offers}"} 0`,
    ])
      expect(text).toContain(line);
    for (const metric of [
      'lendring_append_seconds_count{service="request"}',
      'lendring_door_call_seconds_count{service="offer",message="search",outcome="answered"}',
    ])
      expect(text).toContain(metric);
    for (const secret of secrets) expect(text.includes(secret)).toBe(false);
    expect((await fetch(`${child.url}/metrics`)).headers.get('content-type')).not.toMatch(/^text\/plain/);
  });
});
