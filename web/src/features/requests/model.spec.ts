import { describe, expect, it } from 'vitest';
import type { RequestShape, TimelineEntry } from '@lendring/contracts/http/request.js';
import type { RequestAction } from '@lendring/contracts/request/lifecycle.js';
import { requestShape } from '../../testing/demo-requests.js';
import { testTexts } from '../../testing/texts.js';
import {
  bindsToPay,
  byDay,
  momentOf,
  ratingsWaitUntil,
  rowStateOf,
  rowStates,
  sceneOf,
  scenes,
  shownActions,
  shownNameOf,
  similarSearch,
  stagesOf,
  withoutReplaced,
  type Moment,
  type Scene,
} from './model.js';
import { wholeDays } from '../../testing/samples.js';
import { spanText } from '../../parts/offers/period-text.js';
import { rowStateText, sceneText, untilText, whenText, type Words } from './words.js';

const zone = 'Europe/Berlin';
const days = (first: string, last: string) => wholeDays(first, last, zone);
const hours = (day: string): RequestShape['period'] => ({
  kind: 'hours',
  date_from: day,
  date_to: day,
  time_from: '17:00',
  duration: 3,
  start: `${day}T15:00:00.000Z`,
  end: `${day}T18:00:00.000Z`,
  zone,
});
const noon = (day: string) => `${day}T10:00:00.000Z`;

describe('the search for similar offers', () => {
  const request = requestShape({ period: days('2027-07-04', '2027-07-06'), quantity: 4 });
  it('carries the days and the number of units of the request', () => {
    expect(similarSearch(request, noon('2027-07-04'))).toEqual({ from: '2027-07-04', to: '2027-07-06', count: 4 });
    expect(similarSearch({ ...request, quantity: 1 }, noon('2027-07-01'))).not.toHaveProperty('count');
  });
  it('omits days in the past', () => {
    expect(similarSearch(request, noon('2027-07-05'))).toEqual({ count: 4 });
  });
});

const event = (type: TimelineEntry['type'], side: TimelineEntry['side'] = null): TimelineEntry => ({
  id: type,
  type,
  side,
  at: '2027-07-02T09:02:00.000Z',
  text: null,
});
/** The timeline shows that a side has rated; the text may still be hidden. */
const rated = (...sides: readonly ('vendor' | 'creator')[]): TimelineEntry[] =>
  sides.map((side) => event('rated', side));

describe('the moment of a period', () => {
  const period = days('2027-07-04', '2027-07-06');
  const cases: readonly [string, Moment][] = [
    ['2027-07-01', 'later'],
    ['2027-07-03', 'tomorrow'],
    ['2027-07-04', 'today'],
    ['2027-07-05', 'out'],
    ['2027-07-06', 'back'],
    ['2027-07-07', 'overdue'],
  ];
  it.each(cases)('%s is %s', (day, moment) => expect(momentOf(period, noon(day))).toBe(moment));
  it('has separate moments for handover and return on one day', () =>
    expect(momentOf(days('2027-07-04', '2027-07-04'), noon('2027-07-04'))).toBe('single'));
  it('follows the time zone of the offer, not UTC', () => {
    expect(momentOf(period, '2027-07-03T21:59:00.000Z')).toBe('tomorrow');
    expect(momentOf(period, '2027-07-03T22:01:00.000Z')).toBe('today');
  });
  it('uses hours for a rental by the hour', () => {
    const evening = hours('2027-07-04');
    expect(momentOf(evening, '2027-07-04T14:59:00.000Z')).toBe('today');
    expect(momentOf(evening, '2027-07-04T15:00:00.000Z')).toBe('out');
    expect(momentOf(evening, '2027-07-04T18:00:00.000Z')).toBe('overdue');
    expect(momentOf(evening, noon('2027-07-03'))).toBe('tomorrow');
  });
});

