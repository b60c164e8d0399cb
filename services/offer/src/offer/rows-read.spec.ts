import { atMinute, boundsRowsRead, shuffled } from '@lendring/platform/testing/read-models/rows-read.js';
import { offers } from './projection.js';

boundsRowsRead({
  model: offers,
  lists: ['audience.groupIds'],
  document: (n) => ({
    offerId: `o${String(n).padStart(5, '0')}`,
    ownerId: `p${n % 500}`,
    status: n % 40 ? 'active' : 'inactive',
    beneath: n % 40 ? 'active' : 'inactive',
    categoryId: 100 + (n % 200),
    changedAt: atMinute(shuffled(n)),
    audience: { seenBy: n % 100 ? 'everyone' : 'members', groupIds: n % 100 ? [] : [`g${n % 7}`] },
  }),
  asked: {
    'the count of an inspection': { counted: { ownerId: 'p7', status: 'active', 'audience.seenBy': 'everyone' } },
    'the count of a plan’s limit': { counted: { ownerId: 'p7', status: 'active' } },
    'the count of drafts': { counted: { ownerId: 'p7', beneath: 'draft' } },
    'the count of a person': { counted: { ownerId: 'p7' } },
    'the count of a category': { counted: { categoryId: 107, status: 'active' } },
    'the count of a category with what is offline': { counted: { categoryId: 107 } },
    'own data': {
      filter: { $and: [{ ownerId: 'p7' }, { offerId: { $gt: 'o00100' } }] },
      sort: [['offerId', 1]],
      limit: 100,
    },
    'own offers': { filter: { ownerId: 'p7', status: 'active' }, sort: [['changedAt', -1]], limit: 20 },
    'a site map': { filter: { status: 'active', 'audience.seenBy': 'everyone' }, skip: 1_000, limit: 1_000 },
    'usual prices': { filter: { categoryId: 107, status: 'active' }, sort: [['changedAt', -1]], limit: 500 },
    'a move': {
      filter: { ownerId: 'p7', beneath: { $in: ['active', 'inactive'] }, offerId: { $gt: '' } },
      sort: [['offerId', 1]],
      limit: 100,
    },
  },
});
