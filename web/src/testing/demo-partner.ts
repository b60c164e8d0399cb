import type { ApiKeyShape, WebhookDeliveryShape, WebhookShape } from '@lendring/contracts/http/partner.js';
import type { FakeHandler } from './fake-api.js';

const id = (n: number) => `${`${n}`.padStart(8, '0')}-2222-4222-8222-222222222222`;
const at = '2027-06-01T08:00:00.000Z';

export const apiKey = (change: Partial<ApiKeyShape> = {}): ApiKeyShape => ({
  key_id: id(1),
  name: 'Kasse',
  scopes: ['events:read'],
  hint: 'x7Kq',
  created_at: at,
  last_used_on: '2027-06-12',
  ...change,
});
export const webhook = (change: Partial<WebhookShape> = {}): WebhookShape => ({
  webhook_id: id(2),
  name: 'Lager',
  url: 'https://lager.example.org/lendring',
  types: ['offer.published', 'request.agreed'],
  status: 'on',
  created_at: at,
  secret_changed_at: at,
  paused_at: null,
  cursor: '00000000000000000042',
  delivered_at: '2027-06-12T09:30:00.000Z',
  failing_since: null,
  next_try_at: null,
  ...change,
});
export const delivery = (change: Partial<WebhookDeliveryShape> = {}): WebhookDeliveryShape => ({
  delivery_id: id(3),
  event_id: id(4),
  type: 'request.agreed',
  at: '2027-06-12T09:30:00.000Z',
  attempt: 1,
  ok: true,
  status: 204,
  problem: null,
  duration_ms: 84,
  answer: '',
  ...change,
});

const failed = delivery({
  delivery_id: id(5),
  type: 'offer.published',
  attempt: 3,
  ok: false,
  status: 500,
  duration_ms: 1204,
  answer: 'Internal Server Error',
});
const unreachable = delivery({
  delivery_id: id(6),
  type: 'offer.published',
  attempt: 2,
  ok: false,
  status: null,
  problem: 'timeout',
  duration_ms: 10_000,
});

export const demoPartner = (): FakeHandler => {
  let keys = [apiKey(), apiKey({ key_id: id(7), name: 'Aushang am Empfang', hint: 'b2Zr', last_used_on: null })];
  let webhooks = [
    webhook(),
    webhook({
      webhook_id: id(8),
      name: 'Website',
      url: 'https://www.example.org/hooks/lendring/with/a/rather/long/path',
      failing_since: '2027-06-12T07:00:00.000Z',
      next_try_at: '2027-06-12T11:00:00.000Z',
    }),
    webhook({ webhook_id: id(9), name: 'Alter Server', status: 'paused', paused_at: '2027-05-30T10:00:00.000Z' }),
  ];
  return ({ method, path, body }) => {
    const [, , resource, one] = path.split('/');
    const found = webhooks.find((each) => each.webhook_id === one);
    const change = (part: Partial<WebhookShape>) => {
      webhooks = webhooks.map((each) => (each === found ? { ...each, ...part } : each));
      return { data: webhooks.find((each) => each.webhook_id === one) };
    };
    switch (`${method} ${resource}`) {
      case 'GET api_key':
        return { data: keys };
      case 'POST api_key': {
        const made = apiKey({
          key_id: id(keys.length + 20),
          name: (body as { name: string }).name,
          last_used_on: null,
        });
        keys = [...keys, made];
        return { data: { key: made, token: 'lk_demo-demo-demo-demo-demo-demo-demo-demo-x7Kq' } };
      }
      case 'DELETE api_key':
        keys = keys.filter((key) => key.key_id !== one);
        return { status: 204 };
      case 'GET webhook':
        return { data: webhooks };
      case 'POST webhook': {
        const { name, url, types } = body as WebhookShape;
        const made = webhook({ webhook_id: id(webhooks.length + 40), name, url, types, delivered_at: null });
        webhooks = [...webhooks, made];
        return { data: made };
      }
      case 'PATCH webhook': {
        const { enabled, lang: _, ...part } = body as Partial<WebhookShape> & { enabled?: boolean; lang?: string };
        return change({ ...part, ...(enabled === undefined ? {} : { status: enabled ? 'on' : 'off' }) });
      }
      case 'DELETE webhook':
        webhooks = webhooks.filter((each) => each !== found);
        return { status: 204 };
      case 'GET webhook_secret':
        return { data: { secret: 'whsec_b2xkLXNlY3JldC1vZi10aGUtZGVtbw==', previous_until: null } };
      case 'POST webhook_secret':
        return {
          data: { secret: 'whsec_bmV3LXNlY3JldC1vZi10aGUtZGVtbw==', previous_until: '2027-06-13T10:00:00.000Z' },
        };
      case 'POST webhook_test':
        return { data: delivery({ type: 'partner.test', status: 200 }) };
      case 'POST webhook_replay':
        return { data: found };
      case 'GET webhook_delivery':
        return { data: found?.delivered_at === null ? [] : [delivery(), failed, unreachable] };
      default:
        return undefined;
    }
  };
};