type Case = readonly [Scene, Partial<RequestShape>, string?];
const open = (
  side: 'vendor' | 'creator',
  vendor: boolean,
  creator: boolean,
  change: Partial<RequestShape> = {},
): Partial<RequestShape> => ({ status: 'open', side, accepted: { vendor, creator }, ...change });
const period = days('2027-07-04', '2027-07-06');
const agreed = (side: 'vendor' | 'creator', status: 'agreed' | 'running' = 'running'): Partial<RequestShape> => ({
  status,
  side,
  accepted: { vendor: true, creator: true },
  handed_out: status === 'running',
});
const waiting = (side: 'vendor' | 'creator'): Partial<RequestShape> => ({ ...agreed(side), handed_out: false });
const cancelledWhile = (status: 'agreed' | 'running', side: 'vendor' | 'creator'): Case[1] => ({
  status: 'cancelled',
  side,
  finished_at: noon(status === 'running' ? '2027-07-05' : '2027-07-01'),
  timeline: [event('cancelled', 'vendor')],
});
const proposedBy = (side: 'vendor' | 'creator'): NonNullable<RequestShape['proposal']> => ({
  proposal_id: '33333333-1111-4111-8111-111111111111',
  side,
  period: days('2027-07-04', '2027-07-08'),
  pricing: requestShape({}).pricing,
  units: 5,
  total: 4500,
  lines: [],
  difference: 1800,
  at: noon('2027-07-01'),
});
const table: readonly Case[] = [
  ['vendorAnswer', open('vendor', false, false)],
  ['vendorAnswerFirm', open('vendor', false, true)],
  ['vendorAnswerAuto', open('vendor', false, false, { auto_accept: true })],
  ['vendorAnswerAuto', open('vendor', false, true, { auto_accept: true })],
  ['vendorTaken', open('vendor', false, false, { overlaps_taken: true })],
  ['vendorTaken', open('vendor', false, true, { overlaps_taken: true, auto_accept: true })],
  ['vendorWaits', open('vendor', true, false)],
  ['creatorWaits', open('creator', false, false)],
  ['creatorWaitsAuto', open('creator', false, false, { auto_accept: true })],
  ['creatorFirm', open('creator', false, true)],
  ['creatorFirm', open('creator', false, true, { auto_accept: true })],
  ['creatorDecides', open('creator', true, false)],
  ['proposedSelf', open('vendor', false, false, { proposal: proposedBy('vendor') })],
  ['proposedSelf', open('creator', true, false, { proposal: proposedBy('creator') })],
  ['proposedOther', open('creator', false, false, { proposal: proposedBy('vendor'), actions: ['agree_period'] })],
  ['proposedOther', open('vendor', false, false, { proposal: proposedBy('creator'), actions: ['agree_period'] })],
  // It can no longer be agreed on.
  ['vendorAnswer', open('vendor', false, false, { proposal: proposedBy('vendor'), your_turn: true })],
  ['vendorAnswer', open('vendor', false, false, { proposal: proposedBy('creator'), actions: ['decline_period'] })],
  ['creatorTaken', open('creator', false, false, { overlaps_taken: true })],
  ['creatorTaken', open('creator', false, true, { overlaps_taken: true })],
  ['plannedVendor', agreed('vendor', 'agreed'), '2027-07-01'],
  ['plannedCreator', agreed('creator', 'agreed'), '2027-07-03'],
  ['handoverVendor', waiting('vendor'), '2027-07-04'],
  ['handoverCreator', waiting('creator'), '2027-07-04'],
  ['handoverCreator', { ...agreed('creator', 'agreed'), period: hours('2027-07-04') }, '2027-07-04'],
  ['singleVendor', { ...waiting('vendor'), period: days('2027-07-04', '2027-07-04') }, '2027-07-04'],
  ['singleCreator', { ...waiting('creator'), period: days('2027-07-04', '2027-07-04') }, '2027-07-04'],
  ['outVendor', { ...agreed('vendor', 'agreed'), handed_out: true }, '2027-07-01'],
  ['outCreator', agreed('creator'), '2027-07-04'],
  ['backVendor', { ...agreed('vendor'), period: days('2027-07-04', '2027-07-04') }, '2027-07-04'],
  ['notOutVendor', waiting('vendor'), '2027-07-05'],
  ['notOutVendor', waiting('vendor'), '2027-07-06'],
  ['notOutVendor', waiting('vendor'), '2027-07-07'],
  ['notOutCreator', waiting('creator'), '2027-07-07'],
  ['outVendor', agreed('vendor'), '2027-07-05'],
  ['outCreator', agreed('creator'), '2027-07-05'],
  ['backVendor', agreed('vendor'), '2027-07-06'],
  ['backCreator', agreed('creator'), '2027-07-06'],
  ['overdueVendor', agreed('vendor'), '2027-07-07'],
  ['overdueCreator', agreed('creator'), '2027-07-07'],
  ['handedBackVendor', { ...agreed('vendor'), handed_back: true }, '2027-07-05'],
  ['handedBackCreator', { ...agreed('creator'), handed_back: true }, '2027-07-07'],
  ['cancelledBegunSelf', cancelledWhile('running', 'vendor')],
  ['cancelledBegunOther', cancelledWhile('running', 'creator')],
  ['cancelledSelf', cancelledWhile('agreed', 'vendor')],
  ['rate', { status: 'completed', side: 'vendor' }],
  ['rateBack', { status: 'completed', side: 'vendor', timeline: rated('creator') }],
  ['ratedWaiting', { status: 'completed', side: 'vendor', timeline: rated('vendor') }],
  ['ratedBoth', { status: 'completed', side: 'creator', timeline: rated('vendor', 'creator') }],
  ['declinedVendor', { status: 'declined', side: 'vendor' }],
  ['declinedCreator', { status: 'declined', side: 'creator' }],
  ['revokedVendor', { status: 'declined', side: 'vendor', accepted: { vendor: true, creator: false } }],
  ['revokedCreator', { status: 'declined', side: 'creator', accepted: { vendor: true, creator: false } }],
  ['declinedGoneVendor', { status: 'declined', side: 'vendor', timeline: [event('declined', null)] }],
  ['declinedGoneCreator', { status: 'declined', side: 'creator', timeline: [event('declined', null)] }],
  ['withdrawnVendor', { status: 'withdrawn', side: 'vendor' }],
  ['withdrawnCreator', { status: 'withdrawn', side: 'creator' }],
  ['cancelledSelf', { status: 'cancelled', side: 'vendor', timeline: [event('cancelled', 'vendor')] }],
  ['cancelledOther', { status: 'cancelled', side: 'creator', timeline: [event('cancelled', 'vendor')] }],
  ['otherLeft', { status: 'completed', side: 'vendor', other_left_at: '2027-06-30T10:00:00.000Z' }],
  ['otherLeft', { status: 'declined', side: 'creator', other_left_at: '2027-06-30T10:00:00.000Z' }],
  ['otherSuspendedCreator', { status: 'open', side: 'creator', suspended: 'other' }],
  ['otherSuspendedVendor', { status: 'open', side: 'vendor', suspended: 'other' }],
  [
    'otherSuspendedRevoke',
    { status: 'open', side: 'vendor', suspended: 'other', accepted: { vendor: true, creator: false } },
  ],
  ['offerLockedVendor', { status: 'open', side: 'vendor', offer_held: 'locked' }],
  ['offerLockedCreator', { status: 'open', side: 'creator', offer_held: 'locked' }],
  ['offerPausedVendor', { status: 'open', side: 'vendor', offer_held: 'trader_missing' }],
  ['offerPausedCreator', { status: 'open', side: 'creator', offer_held: 'trader_missing' }],
  ['apart', { status: 'open', side: 'creator', blocked: true }],
  ['selfSuspended', { status: 'open', side: 'vendor', suspended: 'self' }],
  ['expiredSelf', { status: 'expired', side: 'vendor' }],
  ['expiredOther', { status: 'expired', side: 'creator' }],
  ['expiredSelf', { status: 'expired', side: 'creator', accepted: { vendor: true, creator: false } }],
  ['expiredOther', { status: 'expired', side: 'vendor', accepted: { vendor: true, creator: false } }],
];

