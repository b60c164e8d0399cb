import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  agreed,
  asked,
  cloud,
  completed,
  creator,
  idOf,
  now,
  period,
  requestId,
  tenOn,
  vendor,
} from '../../testing/notification.js';
import { aRequest } from '../../testing/news.js';
import { startService, type RunningService } from '../../testing/service.js';

let service: RunningService;
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.stop());

const both = async () => [await service.kinds(vendor), await service.kinds(creator)];
const timers = () => service.types(`reminders-${requestId}`);

describe('before a request expires', () => {
  beforeEach(() => {
    service.request.status = 'open';
    service.request.accepted = { vendor: false, creator: false };
  });
  const ring = () => service.strike(tenOn('2025-05-07'));

  it('the vendor is reminded to answer and the creator that no answer came, once each', async () => {
    await service.hear(asked());
    await service.strike(new Date(Date.parse(tenOn('2025-05-07')) - 1).toISOString());
    expect(await both()).toEqual([['asked'], []]);
    for (let n = 0; n < 3; n += 1) await ring();
    expect(await both()).toEqual([['expires_soon', 'asked'], ['no_answer_yet']]);
  });

  it('the creator is reminded to confirm an accepted request', async () => {
    await service.hear(asked(), cloud('request.accepted', { side: 'vendor' }));
    service.request.accepted = { vendor: true, creator: false };
    await ring();
    expect(await both()).toEqual([
      ['no_answer_yet', '(asked)'],
      ['expires_soon', 'accepted'],
    ]);
  });

  it('only the side that a period was proposed to is reminded, of the proposal', async () => {
    await service.hear(asked(), cloud('request.period_proposed', { side: 'vendor' }));
    const { pricing, units, period: proposed } = aRequest();
    const sum = { total: 2700, lines: [] };
    service.request.proposal = {
      proposalId: idOf('other'),
      side: 'vendor',
      period: proposed,
      pricing,
      units,
      sum,
      at: now,
    };
    for (let n = 0; n < 3; n += 1) await ring();
    expect(await both()).toEqual([['(asked)'], ['period_proposed', '(period_proposed)']]);
  });

  it('the reminder comes twelve hours ahead for a request with little time', async () => {
    await service.hear(asked({ time: '2025-05-07T09:00:00.000Z' }));
    await service.strike('2025-05-08T09:59:59.999Z');
    expect(await service.kinds(vendor)).toEqual(['asked']);
    await service.strike('2025-05-08T10:00:00.000Z');
    expect(await both()).toEqual([['expires_soon', 'asked'], ['no_answer_yet']]);
  });

  it('a deadline before the start of the period counts instead of the start', async () => {
    await service.hear(cloud('request.asked', { period, answerBy: '2025-05-08T10:00:00.000Z' }));
    await service.strike(tenOn('2025-05-06'));
    expect(await both()).toEqual([['expires_soon', 'asked'], ['no_answer_yet']]);
  });

  it('both sides are reminded twelve hours before an acceptance ends, instead of two days before the period', async () => {
    const answerBy = '2025-05-07T10:00:00.000Z';
    await service.hear(asked(), cloud('request.accepted', { side: 'vendor', answerBy }));
    service.request.accepted = { vendor: true, creator: false };
    await service.strike('2025-05-06T21:59:59.999Z');
    expect(await both()).toEqual([['(asked)'], ['accepted']]);
    for (let n = 0; n < 3; n += 1) await service.strike('2025-05-06T22:00:00.000Z');
    await ring();
    expect(await both()).toEqual([
      ['no_answer_yet', '(asked)'],
      ['expires_soon', 'accepted'],
    ]);
  });

  it('both sides are notified of the expiry, which replaces the reminders', async () => {
    await service.hear(asked());
    await ring();
    await service.hear(cloud('request.expired', {}, { time: period.start }));
    expect(await both()).toEqual([
      ['expired', '(expires_soon)', '(asked)'],
      ['expired', '(no_answer_yet)'],
    ]);
  });

  it('no reminder is sent for settled or ended requests, nor for requests made too late', async () => {
    await service.hear(asked(), cloud('request.declined', {}));
    await ring();
    expect(await timers()).toEqual(['RequestFollowed', 'ReminderPlanned', 'LoanClosed']);
    const late = { time: '2025-05-08T20:30:00.000Z', subject: idOf('late') };
    await service.hear(asked(late));
    expect(await service.types(`reminders-${late.subject}`)).toEqual(['RequestFollowed']);
    expect((await both()).flat()).not.toContain('expires_soon');
  });

  it('the new lender is reminded after a takeover instead of the previous lender', async () => {
    const next = idOf('next');
    const taken = { vendorId: next, groupId: 'g4rt3nfr3n', formerId: vendor };
    await service.hear(asked(), cloud('request.taken_over', taken));
    for (let n = 0; n < 2; n += 1) await ring();
    expect(await service.kinds(next)).toEqual(['expires_soon']);
    expect(await service.kinds(vendor)).not.toContain('expires_soon');
    expect(await timers()).toEqual(['RequestFollowed', 'ReminderPlanned', 'VendorReplaced', 'ReminderSent']);
  });

  it('an agreed request is tracked as a loan from the agreement on', async () => {
    await service.hear(asked(), agreed({ time: '2025-05-05T10:00:00.001Z' }));
    service.request.status = 'agreed';
    await ring();
    await service.strike(tenOn('2025-05-08'));
    expect(await both()).toEqual([['handover_tomorrow', 'agreed', '(asked)'], ['handover_tomorrow']]);
  });
});

