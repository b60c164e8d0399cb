import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { localeCodes } from '../reference/languages.js';
import { newsWords } from './notification-mails.js';
import { requestRefusals } from '../request/refusals.js';
import { fillIn, inLanguage, texts } from '../kernel/texts.js';

const namesDays = /\b(?:Tage?n?|days|dagen)\b/;

const found: (readonly [where: string, byLanguage: Readonly<Record<string, string>>])[] = [];
const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const collect = (where: string, value: unknown): void => {
  if (!isTable(value)) return;
  const keys = Object.keys(value);
  if (!keys.some((key) => localeCodes.some((locale) => locale === key)))
    return keys.forEach((key) => collect(`${where}.${key}`, value[key]));
  const all = localeCodes.map((locale) => value[locale]);
  if (all.every((text) => typeof text === 'string' || text === undefined))
    return void found.push([where, value as Readonly<Record<string, string>>]);
  // Tables by language: each entry is checked as a separate text.
  for (const name of new Set(all.flatMap((one) => (isTable(one) ? Object.keys(one) : []))))
    collect(
      `${where}.${name}`,
      Object.fromEntries(
        localeCodes.map((locale, index) => [locale, isTable(all[index]) ? all[index][name] : undefined]),
      ),
    );
};

collect('messages.ts', await import('../http/messages.js'));
for (const file of readdirSync(import.meta.dirname).filter((name) => !name.includes('.spec.')))
  collect(file, await import(`./${file}`));

const placeholders = (text: string): readonly string[] => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();

describe('server texts', () => {
  it('exist for every kind', () => {
    expect(found.length).toBeGreaterThan(150);
    for (const where of [
      'messages.ts.messages.busy.text',
      'mails.ts.signInMails.reset.subject',
      'calendar-file.ts.calendarFileTexts.lend',
      'busy-page.ts.busyPageTexts.title',
    ])
      expect(found.map(([name]) => name)).toContain(where);
  });

  it('exist in every language with the same placeholders', () => {
    for (const [where, byLanguage] of found) {
      expect([where, Object.keys(byLanguage).sort()]).toEqual([where, [...localeCodes].sort()]);
      for (const locale of localeCodes) {
        const text = byLanguage[locale] ?? '';
        expect([where, locale, text.trim() !== '' && text.trim() === text]).toEqual([where, locale, true]);
        expect([where, locale, placeholders(text)]).toEqual([where, locale, placeholders(byLanguage['en'] ?? '')]);
      }
    }
  });

  it('contain no exclamation marks', () => {
    for (const [where, byLanguage] of found)
      expect([where, Object.values(byLanguage).filter((text) => text.includes('!'))]).toEqual([where, []]);
  });
});

describe('texts about the time of a request', () => {
  it.each(['days_taken', 'days_freed'] as const)(
    '%s avoids the word "days" in mails, since a request may be for hours',
    (kind) => {
      const { subject, text } = newsWords(kind, 'creator', 1);
      expect([...Object.values(subject), ...Object.values(text)].filter((one) => namesDays.test(one))).toEqual([]);
    },
  );

  it.each(['dates_taken', 'dates_blocked', 'blocked_by_yourself', 'asked_already', 'equal_request_open'] as const)(
    '%s avoids the word "days", since a request may be for hours',
    (code) => {
      expect(Object.values(requestRefusals[code].text).filter((one) => namesDays.test(one))).toEqual([]);
    },
  );
});

describe('translated text', () => {
  it('uses the language of the user, with English as fallback', () => {
    expect(inLanguage(texts('Zelt', 'tent', 'tent'), 'de')).toBe('Zelt');
    expect(inLanguage({ en: 'tent' }, 'nl')).toBe('tent');
  });

  it('fills in its parameters', () => {
    expect(fillIn('{days} of {most} days', { days: 3, most: 9 })).toBe('3 of 9 days');
    expect(fillIn('{days} days', {})).toBe(' days');
  });
});