describe('the summary of a request', () => {
  it.for(table)('is the scene %s', ([scene, change, day = '2027-07-01']) =>
    expect(sceneOf(requestShape({ period, ...change }), noon(day))).toBe(scene),
  );

  it('covers every scene', () => expect(new Set(table.map(([scene]) => scene))).toEqual(new Set(scenes)));

  it.each(['de', 'en', 'nl'] as const)('has complete texts in %s', (locale) => {
    const t = testTexts(locale).getFixedT(locale, ['requests', 'common']);
    const words = { t, common: testTexts(locale).t, locale, now: noon('2027-07-01') } as unknown as Words;
    const said = table.map(([scene, change, day = '2027-07-01']) => {
      const { title, line } = sceneText({ ...words, now: noon(day) }, requestShape({ period, ...change }), scene);
      for (const text of [title, line]) expect(text).toMatch(/^[^{}!]{10,}$/);
      expect(`${title}${line}`).not.toContain('scene.');
      return title;
    });
    expect(new Set(said).size).toBeGreaterThan(20);
    for (const state of rowStates)
      expect(t(`state.${state}`, { name: 'jana', day: 'd', until: 'u', late: 'l' })).not.toMatch(/[{}]|^state/);
  });
});

describe('request texts', () => {
  const i18n = testTexts('de');
  const words = {
    t: i18n.getFixedT('de', ['requests', 'common']),
    common: i18n.t,
    locale: 'de',
    now: noon('2027-07-04'),
  } as unknown as Words;
  it('state the start of the period', () => {
    expect(whenText(words, hours('2027-07-04'))).toBe('Heute um 17:00 Uhr');
    expect(whenText(words, hours('2027-07-05'))).toBe('Morgen um 17:00 Uhr');
    expect(whenText(words, days('2027-07-09', '2027-07-09'))).toBe('Am 9. Juli');
    expect(whenText(words, days('2028-01-02', '2028-01-02'))).toBe('Am 2. Januar 2028');
  });
  it('state the period', () => {
    expect(spanText(words, period)).toBe('4.–6. Juli');
    expect(spanText(words, hours('2027-07-04'))).toBe('So., 4. Juli, 17:00 bis 20:00 Uhr');
    expect(untilText(words, period)).toBe('6. Juli');
    expect(untilText(words, hours('2027-07-04'))).toBe('20:00 Uhr');
  });
  it('state an objection to a record to both sides', () => {
    const at = '2027-07-06T10:00:00.000Z';
    const answer = { agrees: false, note: 'War so', at };
    const record = { moment: 'back' as const, revision: 1, counts: [], missing: [], note: null, at, answer };
    const lineFor = (side: 'vendor' | 'creator', handovers = [record]) =>
      sceneText(words, requestShape({ side, status: 'completed', handovers }), 'rate').line;
    expect(lineFor('vendor')).toContain('hat deinem Eintrag widersprochen');
    expect(lineFor('creator')).toContain('Du hast dem Eintrag widersprochen');
    expect(lineFor('vendor', [])).not.toContain('widersprochen');
  });

  it('offers to complete a loan that is out only once it has begun', () => {
    const loan = (status: 'agreed' | 'running') => requestShape({ side: 'vendor', status, handed_out: true });
    expect(sceneText(words, loan('agreed'), 'outVendor').line).toContain('sobald sie begonnen hat');
    expect(sceneText(words, loan('running'), 'outVendor').line).toContain('schließ die Leihe ab');
  });

  it('state the usual response time unless an automatic reply exists', () => {
    const request = requestShape({ side: 'creator' });
    expect(sceneText(words, request, 'creatorWaits').line).toContain('antwortet meist');
    const timeline = request.timeline.map((one) => ({ ...one, automatic: 'de' as const }));
    expect(sceneText(words, { ...request, timeline }, 'creatorWaits').line).not.toContain('antwortet meist');
  });
  it('state the status in rows', () => {
    const row = { ...requestShape({ period, side: 'vendor', status: 'running' }), rated: false, last_text: null };
    expect(rowStateText({ ...words, now: noon('2027-07-05') }, row)).toBe('Verliehen bis 6. Juli');
  });
});

