import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AdContent, AdLink, AdTerms } from '@lendring/contracts/billing/ads.js';
import { adSecrets } from './secrets.js';
import { idOf, startService, type RunningService } from '../../testing/service.js';

const jana = idOf('jana');
const secrets = adSecrets(new Uint8Array(32));
const content: AdContent = {
  type: 'banner',
  position: 'top',
  colour: '#0b5c5c',
  title: 'Zelte fürs Wochenende',
  claim: 'Abholen in Ehrenfeld',
  cta: 'Ansehen',
  link: 'https://zelte.example/wochenende',
  hint: { x: 'right', y: 'top', src: 'Zeltverleih West' },
  pictures: [{ from: 0, imageId: randomUUID() }],
};
const terms: AdTerms = {
  from: '2027-01-31T09:00:00.000Z',
  until: '2027-02-05T09:00:00.000Z',
  views: 10,
  weight: 1,
  language: null,
  categoryId: null,
};

let service: RunningService;
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.stop());

const place = async (own: Partial<AdTerms> = {}): Promise<string> => {
  const adId = randomUUID();
  expect(await service.tellAsSystem('placeAd', { adId, content, terms: { ...terms, ...own } })).toBe('ok');
  return adId;
};
const running = async () => (await service.ask(jana, 'runningAds', {})).ads.map(({ adId }) => adId);
const report = (adId: string, key = secrets.report(adId)) => service.ask(jana, 'adReport', { adId, key });

describe('ad', () => {
  it('runs from its start to its end, or until ended early', async () => {
    const [now, later] = [await place(), await place({ from: '2027-02-01T09:00:00.000Z' })];
    expect(await running()).toEqual([now]);
    expect(await report(later)).toMatchObject({ status: 'planned' });
    service.clock.time = '2027-02-01T09:00:00.000Z';
    expect((await running()).toSorted()).toEqual([now, later].toSorted());
    expect(await service.tellAsSystem('endAd', { adId: now })).toBe('ok');
    expect(await service.tellAsSystem('endAd', { adId: now })).toBe('ad_ended');
    expect(await running()).toEqual([later]);
    expect(await report(now)).toMatchObject({ status: 'over' });
    service.clock.time = '2027-02-05T09:00:00.000Z';
    expect(await running()).toEqual([]);
  });

  it('ends once its paid views are used up, with daily statistics', async () => {
    const adId = await place();
    const count = (views: number, clicks: number) =>
      service.tellAsSystem('countAds', { counts: [{ adId, views, clicks }] });
    expect(await count(4, 1)).toBe('ok');
    // Test at 23:30 UTC, when the next day has begun in the issuer's time zone.
    service.clock.time = '2027-01-31T23:30:00.000Z';
    expect([await count(2, 0), await count(3, 1)]).toEqual(['ok', 'ok']);
    expect(await running()).toEqual([adId]);
    expect(await count(2, 0)).toBe('ok');
    expect(await running()).toEqual([]);
    expect(await report(adId)).toMatchObject({
      status: 'over',
      total: { views: 11, clicks: 2 },
      days: [
        { day: '2027-01-31', views: 4, clicks: 1 },
        { day: '2027-02-01', views: 7, clicks: 1 },
      ],
    });
  });

  it('redirects only to its stored address, and shows its report only at its secret address', async () => {
    const adId = await place();
    const link = (secret: string) => service.ask(jana, 'adLink', { adId, secret });
    expect(await link(secrets.link(adId))).toBe(content.link);
    expect(await link(secrets.report(adId))).toBeNull();
    expect(await link('')).toBeNull();
    expect(await report(adId, secrets.link(adId))).toBeNull();
    expect(await service.ask(jana, 'adLink', { adId: jana, secret: secrets.link(jana) })).toBeNull();
  });

  it('accepts placements, ends and counts from the system only', async () => {
    const adId = await place();
    expect(await service.tell(jana, 'placeAd', { adId: randomUUID(), content, terms })).toBe('ad_not_found');
    expect(await service.tell(jana, 'endAd', { adId })).toBe('ad_not_found');
    expect(await service.tell(jana, 'countAds', { counts: [{ adId, views: 9, clicks: 9 }] })).toBe('ad_not_found');
    const unknown = randomUUID();
    expect(await service.tellAsSystem('countAds', { counts: [{ adId: unknown, views: 1, clicks: 1 }] })).toBe('ok');
    expect(await service.store.read(`adcount-${unknown}`)).toEqual([]);
    expect(await report(adId)).toMatchObject({ total: { views: 0, clicks: 0 } });
  });
});

describe('ad content', () => {
  const problems = (changed: object) =>
    AdContent.safeParse({ ...content, ...changed }).error?.issues.map(({ path }) => path.join('.')) ?? [];

  it('requires a position allowed by its type, and a picture for the smallest windows', () => {
    expect(problems({})).toEqual([]);
    expect(problems({ position: 'left' })).toEqual(['position']);
    expect(problems({ type: 'skyscraper' })).toEqual(['position']);
    const picture = { from: 992, imageId: randomUUID() };
    expect(problems({ pictures: [picture] })).toEqual(['pictures']);
    expect(problems({ pictures: [...content.pictures, picture, picture] })).toEqual(['pictures']);
    expect(problems({ colour: 'url(https://evil.example)' })).toEqual(['colour']);
  });

  it('may link to public HTTPS addresses only', () => {
    const taken = (link: string) => AdLink.safeParse(link).success;
    expect(taken('https://zelte.example/a?b=c')).toBe(true);
    for (const link of [
      'javascript:alert(1)',
      'http://zelte.example',
      '//zelte.example',
      '/konto',
      'https://bank.example@evil.example',
      'https:bank.example@evil.example',
      'https:///bank.example@evil.example',
      String.raw`https:\\bank.example@evil.example`,
      'https://zelte.example/a\r\nset-cookie: a=b',
      'https://zelte.example/\u202egnp.exe',
      'https://127.0.0.1/admin',
      'data:text/html,x',
    ])
      expect([link, taken(link)]).toEqual([link, false]);
  });

  it('requires a readable one-line title', () => {
    for (const title of ['Zelte\n  to     https://good.example', 'Zelte\u001b[8m', '\u200b'])
      expect([title, problems({ title })]).toEqual([title, ['title']]);
  });

  it('must end after it begins', () => {
    expect(AdTerms.safeParse({ ...terms, until: terms.from }).success).toBe(false);
  });
});
