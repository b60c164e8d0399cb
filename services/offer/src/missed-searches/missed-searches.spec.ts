import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '@lendring/contracts/kernel/service-api.js';
import { asking, runningService, user, visitor } from '../../testing/service.js';
import { strangerId } from '../../testing/offer.js';
import { createMissedSearches } from './missed-searches.js';
import { countedWords } from './words.js';

const admin: Actor = { kind: 'user', userId: randomUUID(), roles: ['admin'] };
const noon = (day: string): string => `${day}T11:00:00.000Z`;

describe('searches without results', () => {
  let service: Awaited<ReturnType<typeof runningService>>;
  beforeEach(async () => {
    service = await runningService();
  });
  afterEach(async () => service.stop());

  const miss = (text: string, from: string, at = noon('2027-03-01'), area = 'DE Bayern') =>
    service.commands.noteMissedSearch({ text, area, visitor: from }, { ...service.by(visitor), at });
  const numbers = (from = '2027-03-01', to = '2027-03-31', who: Actor = admin, at = noon('2027-04-01')) =>
    service.queries.missedSearches({ from, to, parts: true }, { ...asking(who), at });

  it('are reported from five visitors a month, counting each visitor once a day', async () => {
    for (const from of ['a', 'b', 'c', 'd']) await miss('Einrad', from);
    await Promise.all([miss('EINRAD', 'a'), miss(' einrad ', 'b')]);
    await miss('einrad', 'e');
    await miss('hochrad', 'e');
    const during = await numbers(undefined, undefined, admin, noon('2027-03-01'));
    expect(during).toMatchObject({ parts: [], monthly: [{ months: [] }, { months: [] }] });
    const { days, parts } = await numbers();
    expect(days).toEqual([{ day: '2027-03-01', counts: { missed: 6 } }]);
    expect(parts).toEqual(
      expect.arrayContaining([
        { by: 'term', key: 'einrad', counts: { missed: 5 } },
        { by: 'area', key: 'DE Bayern', counts: { missed: 6 } },
      ]),
    );
    expect(JSON.stringify(parts)).not.toContain('hochrad');
  });

  it('are complete when replicas count at once, and count a shared visitor once', async () => {
    const replicas = [0, 1].map(() => createMissedSearches(service.ports.documents));
    const day = '2027-03-01';
    const note = (replica: number, from: string) =>
      replicas[replica]!.note({ text: 'Einrad', area: 'DE Bayern', visitor: from }, noon(day));
    await Promise.all(['a', 'b', 'c'].flatMap((from) => [note(0, from), note(1, `other ${from}`)]));
    await Promise.all([note(0, 'both'), note(1, 'both')]);
    const { days, parts } = await numbers();
    expect(days).toEqual([{ day, counts: { missed: 7 } }]);
    expect(parts).toContainEqual({ by: 'term', key: 'einrad', counts: { missed: 7 } });
    expect(parts).toContainEqual({ by: 'area', key: 'DE Bayern', counts: { missed: 7 } });
  });

  it('lose their words after 90 days, but keep their count', async () => {
    for (const from of ['a', 'b', 'c', 'd', 'e']) await miss('einrad', from, noon('2027-01-01'));
    const [today, tomorrow] = [noon('2027-04-01'), noon('2027-04-02')];
    await miss('zelt', 'a', today);
    const kept = await numbers('2027-01-01', '2027-04-30', admin, today);
    expect(kept).toMatchObject({ days: [{ day: '2027-01-01' }, {}] });
    expect(kept.parts).toContainEqual({ by: 'term', key: 'einrad', counts: { missed: 5 } });
    await miss('zelt', 'a', noon('2027-04-02'));
    const { days, parts, monthly } = await numbers('2027-01-01', '2027-04-30', admin, tomorrow);
    // January is no longer complete: its daily decrease would reveal daily counts.
    expect(monthly).toMatchObject([{ by: 'term', months: ['2027-02', '2027-03'], fewer: {} }, { by: 'area' }]);
    expect(days[0]).toEqual({ day: '2027-01-01', counts: { missed: 5 } });
    expect(parts).toEqual([]);
    expect(await (await service.ports.documents.collection('offer-missed-words')).count({ key: 'einrad' })).toBe(0);
  });

  it('are visible to admins only', async () => {
    for (const from of ['a', 'b', 'c', 'd', 'e']) await miss('einrad', from);
    for (const who of [visitor, user(strangerId)])
      expect(await numbers('2027-03-01', '2027-03-31', who)).toEqual({ before: {}, days: [], parts: [], monthly: [] });
  });

  it('omit words that could be personal data', () => {
    expect(countedWords('  Zelt   für 4 ')).toBe('zelt für 4');
    for (const text of [
      'ada@example.org',
      '0151 2345678',
      'www.example.org',
      'https://x',
      'x',
      'x'.repeat(41),
      '50667 12',
    ])
      expect([text, countedWords(text)]).toEqual([text, null]);
  });
});
