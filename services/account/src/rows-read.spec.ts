import { atMinute, boundsRowsRead, shuffled } from '@lendring/platform/testing/read-models/rows-read.js';
import { accounts } from './account/projection.js';
import { lenderNames } from './lenders/lender-names.js';
import { namedAlmost, namedLike } from './lenders/capability.js';
import { nameWords } from './lenders/name-words.js';
import { missingTraders } from './traders/missing-traders.js';
import { takeouts } from './takeout/projection.js';
import { traders } from './traders/projection.js';
import { unfinishedDeletions } from './account-deletion/unfinished-deletions.js';

const early = atMinute(50);

boundsRowsRead({
  model: accounts,
  lists: ['address.around', 'answers', 'ratings'],
  document: (n) => ({
    userId: `p${n}`,
    registeredAt: atMinute(shuffled(n)),
    nicknameForm: `name${n}`,
    emailForm: `p${n}@example.org`,
    companyForm: n % 20 ? null : `company${n}`,
    commercialSince: n % 20 ? null : atMinute(shuffled(n)),
    address: n % 3 ? { cityId: n % 100, around: n % 1_000 === 1 ? null : [{ lat: 1, lng: 1 }] } : null,
    lacksSurroundings: n % 1_000 === 1,
    deletion: null,
    answers: [],
  }),
  asked: {
    'a nickname': { filter: { nicknameForm: 'name9007' }, limit: 1 },
    'a mail address': { filter: { emailForm: 'p9007@example.org' }, sort: [['registeredAt', -1]], limit: 20 },
    'an id': { counted: { $and: [{ userId: 'p9007' }, { 'deletion.stage': { $in: [null, 'asked'] } }] } },
    'addresses without surroundings': { filter: { lacksSurroundings: true }, limit: 50 },
    'commercial people of an earlier time': {
      filter: { $and: [{ commercialSince: { $ne: null } }, { commercialSince: { $lt: early } }] },
      sort: [['commercialSince', 1]],
      limit: 200,
    },
  },
});

boundsRowsRead({
  model: lenderNames,
  document: (n) => ({ userId: `p${n}`, ...nameWords([n % 20 ? null : `Verleih ${n} Müller${n}`, `name${n}`]) }),
  asked: {
    'two words of a name': namedLike('verleih mueller9020') ?? { counted: {} },
    'a word of no name': namedLike('festzelt') ?? { counted: {} },
    'names that a misspelled word may mean': namedAlmost('festzellt') ?? { counted: {} },
  },
});

boundsRowsRead({
  model: traders,
  document: (n) => ({
    userId: `p${n}`,
    traderId: `t${n}`,
    state: n % 4 ? 'seen' : 'ended',
    seen: atMinute(shuffled(n)),
    until: n % 4 ? null : atMinute(shuffled(n)),
  }),
  asked: {
    'the list': { filter: { state: 'seen' }, sort: [['seen', -1]], limit: 20 },
    'what is to be forgotten': { filter: { state: 'ended', until: { $lte: early } }, limit: 100 },
  },
});

boundsRowsRead({
  model: missingTraders,
  document: (n) => ({ userId: `p${n}`, until: atMinute(shuffled(n)), lapses: n % 2 ? null : atMinute(shuffled(n)) }),
  asked: {
    'the list': { filter: {}, sort: [['until', 1]], limit: 20 },
    'what lapses': {
      filter: { $and: [{ lapses: { $ne: null } }, { lapses: { $lte: early } }] },
      sort: [['lapses', 1]],
      limit: 100,
    },
  },
});

boundsRowsRead({
  model: takeouts,
  document: (n) => ({
    takeoutId: `t${n}`,
    userId: `p${n}`,
    stage: n % 500 ? 'gone' : ['waiting', 'building', 'ready'][n % 3],
    orderedAt: atMinute(shuffled(n)),
    expiresAt: atMinute(shuffled(n)),
    replaced: false,
  }),
  asked: {
    'what waits to be built': { filter: { stage: 'waiting' }, sort: [['orderedAt', 1]], limit: 50 },
    'what is being built': { filter: { stage: 'building' }, sort: [['orderedAt', 1]], limit: 50 },
    'files that go': {
      filter: { $and: [{ stage: 'ready' }, { $or: [{ expiresAt: { $lte: early } }, { replaced: true }] }] },
      limit: 50,
    },
  },
});

boundsRowsRead({
  model: unfinishedDeletions,
  document: (n) => ({ userId: `p${n}`, since: atMinute(shuffled(n)) }),
  asked: { 'what is repeated': { filter: { since: { $lte: early } }, sort: [['since', 1]], limit: 100 } },
});
