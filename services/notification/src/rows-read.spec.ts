import { atMinute, boundsRowsRead, shuffled } from '@lendring/platform/testing/read-models/rows-read.js';
import { behind } from './inbox/cursor.js';
import { lanes } from './delivery/projection.js';
import { notifications } from './inbox/projection.js';
import { savedSearches } from './saved-searches/projection.js';
import { timers } from './reminders/projection.js';

const early = atMinute(50);

boundsRowsRead({
  model: notifications,
  document: (n) => ({ notificationId: `n${n}`, userId: `p${n % 500}`, at: atMinute(shuffled(n)), read: n % 10 > 0 }),
  asked: {
    'the first page': {
      filter: { userId: 'p7' },
      sort: [
        ['at', -1],
        ['notificationId', -1],
      ],
      limit: 21,
    },
    'a further page of what is unread': {
      filter: { $and: [{ userId: 'p7', read: false }, behind(`${atMinute(5_000)}_n7`)] },
      sort: [
        ['at', -1],
        ['notificationId', -1],
      ],
      limit: 21,
    },
    'the badge': { counted: { userId: 'p7', read: false } },
    'somebody who leaves': { filter: { userId: 'p7' }, limit: 500 },
  },
});

boundsRowsRead({
  model: lanes,
  document: (n) => ({
    userId: `p${n}`,
    channel: ['mail', 'push'][n % 2],
    due: n % 100 ? null : atMinute(shuffled(n)),
    givenUp: n % 500 ? 0 : 1,
  }),
  asked: {
    'what is due': {
      filter: { channel: 'mail', due: { $lte: early }, userId: { $gt: '' } },
      sort: [['userId', 1]],
      limit: 100,
    },
    'what was given up': {
      filter: { givenUp: { $gt: 0 } },
      sort: [
        ['userId', 1],
        ['channel', 1],
      ],
      limit: 500,
    },
    'what was given up of a person': {
      filter: { givenUp: { $gt: 0 }, userId: 'p7' },
      sort: [
        ['userId', 1],
        ['channel', 1],
      ],
      limit: 500,
    },
  },
});

boundsRowsRead({
  model: timers,
  document: (n) => ({ requestId: `r${n}`, due: n % 100 ? null : atMinute(shuffled(n)) }),
  asked: {
    'what is due': { filter: { due: { $lte: early }, requestId: { $gt: '' } }, sort: [['requestId', 1]], limit: 100 },
  },
});

boundsRowsRead({
  model: savedSearches,
  document: (n) => ({ searchId: `s${String(n).padStart(5, '0')}`, userId: `p${n % 500}`, on: n % 2 > 0 }),
  asked: {
    'a page in the middle': { filter: { on: true, searchId: { $gt: 's05000' } }, sort: [['searchId', 1]], limit: 200 },
  },
});
