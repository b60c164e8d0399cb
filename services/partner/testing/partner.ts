import type { CloudEvent } from '@lendring/contracts/kernel/integration.js';
import { derivedId } from '@lendring/platform/base/uuid.js';

export const owner = '0b9a5f7e-6d1c-4f0e-9a34-5c2d7e8f1a20';
export const other = '9f1c2b3a-4d5e-4f60-8a7b-6c5d4e3f2a1b';
export const stranger = '5e4d3c2b-1a0f-4e9d-8c7b-6a5f4e3d2c1b';
export const at = '2025-05-01T10:00:00.000Z';

const root = '6ba7b810-9dad-41d1-80b4-00c04fd430c8';
export const idOf = (name: string): string => derivedId(root, name);
/** Short offer id, unique for `n` below ten thousand. */
export const offerOf = (n: number): string => `k3v9w0${String(n).padStart(4, '0')}`;

const cloud = (type: string, subject: string, data: Record<string, unknown>, id: string, time = at): CloudEvent => ({
  specversion: '1.0',
  id,
  source: `/${type.split('.')[0]}`,
  type,
  subject,
  time,
  datacontenttype: 'application/json',
  data,
});

export const offerPublished = (n = 1, id = idOf(`published ${n}`)): CloudEvent =>
  cloud(
    'offer.published',
    offerOf(n),
    {
      ownerId: other,
      categoryId: 405,
      commercial: false,
      place: {
        city: 'Köln',
        cityId: 'de-koeln',
        cityUrl: 'koeln',
        country: 'DE',
        point: { lat: 50.94, lng: 6.95 },
        radius: 1500,
        exact: false,
      },
    },
    id,
  );
export const offerChanged = (n = 1, id = idOf(`changed ${n}`)): CloudEvent =>
  cloud('offer.changed', offerOf(n), { ownerId: other }, id);

const parties = (vendorId: string, creatorId: string) => ({ offerId: offerOf(1), vendorId, creatorId });
export const requestAsked = (n = 1, vendorId = owner, creatorId = other): CloudEvent =>
  cloud('request.asked', idOf(`request ${n}`), parties(vendorId, creatorId), idOf(`asked ${n}`));
export const requestRated = (n = 1): CloudEvent =>
  cloud(
    'request.rated',
    idOf(`request ${n}`),
    { ...parties(owner, other), side: 'creator', aboutId: owner, stars: 5 },
    idOf(`rated ${n}`),
  );
export const groupSaid = (type: string, n = 1, data: Record<string, unknown> = {}): CloudEvent =>
  cloud(type, offerOf(n), { groupId: offerOf(n), ...data }, idOf(`${type} ${n}`));
export const calendarTaken = (): CloudEvent =>
  cloud('calendar.taken', offerOf(1), { key: idOf('key'), start: at, end: at }, idOf('taken'));
