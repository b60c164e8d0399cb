import type { Recipient } from '@lendring/contracts/account/account.js';
import type { RequestKind } from '@lendring/contracts/notification/kinds.js';
import type { MentionedRequest } from '@lendring/contracts/request/request.js';
import type { MailClients } from '../src/channels/mail/mail-channel.js';
import type { RequestNews } from '../src/inbox/inbox.aggregate.js';
import type { SavedSearch } from '../src/saved-searches/searches.aggregate.js';
import { creator, idOf, now, offerId, period, requestId } from './notification.js';

export const aNews = (kind: RequestKind = 'asked', more: Partial<RequestNews> = {}): RequestNews => ({
  notificationId: idOf(`${kind} ${more.requestId ?? ''} ${more.side ?? ''}`),
  kind,
  requestId,
  offerId,
  side: 'vendor',
  otherId: creator,
  at: now,
  count: 1,
  ...(kind === 'rated' && { stars: 5 }),
  ...more,
});

export const searchId = idOf('search');
export const aSearch = (more: Partial<SavedSearch> = {}): SavedSearch => ({
  searchId,
  name: '„Zelt“ rund um Köln',
  page: { term: 'Zelt', city: 'koeln', fields: { radius: 10, free: true } },
  question: { text: 'Zelt', near: { lat: 50.94, lng: 6.96, radiusKm: 10 }, free: true, includeCommercialOnly: true },
  on: true,
  since: now,
  savedAt: now,
  told: [],
  ...more,
});

export const aRequest = (more: Partial<MentionedRequest> = {}): MentionedRequest => ({
  requestId,
  offerId,
  status: 'agreed',
  accepted: { vendor: true, creator: true },
  handedBack: false,
  handedOut: true,
  period: { ...period, wish: { kind: 'days', from: '2025-05-09', to: '2025-05-12' } },
  title: 'Bohrhammer',
  imageId: null,
  rentType: 1,
  proposal: null,
  periods: [],
  daysTaken: false,
  answerBy: period.start,
  pricing: {
    pricingId: requestId,
    rentType: 1,
    paymentType: 1,
    price: { kind: 'money', money: { minor: 900, currency: 'EUR' } },
    minDuration: 1,
    maxDuration: null,
    donationTarget: null,
  },
  units: 3,
  quantity: 1,
  deposit: { minor: 5000, currency: 'EUR' },
  written: [],
  reason: null,
  parts: [],
  missing: [],
  kept: 0,
  somebodyLeft: false,
  ...more,
});

export const mailClients = (
  recipient: Recipient | null = { email: 'vera@example.org', locale: 'de', chose: false, name: 'vera' },
  requests: readonly MentionedRequest[] = [aRequest()],
): MailClients & { recipient: Recipient | null } => {
  const clients = {
    recipient,
    recipientOf: async () => clients.recipient,
    knownOf: async () => ({
      requests: new Map(requests.map((one) => [one.requestId, one])),
      names: new Map([[creator, 'carlo']]),
      counterLoans: new Map(),
      groups: new Map(),
      wanted: new Map(),
    }),
  };
  return clients;
};
