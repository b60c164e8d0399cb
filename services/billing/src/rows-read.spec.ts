import { atMinute, boundsRowsRead, shuffled } from '@lendring/platform/testing/read-models/rows-read.js';
import { adDays, ads } from './ads/projection.js';
import { features } from './featured-offers/projection.js';
import { invoices } from './invoices/projection.js';
import { ownAds } from './own-ads/projection.js';
import { payments } from './payments/projection.js';
import { plans } from './plans/projection.js';

const [early, now] = [atMinute(50), atMinute(9_950)];
const dayOf = (n: number): string => atMinute(n * 1_440).slice(0, 10);

boundsRowsRead({
  model: payments,
  document: (n) => ({
    paymentId: `m${String(n).padStart(5, '0')}`,
    userId: `p${n % 500}`,
    status: n % 100 ? ['paid', 'failed'][Number(n % 9 === 1)] : 'pending',
    askedAt: atMinute(shuffled(n)),
    way: n % 2 ? 'stripe' : 'account',
    transfer: `RF${n}`,
    underway: false,
    unmatched: n % 500 === 1,
    owedBack: n % 500 === 2,
  }),
  asked: {
    'own data': { filter: { userId: 'p7', paymentId: { $gt: 'm00100' } }, sort: [['paymentId', 1]], limit: 100 },
    'open payments of somebody who leaves': { filter: { userId: 'p7', status: 'pending' }, limit: 100 },
    'transfers that are waited for': {
      filter: { way: 'account', status: 'pending' },
      sort: [['askedAt', -1]],
      limit: 20,
    },
    'the count of transfers that are waited for': { counted: { way: 'account', status: 'pending' } },
    'the count of transfers that were given up': { counted: { way: 'account', status: 'failed' } },
    'money that nothing was asked for': { filter: { unmatched: true }, sort: [['askedAt', -1]], limit: 20 },
    'the count of what is owed': { counted: { owedBack: true } },
    disputes: { filter: { status: 'disputed' }, sort: [['askedAt', -1]], limit: 20 },
    'a statement': { filter: { way: 'account', transfer: { $in: ['RF2', 'RF4', 'RF7'] } }, limit: 200 },
    'transfers to give up': {
      filter: { status: 'pending', underway: false, askedAt: { $lte: early }, way: 'account' },
      sort: [['askedAt', 1]],
      limit: 100,
    },
    'payments to give up': {
      filter: { status: 'pending', underway: false, askedAt: { $lte: early }, way: { $ne: 'account' } },
      sort: [['askedAt', 1]],
      limit: 100,
    },
  },
});

boundsRowsRead({
  model: invoices,
  document: (n) => ({
    invoiceId: `i${String(n).padStart(5, '0')}`,
    userId: `p${n % 500}`,
    series: 'RE',
    number: n,
    issuedOn: dayOf(n % 1_000),
    keptUntil: dayOf(3_000 + (n % 1_000)),
    gross: 100 * (n % 50),
    status: 'paid',
    forgotten: n % 1_000 < 500,
  }),
  asked: {
    'own invoices': {
      filter: { userId: 'p7' },
      sort: [
        ['issuedOn', -1],
        ['number', -1],
      ],
      limit: 20,
    },
    'own data': { filter: { userId: 'p7', invoiceId: { $gt: 'i00100' } }, sort: [['invoiceId', 1]], limit: 100 },
    'a shown invoice': { filter: { series: 'RE', number: 9_007 }, limit: 1 },
    'invoices to forget': {
      filter: { forgotten: false, keptUntil: { $lte: dayOf(3_505) }, issuedOn: { $lt: dayOf(900) } },
      sort: [['keptUntil', 1]],
      limit: 100,
    },
  },
});

boundsRowsRead({
  model: plans,
  document: (n) => ({ userId: `p${n}`, running: n % 2 ? null : { term: { to: dayOf(shuffled(n)) } } }),
  asked: {
    'plans to renew': {
      filter: { 'running.term.to': { $lte: dayOf(100) }, userId: { $gt: '' } },
      sort: [['userId', 1]],
      limit: 100,
    },
  },
});

boundsRowsRead({
  model: features,
  document: (n) => ({
    key: `k${n}`,
    offerId: `o${n}`,
    userId: `p${n % 500}`,
    feature: ['top', 'colour'][n % 2],
    until: atMinute(shuffled(n)),
  }),
  asked: {
    'what is featured': { filter: { feature: 'top', until: { $gt: now } }, limit: 1_000 },
    'own data': { filter: { userId: 'p7', key: { $gt: 'k1' } }, sort: [['key', 1]], limit: 100 },
  },
});

boundsRowsRead({
  model: ads,
  document: (n) => ({
    adId: `a${n}`,
    from: atMinute(shuffled(n) - 100),
    until: atMinute(shuffled(n)),
    left: n % 10,
    stopped: false,
    paused: n % 10 === 1,
    house: n % 2 > 0,
    views: n,
    clicks: n,
  }),
  asked: {
    'ads that run': {
      filter: { from: { $lte: now }, until: { $gt: now }, left: { $gt: 0 }, stopped: false, paused: false },
      limit: 1_000,
    },
  },
});

boundsRowsRead({
  model: adDays,
  document: (n) => ({ adId: `a${n % 100}`, day: dayOf(shuffled(n)), views: 1, clicks: 0 }),
  asked: { 'the days of an ad': { filter: { adId: 'a7' }, sort: [['day', -1]], limit: 90 } },
});

boundsRowsRead({
  model: ownAds,
  document: (n) => ({
    adId: `a${n}`,
    userId: `p${n % 500}`,
    stage: n % 100 ? 'approved' : ['review', 'dropped'][n % 2],
    at: atMinute(shuffled(n)),
    ended: n % 2 > 0,
  }),
  asked: {
    'own ads': { filter: { userId: 'p7', stage: { $ne: 'dropped' } }, sort: [['at', -1]], limit: 50 },
    'the limit of own ads': { counted: { userId: 'p7', stage: { $ne: 'dropped' }, ended: false, adId: { $ne: 'a7' } } },
    'own data': { filter: { userId: 'p7', adId: { $gt: 'a1' } }, sort: [['adId', 1]], limit: 100 },
    'ads to review': { filter: { stage: 'review' }, sort: [['at', 1]], limit: 100 },
    'the count of ads to review': { counted: { stage: 'review' } },
  },
});
