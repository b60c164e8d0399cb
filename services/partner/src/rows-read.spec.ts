import { atMinute, boundsRowsRead, shuffled } from '@lendring/platform/testing/read-models/rows-read.js';
import { feedHours } from './feed/projection.js';
import { keys } from './keys/projection.js';
import { webhooks } from './webhooks/projection.js';

boundsRowsRead({
  model: keys,
  document: (n) => ({ keyId: `k${n}`, ownerId: `p${n % 500}`, hash: `h${n}`, createdAt: atMinute(shuffled(n)) }),
  asked: {
    'a call': { filter: { hash: 'h9007' }, limit: 1 },
    'own keys': { filter: { ownerId: 'p7' }, sort: [['createdAt', 1]], limit: 20 },
  },
});

boundsRowsRead({
  model: webhooks,
  document: (n) => ({
    webhookId: `w${n}`,
    ownerId: `p${n % 500}`,
    status: n % 100 ? 'off' : 'on',
    createdAt: atMinute(shuffled(n)),
  }),
  asked: {
    'own webhooks': { filter: { ownerId: 'p7' }, sort: [['createdAt', 1]], limit: 20 },
    'the dispatcher': { filter: { status: 'on', webhookId: { $gt: '' } }, sort: [['webhookId', 1]], limit: 100 },
  },
});

boundsRowsRead({
  model: feedHours,
  document: (n) => ({ hour: atMinute(60 * n).slice(0, 13), last: '0000000000000001' }),
  asked: {
    'a cursor of an instant': { filter: { hour: { $lt: atMinute(60 * 9_000) } }, sort: [['hour', -1]], limit: 1 },
  },
});
