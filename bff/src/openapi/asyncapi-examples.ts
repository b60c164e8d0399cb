import type { CloudEvent } from '@lendring/contracts/kernel/integration.js';
import type { FollowedEvent, FollowedType } from '@lendring/contracts/partner/followed-events.js';

const vendorId = '0b9a5f7e-6d1c-4f0e-9a34-5c2d7e8f1a20';
const creatorId = '9f1c2b3a-4d5e-4f60-8a7b-6c5d4e3f2a1b';
const offerId = 'k3v9w0m2xa';
const groupId = 'p7d2h8r4tb';
const requestId = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const parties = { offerId, vendorId, creatorId };
const timed = {
  ...parties,
  period: { zone: 'Europe/Berlin', start: '2026-05-08T22:00:00.000Z', end: '2026-05-10T22:00:00.000Z' },
};
const facts = {
  ownerId: vendorId,
  categoryId: 405,
  commercial: false,
  place: {
    city: 'Köln',
    cityId: 'de-koeln',
    cityUrl: 'koeln',
    country: 'DE',
    point: { lat: 50.9413, lng: 6.9583 },
    radius: 1500,
    exact: false,
  },
} as const;

const example = (n: number, { type, subject, data }: FollowedEvent): CloudEvent => ({
  specversion: '1.0',
  id: `2b1c0d9e-8f7a-5b6c-9d5e-4f3a2b1c0d${80 + n}`,
  source: `/${type.split('.')[0]}`,
  type,
  subject,
  time: '2026-05-01T10:00:00.000Z',
  datacontenttype: 'application/json',
  data: { ...data },
});

export const examples: Readonly<Record<FollowedType, CloudEvent>> = {
  'offer.published': example(1, { type: 'offer.published', subject: offerId, data: facts }),
  'offer.changed': example(2, { type: 'offer.changed', subject: offerId, data: { ...facts, categoryId: 409 } }),
  'offer.withdrawn': example(3, {
    type: 'offer.withdrawn',
    subject: offerId,
    data: { ownerId: vendorId, status: 'inactive' },
  }),
  'offer.calendar_changed': example(12, { type: 'offer.calendar_changed', subject: offerId, data: {} }),
  'offer.opening_changed': example(13, { type: 'offer.opening_changed', subject: vendorId, data: {} }),
  'request.asked': example(4, { type: 'request.asked', subject: requestId, data: timed }),
  'request.agreed': example(5, { type: 'request.agreed', subject: requestId, data: timed }),
  'request.period_changed': example(14, {
    type: 'request.period_changed',
    subject: requestId,
    data: { ...timed, side: 'vendor' },
  }),
  'request.cancelled': example(6, {
    type: 'request.cancelled',
    subject: requestId,
    data: { ...timed, side: 'creator' },
  }),
  'request.completed': example(7, {
    type: 'request.completed',
    subject: requestId,
    data: { ...timed, endedAt: '2026-05-10T16:30:00.000Z' },
  }),
  'request.rated': example(8, {
    type: 'request.rated',
    subject: requestId,
    data: { ...parties, side: 'creator', aboutId: vendorId, stars: 5 },
  }),
  'group.listed': example(9, { type: 'group.listed', subject: groupId, data: { groupId } }),
  'group.changed': example(10, { type: 'group.changed', subject: groupId, data: { groupId } }),
  'group.withdrawn': example(11, { type: 'group.withdrawn', subject: groupId, data: { groupId } }),
};