describe('request actions', () => {
  const shownAs = (
    actions: readonly RequestAction[],
    scene: Scene,
    { side = 'creator' as const, vendor = false }: Readonly<{ side?: 'vendor' | 'creator'; vendor?: boolean }> = {},
  ) => shownActions({ actions: [...actions], side, accepted: { vendor, creator: false } }, scene);
  it('have no main action next to a proposed period, and no advance confirmation of another one', () => {
    const actions = ['message', 'accept', 'decline'] as const;
    const looks = (...given: Parameters<typeof shownAs>) => shownAs(...given).map(({ action, look }) => [action, look]);
    for (const scene of ['proposedSelf', 'proposedOther'] as const) {
      expect(looks(actions, scene, { side: 'vendor' })[0]).toEqual(['accept', 'second']);
      expect(looks(actions, scene, { vendor: true })[0]).toEqual(['accept', 'second']);
      expect(looks(actions, scene)[0]).toEqual(['message', 'second']);
    }
  });
  it('include exactly the allowed actions, with the main action first and destructive ones last', () => {
    const shown = shownAs(['message', 'accept', 'decline', 'share_address'], 'vendorAnswer');
    expect(shown.map(({ action, look }) => [action, look])).toEqual([
      ['accept', 'main'],
      ['message', 'second'],
      ['decline', 'danger'],
    ]);
  });
  it('omit advance confirmation when the acceptance of the lender suffices', () => {
    const actions = ['message', 'accept', 'withdraw'] as const;
    expect(shownAs(actions, 'creatorWaits').map(({ action }) => action)).toContain('accept');
    expect(shownAs(actions, 'creatorWaitsAuto').map(({ action }) => action)).toEqual(['message', 'withdraw']);
  });
  it('offer the borrower of a running loan to hand back the item, or to complete the loan if allowed', () => {
    expect(shownAs(['message', 'hand_back'], 'backCreator')).toMatchObject([
      { action: 'hand_back', look: 'main' },
      { action: 'message' },
    ]);
    expect(shownAs(['message', 'hand_back', 'complete'], 'overdueCreator').map(({ action }) => action)).toEqual([
      'complete',
      'message',
    ]);
  });
  it('have no main action during the turn of the other side', () => {
    expect(shownAs(['message', 'accept', 'withdraw'], 'creatorWaits').map(({ look }) => look)).toEqual([
      'second',
      'second',
      'danger',
    ]);
  });
});

