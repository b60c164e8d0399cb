import { atMinute, boundsRowsRead, shuffled } from '@lendring/platform/testing/read-models/rows-read.js';
import { squareAround } from './square.js';
import { groups } from './group/projection.js';
import { memberships } from './memberships/projection.js';
import { searchRequests } from './search-request/projection.js';

const koeln = { lat: 50.94, lng: 6.96 };
const pointOf = (n: number) => ({ lat: 47.5 + (n % 100) * 0.07, lng: 6 + (Math.floor(n / 100) % 100) * 0.09 });

boundsRowsRead({
  model: groups,
  lists: ['askers', 'beginnings'],
  document: (n) => ({
    groupId: `g${n}`,
    name: `Gruppe ${shuffled(n)}`,
    listed: n % 2 > 0,
    place: n % 5 ? { city: 'Köln', point: pointOf(n) } : null,
    changedAt: atMinute(shuffled(n)),
    askers: [],
    beginnings: ['gru'],
  }),
  asked: {
    'the list by name': { filter: { $and: [{ listed: true }] }, sort: [['name', 1]], limit: 20 },
    'a site map': { filter: { listed: true }, sort: [['name', 1]], skip: 1_000, limit: 1_000 },
    'groups nearby': { filter: { $and: [{ listed: true }, squareAround(koeln, 5)] }, limit: 500 },
  },
});

boundsRowsRead({
  model: memberships,
  document: (n) => ({
    groupId: `g${n % 500}`,
    userId: `p${n % 499}`,
    status: ['member', 'member', 'asked', 'blocked'][n % 4],
    rank: n % 3,
    since: atMinute(shuffled(n)),
  }),
  asked: {
    'own groups': { filter: { userId: 'p7', status: { $in: ['member'] } }, sort: [['since', -1]], limit: 500 },
    'the limit of own groups': { counted: { userId: 'p7', status: { $in: ['member', 'asked'] } } },
    members: {
      filter: { groupId: 'g7', status: 'member' },
      sort: [
        ['rank', 1],
        ['since', 1],
      ],
      limit: 20,
    },
    'the count of members': { counted: { groupId: 'g7', status: 'member' } },
    'a page of ids': {
      filter: { $and: [{ groupId: 'g7', status: 'member' }, { userId: { $gt: 'p1' } }, { userId: { $ne: 'p7' } }] },
      sort: [['userId', 1]],
      limit: 100,
    },
    leaders: { filter: { groupId: 'g7', status: 'member', rank: { $lt: 2 } }, sort: [['rank', 1]], limit: 50 },
    'somebody who leaves': { filter: { userId: 'p7' }, limit: 100 },
  },
});

/** Filters by replier or by word are left out: SQLite cannot index lists. */
boundsRowsRead({
  model: searchRequests,
  lists: ['repliers', 'beginnings', 'hiddenBy'],
  document: (n) => ({
    searchRequestId: `s${n}`,
    userId: `p${n % 500}`,
    groupId: `g${n % 400}`,
    categoryId: 100 + (n % 50),
    isPublic: n % 2 > 0,
    solvedAt: n % 3 ? null : atMinute(n),
    activeAt: atMinute(shuffled(n)),
    days: null,
    hidden: false,
    hiddenBy: [],
    repliers: [],
    beginnings: [],
    place: { point: pointOf(n) },
  }),
  asked: {
    'a group': {
      filter: {
        $and: [{ groupId: { $in: ['g7', 'g8'] } }, { hidden: false }, { solvedAt: null }, { 'days.last': null }],
      },
      sort: [['activeAt', -1]],
      limit: 20,
    },
    'own ones': { filter: { $and: [{ userId: 'p7' }] }, sort: [['activeAt', -1]], limit: 20 },
    'the public page': {
      filter: { $and: [{ isPublic: true }, { hidden: false }, { solvedAt: null }] },
      sort: [['activeAt', -1]],
      limit: 1_000,
    },
    'the limit of open ones': { counted: { userId: 'p7', solvedAt: null } },
    'own data': {
      filter: { userId: 'p7', searchRequestId: { $gt: 's1' } },
      sort: [['searchRequestId', 1]],
      limit: 100,
    },
    'a group that is deleted': { filter: { groupId: 'g7' }, limit: 100 },
  },
});
