import 'reflect-metadata';
import { addDays } from '@lendring/contracts/kernel/days.js';
import { dayAhead } from '../driver/days.js';
import { must, publishOffer } from '../driver/people.js';
import { startProduct } from '../driver/product.js';

/*
 * A product with a small sample of all data, owned by the user whose token it prints. Prints one line of JSON when
 * ready (`Tried`), and only errors afterwards.
 */
export type Tried = Readonly<{
  url: string;
  token: string;
  ids: Readonly<Record<'offer' | 'request' | 'block' | 'api_key' | 'webhook' | 'user', string>>;
}>;

const product = await startProduct({ LOG_LEVEL: 'error' });
const [vendor, creator] = await Promise.all([product.person('anbieterin'), product.person('leiherin')]);
const { offerId, pricingId } = await publishOffer(vendor, 'Familienzelt für sechs');
const from = dayAhead(10);
const { data: request } = must(
  'ask',
  await creator.call('ask', {
    body: {
      offer_id: offerId,
      pricing_id: pricingId,
      date_from: from,
      date_to: addDays(from, 2),
      message: 'Darf ich?',
    },
  }),
);
const { data: block } = must(
  'block',
  await vendor.call('block', { body: { offer_id: offerId, date_from: addDays(from, 30), date_to: addDays(from, 31) } }),
);
const { data: key } = must(
  'createApiKey',
  await vendor.call('createApiKey', { body: { name: 'Kasse', scopes: ['events:read'] } }),
);
const { data: webhook } = must(
  'createWebhook',
  await vendor.call('createWebhook', {
    body: { name: 'Lager', url: 'https://lager.example.org/', types: ['offer.published'] },
  }),
);

const tried: Tried = {
  url: product.config.publicUrl,
  token: vendor.token ?? '',
  ids: {
    offer: offerId,
    request: request.request_id,
    block: block.block_id,
    api_key: key.key.key_id,
    webhook: webhook.webhook_id,
    user: vendor.userId,
  },
};
process.stdout.write(`${JSON.stringify(tried)}\n`);
process.once('SIGTERM', () => void product.stop().then(() => process.exit(0)));
