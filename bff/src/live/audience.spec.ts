import { describe, expect, it } from 'vitest';
import { toldOf } from './audience.js';

const [vendor, creator, request, former] = [1, 2, 3, 4].map((n) => `00000000-0000-4000-8000-00000000000${n}`) as [
  string,
  string,
  string,
  string,
];
const offer = 'k3v9w0m2xa';
const parties = { offerId: offer, vendorId: vendor, creatorId: creator };
const said = (type: string, subject: string, data: Record<string, unknown>) =>
  toldOf({ source: `/${type.startsWith('calendar') ? 'request' : type.split('.')[0]}`, type, subject, data });
const both = { change: { what: 'request', request_id: request }, people: [vendor, creator], watchersOf: null };
const watchers = (what: 'days' | 'offer') => ({ change: { what, offer_id: offer }, people: [], watchersOf: offer });

describe('the audience of a change', () => {
  it.each([
    ['both sides of a request', said('request.asked', request, parties), both],
    ['both sides of a message', said('request.messaged', request, { ...parties, side: 'vendor' }), both],
    [
      'nobody but the reader of having read',
      said('request.read', request, { ...parties, side: 'creator' }),
      { ...both, people: [creator] },
    ],
    ['nobody of how long an answer took', said('request.answered', request, { ...parties, minutes: 3 }), null],
    [
      'nobody of whose thing it is',
      said('request.group_thing_asked', request, { ...parties, groupId: 'g4rt3nfr3n' }),
      null,
    ],
    [
      'both sides, and who lent before, of whoever takes it over',
      said('request.taken_over', request, { ...parties, groupId: 'g4rt3nfr3n', formerId: former }),
      { ...both, people: [vendor, creator, former] },
    ],
    [
      'one person of the own list',
      said('notification.added', vendor, {}),
      { change: { what: 'notifications' }, people: [vendor], watchersOf: null },
    ],
    ['who looks at an offer of its days', said('calendar.freed', offer, { key: request }), watchers('days')],
    ['who looks at an offer that it changed', said('offer.changed', offer, { ownerId: vendor }), watchers('offer')],
    [
      'who looks at an offer that it is gone, and then only its owner',
      said('offer.withdrawn', offer, { ownerId: vendor }),
      { ...watchers('offer'), hiddenFor: vendor },
    ],
    ['nobody of what no service says', said('account.relocated', vendor, {}), null],
    ['nobody of what does not fit', said('request.asked', 'x', parties), null],
    ['nobody of what is not known yet', said('request.painted', request, parties), null],
  ])('%s', (_, told, expected) => expect(told).toEqual(expected));

  it('receives only ids of an event', () => {
    const told = said('request.cancelled', request, { ...parties, side: 'vendor', reason: 'My secret words' });
    expect(JSON.stringify(told?.change)).toBe(JSON.stringify({ what: 'request', request_id: request }));
  });
});
