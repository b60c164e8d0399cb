import { describe, expect, it } from 'vitest';
import { RequestIntegrationEvent } from '@lendring/contracts/request/integration.js';
import {
  asked,
  cloud,
  completed,
  creator,
  agreed,
  message,
  now,
  offerId,
  requestId,
  vendor,
} from '../../testing/notification.js';
import { newsOf } from './decide.js';

const news = ({ type, subject, data }: ReturnType<typeof asked>) =>
  newsOf(RequestIntegrationEvent.parse({ type, subject, data }) as Parameters<typeof newsOf>[0], now);
const told = (event: ReturnType<typeof asked>) =>
  news(event).tells.map(({ userId, side, otherId, kind }) => {
    expect([side, userId, otherId]).toEqual(
      side === 'vendor' ? ['vendor', vendor, creator] : ['creator', creator, vendor],
    );
    return `${side}: ${kind}`;
  });

describe('request notifications', () => {
  it.each([
    ['that somebody asks', asked(), ['vendor: asked'], creator],
    ['that the vendor said yes', cloud('request.accepted', { side: 'vendor' }), ['creator: accepted'], vendor],
    ['that the creator confirmed first', cloud('request.accepted', { side: 'creator' }), ['vendor: accepted'], creator],
    ['that it is settled', agreed(), ['vendor: agreed'], creator],
    ['that it was declined', cloud('request.declined', {}), ['creator: declined'], vendor],
    ['that it is gone', cloud('request.declined', { cause: 'offer_deleted' }), ['creator: offer_deleted'], vendor],
    ['that it was withdrawn', cloud('request.withdrawn', {}), ['vendor: withdrawn'], creator],
    ['that it was cancelled', cloud('request.cancelled', { side: 'vendor' }), ['creator: cancelled'], vendor],
    ['that nobody answered in time', cloud('request.expired', {}), ['vendor: expired', 'creator: expired'], null],
    ['that somebody wrote', message('vendor'), ['creator: message'], vendor],
    ['that an automatic reply came', cloud('request.replied', {}), ['creator: auto_reply'], null],
    ['that somebody else has the days', cloud('request.days_taken', {}), ['creator: days_taken'], null],
    ['that the days can be had again', cloud('request.days_freed', {}), ['creator: days_freed'], null],
    ['that it was locked', cloud('request.offer_noted', { offer: 'locked' }), ['creator: offer_locked'], null],
    [
      'nothing of the suspension of its owner',
      cloud('request.offer_noted', { offer: 'locked', ownerSuspended: true }),
      [],
      null,
    ],
    ['that it is no longer locked', cloud('request.offer_noted', { offer: 'there' }), ['creator: offer_back'], null],
    ['that its offer was deleted', cloud('request.offer_noted', { offer: 'deleted' }), ['creator: offer_gone'], null],
    ['that the creator returned it', cloud('request.handed_back', {}), ['vendor: handed_back'], creator],
    [
      'that the handover was recorded',
      cloud('request.handover_recorded', { moment: 'out', missing: 0 }),
      ['creator: out_recorded'],
      vendor,
    ],
    [
      'that everything is back',
      cloud('request.handover_recorded', { moment: 'back', missing: 0 }),
      ['creator: back_recorded'],
      vendor,
    ],
    [
      'that parts are missing',
      cloud('request.handover_recorded', { moment: 'back', missing: 2 }),
      ['creator: parts_missing'],
      vendor,
    ],
    [
      'that the borrower objects',
      cloud('request.handover_disputed', { moment: 'back' }),
      ['vendor: record_disputed'],
      creator,
    ],
    ['that it is back', completed(), ['creator: completed'], vendor],
    ['that a rating waits', cloud('request.rating_waits', { side: 'creator' }), ['vendor: rating_waits'], creator],
    [
      'that a rating was answered',
      cloud('request.rating_answered', { side: 'vendor' }),
      ['creator: rating_answered'],
      vendor,
    ],
    ['of a first answer, twice', cloud('request.answered', { minutes: 3 }), [], null],
    ['of having looked', cloud('request.read', { side: 'vendor' }), [], vendor],
  ] as const)('%s', (_, event, tells, seenBy) => {
    expect(told(event)).toEqual(tells);
    expect(news(event).seenBy).toBe(seenBy);
  });

  it('of a return state its figures, and replace the unread notification of the record before', () => {
    const back = (data: object) => news(cloud('request.handover_recorded', { moment: 'back', missing: 0, ...data }));
    const kinds = ['back_recorded', 'parts_missing'];
    expect(back({ missing: 1, kept: 4_500 })).toMatchObject({
      tells: [{ userId: creator, kind: 'parts_missing', returned: { missing: 1, kept: 4_500, released: 0 } }],
      replaced: [{ userId: creator, kinds }],
    });
    expect(back({ formerKept: 4_500 }).tells).toMatchObject([
      { kind: 'back_recorded', returned: { missing: 0, kept: 0, released: 4_500 } },
    ]);
    expect(back({ undone: true, missing: 2, formerKept: 4_500 }).tells).toMatchObject([
      { kind: 'back_recorded', returned: { missing: 0, released: 4_500 } },
    ]);
    expect(back({ undone: true }).tells).toEqual([]);
  });

  it('state the stars to the rated user', () => {
    const rated = cloud('request.rated', { side: 'creator', aboutId: vendor, stars: 4 });
    expect(news(rated).tells).toEqual([
      { userId: vendor, otherId: creator, side: 'vendor', kind: 'rated', stars: 4, requestId, offerId, at: now },
    ]);
  });

  it('are done for a side that has rated, and for the rated side once the rating is published', () => {
    const waits = cloud('request.rating_waits', { side: 'creator' });
    expect(news(waits).done).toEqual([{ userId: creator, kinds: ['please_rate'] }]);
    const rated = cloud('request.rated', { side: 'creator', aboutId: vendor, stars: 4 });
    expect(news(rated).done).toEqual([
      { userId: vendor, kinds: ['rating_waits'] },
      { userId: creator, kinds: ['please_rate'] },
    ]);
  });

  it('replace earlier notifications of the request on both sides', () => {
    const overtaken = (event: ReturnType<typeof asked>) => news(event).overtaken;
    const both = (kinds: readonly string[]) => [vendor, creator].map((userId) => ({ userId, kinds }));
    const ends = ['request.declined', 'request.withdrawn', 'request.expired'] as const;
    const onTheWay = ['asked', 'accepted', 'expires_soon', 'no_answer_yet', 'days_taken', 'days_freed'];
    expect(overtaken(agreed())).toEqual(both(onTheWay));
    for (const type of ends) expect(overtaken(cloud(type, {}))).toEqual(both([...onTheWay, 'period_proposed']));
    const ahead = ['handover_tomorrow', 'return_tomorrow', 'period_proposed', 'overdue', 'not_picked_up'];
    expect(overtaken(cloud('request.handed_back', {}))).toEqual(both(ahead));
    expect(overtaken(completed())).toEqual(both([...ahead, 'handed_back']));
    expect([overtaken(asked()), overtaken(message('vendor'))]).toEqual([[], []]);
  });

  it('ask the other side about another period, and are done once it is answered', () => {
    const of = (type: 'proposed' | 'declined' | 'taken_back') => cloud(`request.period_${type}`, { side: 'creator' });
    expect(news(of('proposed')).tells).toMatchObject([{ userId: vendor, kind: 'period_proposed' }]);
    for (const type of ['declined', 'taken_back'] as const) {
      expect(news(of(type)).tells).toMatchObject([{ userId: vendor, kind: `period_${type}` }]);
      expect(news(of(type)).overtaken?.[0]?.kinds).toEqual(['period_proposed']);
    }
    const period = { zone: 'Europe/Berlin', start: now, end: now };
    const changed = news(cloud('request.period_changed', { side: 'vendor', period }));
    expect(changed.tells).toMatchObject([{ userId: creator, kind: 'period_agreed' }]);
    const settled = news(cloud('request.period_changed', { side: 'vendor', period, agrees: true }));
    expect(settled.tells).toEqual([]);
    expect(settled.overtaken).toEqual(changed.overtaken);
    expect(changed.overtaken?.[0]?.kinds).toEqual(expect.arrayContaining(['period_proposed', 'overdue']));
  });

  it('go to both sides if an older event names no actor', () => {
    for (const type of ['request.agreed', 'request.cancelled', 'request.completed'] as const)
      expect(news(cloud(type, {}))).toMatchObject({ tells: [{ side: 'vendor' }, { side: 'creator' }], seenBy: null });
  });
});