describe('reminders', () => {
  it('reach both sides once at their time, however often the timer runs', async () => {
    await service.hear(agreed());
    await service.strike(new Date(Date.parse(tenOn('2025-05-08')) - 1).toISOString());
    expect(await both()).toEqual([['agreed'], []]);
    for (let n = 0; n < 3; n += 1) await service.strike(tenOn('2025-05-08'));
    expect(await both()).toEqual([['handover_tomorrow', 'agreed'], ['handover_tomorrow']]);
    await service.strike(tenOn('2025-05-10'));
    expect(await both()).toEqual([
      ['return_tomorrow', 'handover_tomorrow', 'agreed'],
      ['return_tomorrow', 'handover_tomorrow'],
    ]);
  });

  it('follow a moved loan, and come again for its new last day', async () => {
    const moved = (start: string, end: string, time: string) =>
      cloud('request.period_changed', { side: 'vendor', period: { ...period, start, end } }, { time });
    await service.hear(agreed(), moved('2025-05-15T22:00:00.000Z', '2025-05-18T22:00:00.000Z', now));
    service.request.status = 'agreed';
    for (const day of ['2025-05-08', '2025-05-10', '2025-05-12']) await service.strike(tenOn(day));
    expect((await both()).flat()).not.toContain('handover_tomorrow');
    for (let n = 0; n < 2; n += 1) await service.strike(tenOn('2025-05-15'));
    expect((await both()).flat().filter((kind) => kind === 'handover_tomorrow')).toHaveLength(2);

    service.request.status = 'running';
    for (let n = 0; n < 2; n += 1) await service.strike(tenOn('2025-05-17'));
    await service.hear(moved('2025-05-15T22:00:00.000Z', '2025-05-21T22:00:00.000Z', '2025-05-17T09:00:00.000Z'));
    await service.strike(tenOn('2025-05-19'));
    const returns = async () => (await both()).map((kinds) => kinds.filter((kind) => kind === 'return_tomorrow'));
    expect(await returns()).toEqual([[], []]);
    for (let n = 0; n < 2; n += 1) await service.strike(tenOn('2025-05-20'));
    expect(await returns()).toEqual([['return_tomorrow'], ['return_tomorrow']]);
    expect((await timers()).filter((type) => type === 'LoanMoved')).toHaveLength(2);
  });

  it('of a request that got another period before the agreement follow its new deadline', async () => {
    service.request.status = 'open';
    service.request.accepted = { vendor: false, creator: false };
    const later = { ...period, start: '2025-05-29T22:00:00.000Z', end: '2025-05-31T22:00:00.000Z' };
    const about = { side: 'creator', period: later, answerBy: '2025-05-12T10:00:00.000Z' } as const;
    await service.hear(asked(), cloud('request.period_changed', about));
    await service.strike(tenOn('2025-05-07'));
    expect((await both()).flat()).not.toContain('expires_soon');
    await service.strike(tenOn('2025-05-10'));
    expect((await both()).flat()).toEqual(expect.arrayContaining(['expires_soon', 'no_answer_yet']));
  });

  it('of an ended loan do not come back with another period', async () => {
    await service.hear(agreed(), cloud('request.cancelled', { side: 'vendor' }));
    const before = await timers();
    await service.hear(cloud('request.period_changed', { side: 'vendor', period }));
    expect(await timers()).toEqual(before);
  });

  it('skip a creator who reported the return, and ask the vendor to complete an overdue loan', async () => {
    await service.hear(agreed());
    service.request.status = 'running';
    service.request.handedBack = true;
    await service.strike(tenOn('2025-05-10'));
    await service.strike(tenOn('2025-05-12'));
    expect(await both()).toEqual([['overdue', 'agreed'], []]);
  });

  it('tell the vendor once that a loan was not picked up, and nobody that it should be back', async () => {
    await service.hear(agreed());
    service.request.status = 'running';
    service.request.handedOut = false;
    await service.strike(tenOn('2025-05-10'));
    for (const day of ['12', '13', '14']) await service.strike(tenOn(`2025-05-${day}`));
    const late = async (userId: string) =>
      (await service.read(userId, { size: 100 })).items.filter(
        ({ kind }) => kind === 'overdue' || kind === 'not_picked_up',
      );
    expect((await late(vendor)).map(({ kind }) => kind)).toEqual(['not_picked_up']);
    expect(await late(creator)).toEqual([]);
  });

  it('repeat for overdue loans daily, then weekly, then end', async () => {
    await service.hear(agreed());
    service.request.status = 'running';
    for (let day = 6; day < 60; day += 1)
      await service.strike(new Date(Date.parse(tenOn('2025-05-01')) + day * 86_400_000).toISOString());
    const told = (await service.read(creator, { size: 100 })).items.filter(({ kind }) => kind === 'overdue');
    expect(told.map(({ at }) => at.slice(5, 10)).toReversed()).toEqual([
      '05-12',
      '05-13',
      '05-14',
      '05-15',
      '05-16',
      '05-17',
      '05-18',
      '05-25',
      '06-01',
      '06-08',
      '06-15',
    ]);
  });

  it('omit dates that were already due at the agreement', async () => {
    await service.hear(agreed({ time: '2025-05-08T09:00:00.000Z' }));
    await service.strike('2025-05-08T09:00:01.000Z');
    expect(await both()).toEqual([['agreed'], []]);
  });

  it('are dropped with an event if outdated after an outage, while current reminders are sent', async () => {
    await service.hear(agreed());
    service.request.status = 'running';
    await service.strike(tenOn('2025-05-14'));
    expect((await both())[1]).toEqual(['overdue']);
    expect(await timers()).toEqual([
      'LoanFollowed',
      'ReminderPlanned',
      ...Array<string>(4).fill('ReminderDropped'),
      'ReminderSent',
      'ReminderPlanned',
    ]);
    await service.strike('2025-05-15T07:59:59.999Z');
    expect((await both())[1]).toEqual(['overdue']);
  });

  it('are still sent if slightly late', async () => {
    await service.hear(agreed());
    await service.strike('2025-05-08T20:00:00.000Z');
    expect((await both())[1]).toEqual(['handover_tomorrow']);
  });

  it('end when the loan is cancelled or returned', async () => {
    await service.hear(agreed(), cloud('request.cancelled', { period, side: 'vendor' }));
    await service.strike(tenOn('2025-05-08'));
    expect(await both()).toEqual([['(agreed)'], ['cancelled']]);
    await service.hear(agreed());
    await service.strike(tenOn('2025-05-10'));
    expect((await both())[1]).not.toContain('return_tomorrow');
  });

  it('are held while the request status contradicts them', async () => {
    await service.hear(agreed());
    service.request.status = 'completed';
    await service.strike(tenOn('2025-05-12'));
    expect((await both())[1]).toEqual([]);
    service.request.away = true;
    await expect(service.strike(tenOn('2025-05-12'))).rejects.toThrow('does not answer');
    service.request.away = false;
    service.request.status = 'running';
    await service.strike(tenOn('2025-05-12'));
    expect((await both())[1]).toEqual(['overdue']);
  });

  it('ask only sides without a rating to rate', async () => {
    service.request.status = 'completed';
    await service.hear(agreed(), completed({ time: '2025-05-11T20:00:00.000Z' }));
    await service.hear(cloud('request.rating_waits', { side: 'creator' }, { time: '2025-05-12T20:00:00.000Z' }));
    await service.strike(tenOn('2025-05-14'));
    expect((await service.kinds(vendor))[0]).toBe('please_rate');
    expect(await service.kinds(creator)).not.toContain('please_rate');
    await service.strike(tenOn('2025-05-20'));
    expect((await service.kinds(vendor)).filter((kind) => kind === 'please_rate')).toHaveLength(1);
  });

  it('stop once one side has deleted their account, without further queries', async () => {
    service.request.status = 'completed';
    await service.hear(agreed(), completed({ time: '2025-05-11T20:00:00.000Z' }));
    service.request.somebodyLeft = true;
    await service.strike(tenOn('2025-05-14'));
    for (const kinds of await both()) expect(kinds).not.toContain('please_rate');
    expect((await timers()).at(-1)).toBe('ReminderDropped');
    service.request.away = true;
    await service.strike(tenOn('2025-05-15'));
  });

  it('ask each side to rate at most once', async () => {
    service.request.status = 'completed';
    await service.hear(completed({ time: now }));
    await service.hear(cloud('request.rating_waits', { side: 'creator' }));
    await service.hear(cloud('request.rated', { side: 'creator', aboutId: vendor, stars: 5 }));
    await service.hear(cloud('request.rated', { side: 'vendor', aboutId: creator, stars: 5 }));
    await service.strike(tenOn('2025-05-08'));
    for (const kinds of await both()) expect(kinds).not.toContain('please_rate');
  });
});
