import { describe, expect, it } from 'vitest';
import type { AdEvent, AdTerms, AdWords } from '@lendring/contracts/billing/ads.js';
import type { StoredEvent } from '@lendring/platform/event-store/event-store.port.js';
import { systemCommand } from '@lendring/platform/runtime/service/command-call.js';
import { memoryPictures } from '@lendring/platform/testing/memory.js';
import { keepAdPictures } from './keep-ad-pictures.js';

const adId = '7c1f0d58-5a3e-4f7b-9c55-0a2f3f6b9d11';
const decisionId = '5b1f9c02-7d34-4a86-9e61-0c8f2a7b3d14';
const paymentId = '0c7be2ac-53f1-4d8e-9a44-6f1f6c3b8e27';
const at = '2027-02-01T10:00:00.000Z';
const words: AdWords = {
  type: 'banner',
  position: 'top',
  colour: '#0b5c5c',
  title: 'Zelte',
  claim: 'Abholen',
  cta: 'Ansehen',
  link: 'https://zelte.example',
  hint: { x: 'right', y: 'top', src: 'West' },
};
const wishes = { from: null, views: 1_000, language: null, categoryId: null };
const terms: AdTerms = { from: at, until: null, views: null, weight: 1, language: null, categoryId: null };
const content = { ...words, pictures: [{ from: 0 as const, imageId: 'one' }] };

const drafted: AdEvent = { type: 'AdDrafted', data: { adId, userId: 'verleih', words, wishes, at } };
const house: AdEvent = { type: 'AdDrafted', data: { ...drafted.data, house: true } };
const pictured: AdEvent = { type: 'AdPictureSet', data: { adId, from: 0, imageId: 'one' } };
const booked: AdEvent = { type: 'AdBooked', data: { adId, net: 900, paymentId, at } };
const paid: AdEvent = { type: 'AdPaid', data: { adId, paymentId, at } };
const approved: AdEvent = { type: 'AdApproved', data: { adId, terms, at } };
const declined: AdEvent = { type: 'AdDeclined', data: { adId, reason: 'Nein.', paymentId, at } };
const placed: AdEvent = { type: 'AdPlaced', data: { adId, content, terms, at } };
const paused: AdEvent = { type: 'AdPaused', data: { adId, reason: 'Zu', at } };
const continued: AdEvent = { type: 'AdContinued', data: { adId, at } };
const stopped: AdEvent = { type: 'AdStopped', data: { adId, decisionId, at } };
const resumed: AdEvent = { type: 'AdResumed', data: { adId, at } };
const ended: AdEvent = { type: 'AdEnded', data: { adId, at } };
const dropped: AdEvent = { type: 'AdDropped', data: { adId, at } };

const metadata = {
  commandId: 'c',
  commandHash: 'h',
  correlationId: 'c',
  causationId: 'c',
  actor: 'spec',
  at,
  requestId: 'r',
};
const recorded = (event: AdEvent, revision: number): StoredEvent => ({
  ...event,
  id: `event ${revision}`,
  stream: `ad-${adId}`,
  revision,
  position: String(revision),
  metadata,
});

describe('ad pictures', () => {
  const fates = async (...events: readonly AdEvent[]): Promise<readonly unknown[]> => {
    const pictures = memoryPictures();
    const log: StoredEvent[] = [];
    const policy = keepAdPictures({ store: { read: async () => log }, pictures });
    const found: unknown[] = [];
    for (const event of events) {
      const { id, stream, position } = log[log.push(recorded(event, log.length)) - 1]!;
      const call = systemCommand({ name: 'spec', commandId: id, at });
      await policy.react({ ...event, id, stream, position, at, actor: 'spec' }, call);
      found.push(pictures.fates.get('one'));
    }
    return found;
  };

  it('stay hidden until payment and approval, and are deleted at the end of the ad', async () => {
    expect(await fates(drafted, pictured, booked, paid)).toEqual([undefined, 'hide', 'hide', 'hide']);
    expect((await fates(drafted, pictured, booked, paid, approved, stopped, resumed, ended)).slice(4)).toEqual([
      'show',
      'bar',
      'show',
      'remove',
    ]);
  });

  it('stay hidden after a decline or failed payment, and are deleted with the draft', async () => {
    const unpaid: AdEvent = { type: 'AdBookingDropped', data: { adId, paymentId } };
    expect((await fates(drafted, pictured, booked, unpaid, booked, paid, declined, dropped)).slice(3)).toEqual([
      'hide',
      'hide',
      'hide',
      'hide',
      'remove',
    ]);
  });

  it('are hidden before placement and while paused for an operator ad', async () => {
    expect(await fates(house, pictured, placed, paused, continued, paused, stopped, resumed, ended)).toEqual([
      undefined,
      'hide',
      'show',
      'hide',
      'show',
      'hide',
      'bar',
      'hide',
      'remove',
    ]);
  });

  it('are public from placement to end for an ad placed from a file', async () => {
    expect(await fates(placed, stopped, resumed, ended)).toEqual(['show', 'bar', 'show', 'hide']);
  });

  it('are deleted one by one when replaced', async () => {
    expect(await fates(drafted, pictured, { type: 'AdPictureSet', data: { adId, from: 0, imageId: 'two' } })).toEqual([
      undefined,
      'hide',
      'remove',
    ]);
  });
});
