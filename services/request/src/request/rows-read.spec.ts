import { RequestTab } from '@lendring/contracts/request/request.js';
import { atMinute, boundsRowsRead, shuffled } from '@lendring/platform/testing/read-models/rows-read.js';
import { inTab, mayWait, of, openAt, overdueAt, ratingDueAt } from './filters.js';
import { ofPerson } from '../account-deletion/requests-of.js';
import { blocks } from '../calendar/blocks.js';
import { ratings } from '../ratings/projection.js';
import { requests } from './projection.js';

const now = atMinute(9_950);
const sides = ['vendor', 'creator'] as const;

/**
 * Most requests have ended; 1 of 50 is open, some of them overdue. Excludes filters on arrays (former vendors, note
 * authors, groups of a loan), which SQLite cannot index.
 */
boundsRowsRead({
  model: requests,
  lists: ['groupIds', 'formerVendors', 'messages', 'milestones', 'ratings'],
  document: (n) => {
    const stage = ['open', 'agreed', 'declined'][n % 50] ?? 'completed';
    const start = atMinute(shuffled(n));
    return {
      requestId: `r${String(n).padStart(5, '0')}`,
      offerId: `o${n % 2_000}`,
      vendorId: `p${n % 501}`,
      creatorId: `p${n % 499}`,
      belongsTo: n % 20 ? null : `g${n % 100}`,
      formerVendors: n % 100 ? [] : [`p${n % 503}`],
      stage,
      period: { start, end: atMinute(shuffled(n) + 60) },
      end: atMinute(shuffled(n) + 60),
      answerBy: stage === 'open' ? start : null,
      finishedAt: stage === 'completed' ? start : null,
      ratingsDue: n % 100 ? null : start,
      offer: n % 100 ? 'there' : 'locked',
      unread: { vendor: n % 30 === 0, creator: false },
      rated: { vendor: n % 3 > 0, creator: n % 5 > 0 },
      archived: { vendor: n % 2 > 0, creator: n % 7 > 0 },
      messages: [{ text: 'x' }],
      changedAt: start,
    };
  },
  asked: {
    ...Object.fromEntries(
      sides.flatMap((side) =>
        RequestTab.options.flatMap((tab) => {
          const filter = { $and: [of(side, 'p7'), inTab(tab, side, now)] };
          return [
            [`the count of the tab ${tab} as ${side}`, { counted: filter }],
            [`the tab ${tab} as ${side}`, { filter, sort: [['changedAt', -1]], limit: 20 }],
          ];
        }),
      ),
    ),
    'the next loans': {
      filter: { $and: [of('vendor', 'p7'), inTab('agreed', 'vendor', now)] },
      sort: [['period.start', 1]],
      limit: 20,
    },
    ...Object.fromEntries(
      sides.map((side) => [
        `what may wait for a ${side}`,
        { filter: { $and: [of(side, 'p7'), mayWait(side, now)] }, limit: 1_000 },
      ]),
    ),
    'what is unread': {
      counted: { $or: sides.map((side) => ({ $and: [of(side, 'p7'), { [`unread.${side}`]: true }] })) },
    },
    'candidates for the same days': { filter: { $and: [{ offerId: 'o7' }, openAt(now)] }, limit: 500 },
    'a calendar': {
      filter: { $and: [of('vendor', 'p7'), { end: { $gt: atMinute(100) }, 'period.start': { $lt: now } }] },
      sort: [['period.start', -1]],
      limit: 500,
    },
    'requests of a group': {
      filter: {
        $and: [
          { belongsTo: 'g20' },
          { $or: [{ stage: { $in: ['open', 'agreed'] } }, { finishedAt: { $gt: atMinute(8_000) } }] },
        ],
      },
      sort: [['changedAt', -1]],
      limit: 20,
    },
    'what binds somebody who leaves': { counted: ofPerson('p7', { stage: 'agreed' }) },
    'own data': {
      filter: { $and: [ofPerson('p7'), { requestId: { $gt: 'r00100' } }] },
      sort: [['requestId', 1]],
      limit: 100,
    },
    'loans of a profile': { counted: { ...of('vendor', 'p7'), stage: 'completed' } },
    'overdue requests': { filter: overdueAt(now), sort: [['answerBy', 1]], limit: 100 },
    'ratings whose wait is over': { filter: ratingDueAt(atMinute(50)), sort: [['ratingsDue', 1]], limit: 100 },
    'an offer that is deleted': {
      filter: { offerId: 'o7', stage: 'open', requestId: { $gt: '' } },
      sort: [['requestId', 1]],
      limit: 100,
    },
    'an offer that comes back': {
      filter: { offerId: 'o7', stage: { $in: ['open', 'agreed'] }, requestId: { $gt: '' }, offer: 'locked' },
      sort: [['requestId', 1]],
      limit: 100,
    },
  },
});

boundsRowsRead({
  model: ratings,
  document: (n) => ({
    aboutId: `p${n % 500}`,
    offerId: `o${n % 2_000}`,
    side: n % 2 ? 'vendor' : 'creator',
    stars: 1 + (n % 5),
    shown: n % 10 > 0,
    at: atMinute(shuffled(n)),
  }),
  asked: {
    'a profile': { filter: { aboutId: 'p7', side: 'vendor', shown: true, stars: 4 }, sort: [['at', -1]], limit: 10 },
    'the stars of a profile': { counted: { aboutId: 'p7', side: 'vendor', shown: true, stars: 4 } },
    'an offer': { filter: { offerId: 'o7', side: 'creator', shown: true }, sort: [['at', -1]], limit: 10 },
  },
});

boundsRowsRead({
  model: blocks,
  document: (n) => ({
    blockId: `b${n}`,
    vendorId: `p${n % 500}`,
    removed: n % 3 === 0,
    period: { start: atMinute(shuffled(n)), end: atMinute(shuffled(n) + 60) },
  }),
  asked: {
    'a calendar': {
      filter: { vendorId: 'p7', 'period.end': { $gt: atMinute(100) }, 'period.start': { $lt: now } },
      sort: [['period.start', -1]],
      limit: 500,
    },
    'own data': {
      filter: { $and: [{ vendorId: 'p7', removed: false }, { blockId: { $gt: 'b1' } }] },
      sort: [['blockId', 1]],
      limit: 100,
    },
  },
});