describe('the progress line', () => {
  const current = (change: Partial<RequestShape>) => stagesOf(requestShape({ period, ...change })).current;
  it('advances with status and handover', () => {
    expect(current({ status: 'open' })).toBe(1);
    expect(current(agreed('vendor', 'agreed'))).toBe(2);
    expect(current({ ...agreed('vendor'), handed_out: false })).toBe(2);
    expect(current(agreed('vendor'))).toBe(3);
    expect(current({ status: 'completed' })).toBe(4);
    expect(current({ status: 'completed', side: 'vendor', timeline: rated('vendor') })).toBe(5);
  });
  it('stops at the final status', () => {
    const line = stagesOf(
      requestShape({ period, status: 'cancelled', timeline: [event('agreed'), event('cancelled', 'vendor')] }),
    );
    expect(line.stages.map(({ key }) => key)).toEqual(['asked', 'agreed', 'cancelled']);
    expect(line.current).toBe(3);
    expect(stagesOf(requestShape({ period, status: 'declined', timeline: [] })).stages.map(({ key }) => key)).toEqual([
      'asked',
      'declined',
    ]);
  });
  it('omits the agreement step while the period is taken', () => {
    for (const side of ['vendor', 'creator'] as const) {
      const taken = open(side, false, true, { overlaps_taken: true, timeline: [event('days_taken')] });
      const { stages, current: done } = stagesOf(requestShape({ period, ...taken }));
      expect(stages.map(({ key }) => key)).toEqual(['asked', 'taken']);
      expect(done).toBe(2);
    }
    const accepted = open('creator', true, false, { overlaps_taken: true });
    expect(stagesOf(requestShape({ period, ...accepted })).stages[1]?.key).toBe('agreed');
  });
});

