import { describe, expect, it } from 'vitest';
import type { RequestEvent } from '@lendring/contracts/request/events.js';
import type { Recorded } from '@lendring/platform/runtime/service/service-parts.js';
import type { DayDocument } from '@lendring/platform/runtime/daily-numbers/projection.js';
import { now, offerId, requestId, vendor, uuid } from '../testing/request.js';
import { daily } from './daily.js';

const parties = { requestId, offerId, vendorId: vendor, creatorId: uuid(12) };
const declined = { requestId, side: 'vendor' as const, authorId: vendor, reason: 'Nein', at: now };

const countsOf = (events: readonly RequestEvent[]) =>
  events
    .map((event, n): Recorded<RequestEvent> => ({
      ...event,
      id: uuid(n),
      stream: `request-${requestId}`,
      position: String(n).padStart(16, '0'),
      at: now,
      actor: vendor,
    }))
    .reduce<DayDocument | null>((document, event) => {
      const [id] = daily.ids(event);
      return id === undefined ? document : daily.evolve(document, event, id);
    }, null)?.rows;

describe('daily request counters', () => {
  it('count outcomes and bucketed answer times without texts or user ids', () => {
    const rows = countsOf([
      { type: 'RequestAnswered', data: { ...parties, minutes: 50 } },
      { type: 'RequestAgreed', data: parties },
      { type: 'RequestDeclined', data: declined },
      { type: 'RequestWithdrawn', data: { requestId, at: now } },
      { type: 'MessageSent', data: { requestId, side: 'vendor', authorId: vendor, messageId: uuid(9), text: 'Hallo' } },
    ]);
    expect(rows).toEqual([{ key: '', counts: { answer_60: 1, agreed: 1, declined: 1, withdrawn: 1, messages: 1 } }]);
  });

  it('count ratings and stars once they are public', () => {
    const shown = { requestId, offerId, side: 'vendor' as const, authorId: vendor, aboutId: uuid(12), stars: 4 };
    expect(countsOf([{ type: 'RequestRated', data: { ...shown, text: null, hidden: true } }])).toBeUndefined();
    expect(
      countsOf([
        { type: 'RequestRated', data: { ...shown, stars: 1, text: null } },
        { type: 'RatingShown', data: shown },
      ]),
    ).toEqual([{ key: '', counts: { ratings: 2, stars: 5 } }]);
  });

  it('do not count a decline caused by a deleted offer or account', () =>
    expect(
      countsOf([
        { type: 'RequestDeclined', data: { ...declined, cause: 'offer_deleted' } },
        { type: 'RequestExpired', data: { requestId, at: now } },
      ]),
    ).toEqual([{ key: '', counts: { lapsed: 2 } }]));
});
