import type { CloudEvent } from '@lendring/contracts/kernel/integration.js';
import type { RequestIntegrationEvent } from '@lendring/contracts/request/integration.js';
import { derivedId } from '@lendring/platform/base/uuid.js';

const root = '6ba7b810-9dad-41d1-80b4-00c04fd430c8';
export const idOf = (name: string): string => derivedId(root, name);

export const vendor = idOf('vendor');
export const creator = idOf('creator');
export const stranger = idOf('stranger');
export const requestId = idOf('request');
export const offerId = 'dr11000001';
export const parties = { offerId, vendorId: vendor, creatorId: creator };

/** Monday noon in Berlin; the sample loan runs from Friday to Sunday of that week, inclusive. */
export const now = '2025-05-05T10:00:00.000Z';
export const period = { zone: 'Europe/Berlin', start: '2025-05-08T22:00:00.000Z', end: '2025-05-11T22:00:00.000Z' };
/** 08:00 UTC is 10:00 in Berlin in May. */
export const tenOn = (day: string): string => `${day}T08:00:00.000Z`;

type Said = Extract<RequestIntegrationEvent, { type: `request.${string}` }>;
type About<Type extends Said['type']> = Omit<Extract<Said, { type: Type }>['data'], keyof typeof parties>;

let said = 0;
export const cloud = <Type extends Said['type']>(
  type: Type,
  about: About<Type> & Partial<typeof parties>,
  { time = now, subject = requestId, id = idOf(`said ${said++}`) } = {},
): CloudEvent => ({
  specversion: '1.0',
  id,
  source: '/request',
  type,
  subject,
  time,
  datacontenttype: 'application/json',
  data: { ...parties, ...about },
});

const aboutOthers = (
  source: string,
  type: string,
  subject: string,
  data: CloudEvent['data'],
  at = now,
): CloudEvent => ({
  specversion: '1.0',
  id: idOf(`said ${said++}`),
  source,
  type,
  subject,
  time: at,
  datacontenttype: 'application/json',
  data,
});

export const offerCame = (
  at: string,
  { offerId: subject = offerId, ...data }: Readonly<{ offerId?: string; ownerId?: string; lat?: number }> = {},
): CloudEvent =>
  aboutOthers(
    '/offer',
    'offer.published',
    subject,
    {
      ownerId: data.ownerId ?? idOf('owner'),
      categoryId: 405,
      commercial: false,
      place: {
        city: 'Köln',
        cityId: 'g2886242',
        cityUrl: 'koeln',
        country: 'DE',
        point: { lat: data.lat ?? 50.94, lng: 6.96 },
        radius: 500,
        exact: false,
      },
    },
    at,
  );

export const takeoutReady = (userId: string, takeoutId: string): CloudEvent =>
  aboutOthers('/account', 'account.takeout_ready', userId, { userId, takeoutId });

export const ofAccount = (type: string, userId: string, more: object = {}): CloudEvent =>
  aboutOthers('/account', `account.${type}`, userId, { userId, ...more });

export const ofCounterLoan = (
  type: 'linked' | 'overdue' | 'changed' | 'cancelled' | 'handover_recorded' | 'handover_disputed',
  creatorId: string | null,
  more: object = {},
): CloudEvent =>
  aboutOthers('/request', `counter_loan.${type}`, idOf('counter loan'), { ...parties, creatorId, ...more });

export const decisionToTell = (decisionId: string): CloudEvent =>
  aboutOthers('/moderation', 'moderation.decision_to_tell', idOf('case'), {
    caseId: idOf('case'),
    decisionId,
    after: 'decided',
  });

export const ofGroup = (type: string, groupId: string, userId: string, more: object = {}): CloudEvent =>
  aboutOthers('/group', `group.${type}`, groupId, { groupId, userId, ...more });

export const ofSearchRequest = (
  type: 'made' | 'replied' | 'answered',
  searchRequestId: string,
  data: object,
): CloudEvent => aboutOthers('/group', `group.search_request_${type}`, searchRequestId, { searchRequestId, ...data });

export const accountDeleted = (userId: string): CloudEvent => ofAccount('deleted', userId);

export const asked = (at?: Parameters<typeof cloud>[2]): CloudEvent => cloud('request.asked', { period }, at);
export const agreed = (at?: Parameters<typeof cloud>[2]): CloudEvent =>
  cloud('request.agreed', { period, side: 'creator' }, at);
export const message = (side: 'vendor' | 'creator', at?: Parameters<typeof cloud>[2]): CloudEvent =>
  cloud('request.messaged', { side }, at);
export const completed = (at?: Parameters<typeof cloud>[2]): CloudEvent =>
  cloud('request.completed', { period, side: 'vendor' }, at);
