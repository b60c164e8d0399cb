import { atMinute, boundsRowsRead, shuffled } from '@lendring/platform/testing/read-models/rows-read.js';
import { cases } from './case/projection.js';
import { complaints } from './complaints/projection.js';
import { decisions } from './decisions/projection.js';
import { feedback } from './feedback/projection.js';
import { hints } from './hints/projection.js';
import { involved } from './case/involved.js';
import { pauses } from './unfounded-reports/projection.js';
import { reports } from './reporting/projection.js';
import { suspensions } from './suspension/projection.js';

const [early, now] = [atMinute(50), atMinute(9_950)];
const idOf = (n: number): string => shuffled(n).toString(16).padStart(8, '0');

/** Most cases are decided; 1 of 100 is pending. Backoffice lists are in `orders-plans.spec.ts`. */
boundsRowsRead({
  model: cases,
  document: (n) => ({
    caseId: idOf(n),
    ownerId: `p${n % 500}`,
    kind: 'offer',
    reason: 'forbidden',
    queue: n % 100 ? 'none' : 'waiting',
    state: 'decided',
    urgency: n % 3,
    assignedTo: n % 200 ? null : 'admin',
    complaint: n % 300 ? null : 'open',
    trusted: false,
    dueAt: atMinute(shuffled(n)),
    lastReportAt: atMinute(shuffled(n)),
    changedAt: atMinute(shuffled(n)),
    reports: 1,
  }),
  asked: {
    'the history of a person': {
      filter: { ownerId: 'p7', caseId: { $ne: idOf(7) } },
      sort: [['lastReportAt', -1]],
      limit: 50,
    },
    'the count of a person': { counted: { ownerId: 'p7' } },
    'what waits about a person': { counted: { ownerId: 'p7', queue: 'waiting' } },
    'what is overdue': { counted: { queue: 'waiting', dueAt: { $lt: now } } },
    'what waits by urgency': { counted: { queue: 'waiting', urgency: 2 } },
    'open complaints': { counted: { complaint: 'open' } },
    'one’s own': { counted: { queue: 'waiting', assignedTo: 'admin' } },
    'a number': { filter: { $and: [{ caseId: { $gte: '000000a' } }, { caseId: { $lt: '000000ag' } }] }, limit: 50 },
    'the cases of somebody who leaves': {
      filter: { ownerId: 'p7', caseId: { $gt: '' } },
      sort: [['caseId', 1]],
      limit: 100,
    },
  },
});

boundsRowsRead({
  model: reports,
  document: (n) => ({
    reportId: idOf(n),
    caseId: `c${n}`,
    reporterId: `p${n % 500}`,
    visitor: n % 10 === 0,
    by: n % 20 ? `p${n % 500}` : null,
    confirmed: true,
    unfounded: false,
    at: atMinute(shuffled(n)),
  }),
  asked: {
    'the record of a reporter': { filter: { reporterId: 'p7' }, sort: [['at', -1]], limit: 50 },
    'what somebody sent lately': { filter: { by: 'p7', at: { $gt: early } }, sort: [['at', -1]], limit: 100 },
    'own data': { filter: { reporterId: 'p7', reportId: { $gt: '0001' } }, sort: [['reportId', 1]], limit: 100 },
    'a number': { filter: { $and: [{ reportId: { $gte: '000000a' } }, { reportId: { $lt: '000000ag' } }] }, limit: 50 },
    'reporters to forget': { filter: { visitor: true, at: { $lt: early } }, sort: [['at', 1]], limit: 100 },
  },
});

boundsRowsRead({
  model: complaints,
  document: (n) => ({ complaintId: `c${n}`, userId: `p${n % 500}`, unfounded: false, at: atMinute(shuffled(n)) }),
  asked: {
    'what somebody complained about lately': {
      filter: { userId: { $in: ['p7', 'p8'] }, at: { $gt: early } },
      sort: [['at', -1]],
      limit: 100,
    },
  },
});

boundsRowsRead({
  model: decisions,
  document: (n) => ({ decisionId: idOf(n), caseId: `c${n}`, ownerId: `p${n % 500}`, at: atMinute(shuffled(n)) }),
  asked: {
    'own decisions': { filter: { ownerId: 'p7' }, sort: [['at', -1]], limit: 50 },
    'own data': { filter: { ownerId: 'p7', decisionId: { $gt: '0001' } }, sort: [['decisionId', 1]], limit: 100 },
  },
});

boundsRowsRead({
  model: involved,
  document: (n) => ({ caseId: `c${n}`, userId: `p${n % 500}`, at: atMinute(shuffled(n)) }),
  asked: { 'cases to hide': { filter: { userId: 'p7' }, sort: [['at', -1]], limit: 200 } },
});

boundsRowsRead({
  model: feedback,
  lists: ['tags'],
  document: (n) => ({
    feedbackId: idOf(n),
    authorId: `p${n % 500}`,
    kind: 'idea',
    locale: 'de',
    state: n % 10 ? 'done' : 'open',
    tags: [],
    visitor: n % 10 === 0,
    at: atMinute(shuffled(n)),
  }),
  asked: {
    'the list': { filter: { state: 'open' }, sort: [['at', -1]], limit: 20 },
    'own data': { filter: { authorId: 'p7', feedbackId: { $gt: '0001' } }, sort: [['feedbackId', 1]], limit: 100 },
    'visitors to forget': { filter: { visitor: true, at: { $lt: early } }, sort: [['at', 1]], limit: 100 },
  },
});

boundsRowsRead({
  model: hints,
  document: (n) => ({
    hintId: idOf(n),
    ownerId: `p${n % 500}`,
    state: n % 100 ? 'cleared' : 'open',
    kind: 'price',
    language: 'de',
    severity: n % 3,
    at: atMinute(shuffled(n)),
  }),
  asked: { 'own data': { filter: { ownerId: 'p7', hintId: { $gt: '0001' } }, sort: [['hintId', 1]], limit: 100 } },
});

for (const model of [pauses, suspensions])
  boundsRowsRead({
    model,
    document: (n) => ({ userId: `p${n}`, until: n % 2 ? null : atMinute(shuffled(n)) }),
    asked: { 'what is over': { filter: { until: { $lte: early } }, sort: [['until', 1]], limit: 100 } },
  });