describe('ratings', () => {
  const completed = { timeline: [event('completed', 'vendor')] };
  it('are hidden for two weeks from completion', () => {
    expect(ratingsWaitUntil(completed, noon('2027-07-08'))).toBe('2027-07-16T09:02:00.000Z');
    expect(ratingsWaitUntil(completed, '2027-07-16T09:02:00.000Z')).toBeNull();
    expect(ratingsWaitUntil({ timeline: [] }, noon('2027-07-08'))).toBeNull();
  });
});

describe('rows, names and timeline days', () => {
  it('derive the status of a row', () => {
    const row = (change: Partial<RequestShape>, isRated = false) =>
      rowStateOf({ ...requestShape({ period, ...change }), rated: isRated }, noon('2027-07-05'));
    expect(row(open('vendor', false, false))).toBe('answer');
    expect(row(open('vendor', true, false))).toBe('waits');
    expect(row(open('creator', true, false))).toBe('confirm');
    expect(row(open('creator', false, false, { overlaps_taken: true }))).toBe('taken');
    expect(row(agreed('creator'))).toBe('borrowed');
    expect(row({ ...agreed('creator'), handed_out: false })).toBe('notOut');
    const over = days('2027-07-01', '2027-07-03');
    expect(row({ ...agreed('creator'), period: over })).toBe('overdue');
    expect(row({ ...waiting('creator'), period: over })).toBe('notOut');
    expect(row({ ...agreed('vendor', 'agreed'), handed_out: true, period: days('2027-07-06', '2027-07-08') })).toBe(
      'lent',
    );
    expect(row({ status: 'completed' })).toBe('rate');
    expect(row({ status: 'completed' }, true)).toBe('completed');
    expect(row({ status: 'expired' })).toBe('expired');
  });
  it('use the first name only when contact details are visible', () => {
    expect(shownNameOf(requestShape())).toBe('jana_probst');
    const contact = {
      firstname: 'Jana',
      lastname: 'Probst',
      company: null,
      email: 'j@example.org',
      phone: null,
      address: null,
    };
    expect(shownNameOf(requestShape({ contact }))).toBe('Jana');
    expect(shownNameOf(requestShape({ other: null }))).toBeNull();
    const { other } = requestShape();
    expect(shownNameOf(requestShape({ other: other && { ...other, former: true } }))).toBeNull();
  });
  it('show of several proposals in a row the last alone', () => {
    const timeline = [
      event('period_proposed', 'creator'),
      event('period_taken_back', 'creator'),
      event('period_proposed', 'creator'),
      event('period_proposed', 'creator'),
      event('period_taken_back', 'creator'),
      event('message', 'vendor'),
      event('period_proposed', 'vendor'),
      event('period_declined', 'creator'),
      event('period_proposed', 'vendor'),
    ];
    expect(withoutReplaced(timeline)).toEqual(timeline.slice(3));
  });
  it('split the timeline at midnight in the time zone of the user', () => {
    const at = (time: string) => ({ ...event('message', 'vendor'), at: time });
    const timeline = [at('2027-07-02T21:30:00.000Z'), at('2027-07-02T22:30:00.000Z')];
    expect(byDay(timeline, zone).map(({ day }) => day)).toEqual(['2027-07-02', '2027-07-03']);
    expect(byDay(timeline, 'UTC')).toHaveLength(1);
  });
});

describe('an obligation to pay', () => {
  const other = { ...requestShape().other!, commercial: true };
  const shop = requestShape({ other });
  it.each([
    ['an open request at a shop', shop, shop.total, true],
    ['an open request at a private person', requestShape(), shop.total, false],
    ['the lender’s own answer', requestShape({ other, side: 'vendor' }), shop.total, false],
    ['crates', requestShape({ other, pricing: { ...shop.pricing, paymenttype_id: 2 } }), shop.total, false],
    ['a longer agreed loan', requestShape({ other, status: 'agreed' }), shop.total + 100, true],
    ['a shorter agreed loan', requestShape({ other, status: 'agreed' }), shop.total - 100, false],
  ])('arises from the borrower’s agreement about money: %s', (_, request, total, binds) =>
    expect(bindsToPay(request, { total })).toBe(binds),
  );
});
