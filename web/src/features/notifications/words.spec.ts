import { describe, expect, it } from 'vitest';
import { groupKinds, isOutside, moderationKinds, requestKinds } from '@lendring/contracts/notification/kinds.js';
import type { Locale } from '../../i18n/locale.js';
import { notification } from '../../testing/demo-notifications.js';
import { wholeDays } from '../../testing/samples.js';
import { testTexts } from '../../testing/texts.js';
import { sentenceOf, whenOf, type Words } from './words.js';

const wordsOf = (locale: Locale): Words => ({
  t: testTexts(locale).getFixedT(locale, ['notifications', 'common']),
  common: testTexts(locale).getFixedT(locale, 'common'),
  locale,
  now: '2025-07-01T12:00:00.000Z',
});
const says = (change: Parameters<typeof notification>[0], locale: Locale = 'de') =>
  sentenceOf(wordsOf(locale), notification(change));

describe('the text of a notification', () => {
  it.each(['de', 'en', 'nl'] as const)('is a whole sentence for every kind and side: %s', (locale) => {
    for (const kind of requestKinds)
      for (const side of ['vendor', 'creator'] as const) {
        const text = says({ kind, side, stars: 4, count: 3 }, locale);
        expect(text).toMatch(/^[\p{L}„“‘].*[.?]$/su);
        expect(text).not.toMatch(/\{\{|kind\.|undefined/);
        if (kind !== 'rating_waits') expect(text).toContain('Zelt');
        if (!['expired', 'days_taken', 'days_freed', 'offer_locked', 'offer_back'].includes(kind))
          expect(text).toContain('jana_probst');
      }
  });

  it('tells that nothing is kept after all, and that something was missing which no longer is', () => {
    const released = says({ kind: 'back_recorded', side: 'creator', kept: 0, released: 1_200 });
    expect(released).toContain('nun doch nichts ein');
    expect(says({ kind: 'parts_missing', side: 'creator', missing: [] })).toContain('es hat etwas gefehlt');
  });

  it('names what is kept of the deposit, with missing parts as well', () => {
    const missing = [{ name: 'Heringe', count: 2 }];
    expect(says({ kind: 'back_recorded', side: 'creator', kept: 1_200 })).toMatch(
      /behält 12,00\s€ von der Kaution ein\.$/,
    );
    expect(says({ kind: 'parts_missing', side: 'creator', kept: 1_200, missing })).toMatch(
      /behält 12,00\s€ von der Kaution ein\. Es fehlt: 2 × Heringe\.$/,
    );
  });

  it.each([
    ['de', 'Zu deiner Suche „Zelt“ in Köln gibt es 2 neue Inserate.'],
    ['en', 'There are 2 new offers for your search „Zelt“ in Köln.'],
    ['nl', 'Er zijn 2 nieuwe advertenties voor je zoekopdracht „Zelt“ in Köln.'],
  ] as const)('covers saved searches, deleted searches and data exports: %s', (locale, sentence) => {
    const about = { request_id: null, offer_id: null, side: null, title: null, period: null, other: null } as const;
    const search = {
      search_id: '33333333-3333-4333-8333-333333333333',
      name: '„Zelt“ in Köln',
      page: { term: 'Zelt', city: 'koeln', fields: {} },
    };
    expect(says({ ...about, kind: 'saved_search', search, count: 2 }, locale)).toBe(sentence);
    for (const kind of ['saved_search', 'takeout_ready', ...moderationKinds] as const)
      expect(says({ ...about, kind, count: 1 }, locale)).toMatch(/^\p{L}[^{]*\.$/su);
  });

  it.each([
    ['de', 'Jemand möchte bei „Garten“ mitmachen.', '2 Leute möchten bei einer deiner Gruppen mitmachen.'],
    ['en', 'Someone would like to join “Garten”.', '2 people would like to join one of your groups.'],
    ['nl', 'Iemand wil meedoen met “Garten”.', '2 mensen willen meedoen met een van je groepen.'],
  ] as const)('names a group only to its members: %s', (locale, named, unnamed) => {
    const about = { request_id: null, offer_id: null, side: null, title: null, period: null, other: null } as const;
    const group = { group_id: 'g4rt3nfr3n', name: 'Garten' };
    expect(says({ ...about, kind: 'group_asked', group, count: 1 }, locale)).toBe(named);
    expect(says({ ...about, kind: 'group_asked', group: { ...group, name: null }, count: 2 }, locale)).toBe(unnamed);
    for (const kind of groupKinds)
      for (const name of ['Garten', null]) {
        const sentence = says({ ...about, kind, group: { ...group, name }, count: 1 }, locale);
        expect(sentence).toMatch(/^\p{L}[^{]*\.$/su);
        expect(sentence.includes('Garten')).toBe(name !== null && !isOutside(kind));
      }
  });

  it.each([
    ['de', ['jana_probst möchte bei „Garten“ mitmachen.', 'jana_probst ist „Garten“ beigetreten.']],
    ['en', ['jana_probst would like to join “Garten”.', 'jana_probst has joined “Garten”.']],
    ['nl', ['jana_probst wil meedoen met “Garten”.', 'jana_probst is bij “Garten” gekomen.']],
  ] as const)('names a single person who asks to join or has joined a group: %s', (locale, sentences) => {
    const about = { request_id: null, offer_id: null, side: null, title: null, period: null } as const;
    const group = { group_id: 'g4rt3nfr3n', name: 'Garten' };
    const kinds = ['group_asked', 'group_joined'] as const;
    expect(kinds.map((kind) => says({ ...about, kind, group, count: 1 }, locale))).toEqual(sentences);
    expect(says({ ...about, kind: 'group_joined', group, count: 2 }, locale)).toContain('2');
    const wanted = { search_request_id: 'k3v9w0m2q7', title: 'Leiter' };
    const replied = says({ ...about, kind: 'wanted_replied', search_request: wanted, count: 1 }, locale);
    expect(replied).toMatch(/^jana_probst .*Leiter.*\.$/);
    const answered = { ...about, kind: 'wanted_answered', search_request: wanted } as const;
    expect(says({ ...answered, count: 1 }, locale)).toMatch(/^jana_probst .*Leiter.*\.$/);
    expect(says({ ...answered, count: 2 }, locale)).toMatch(/2.*Leiter.*\.$/);
    const gone = notification().other && { ...notification().other!, former: true as const };
    expect(says({ ...about, kind: 'group_joined', group, count: 1, other: gone }, locale)).not.toContain('jana_probst');
  });

  it.each([
    [
      'de',
      '„Zelt“ sollte schon zurück sein',
      'jana_probst hat deine Einladung angenommen',
      'jana_probst hat die Ausleihe von „Zelt“ geändert',
    ],
    [
      'en',
      '“Zelt” should be back by now',
      'jana_probst has accepted your invitation',
      'jana_probst has changed the loan of “Zelt”',
    ],
    [
      'nl',
      '“Zelt” had al terug moeten zijn',
      'jana_probst heeft je uitnodiging aangenomen',
      'jana_probst heeft de uitlening van “Zelt” gewijzigd',
    ],
  ] as const)('names the item of a loan made at the counter: %s', (locale, overdue, linked, changed) => {
    const about = { request_id: null, side: null, period: null } as const;
    expect(says({ ...about, kind: 'counter_overdue' }, locale)).toContain(overdue);
    expect(says({ ...about, kind: 'counter_linked' }, locale)).toContain(linked);
    expect(says({ ...about, kind: 'counter_changed' }, locale)).toContain(changed);
    expect(says({ ...about, kind: 'counter_cancelled' }, locale)).toContain('jana_probst');
  });

  it('words records of a loan made at the counter as those of a request', () => {
    const about = { request_id: null, side: null, period: null } as const;
    expect(says({ ...about, kind: 'counter_back', kept: 1_200 })).toBe(says({ kind: 'back_recorded', kept: 1_200 }));
    const missing = [{ name: 'Heringe', count: 2 }];
    expect(says({ ...about, kind: 'counter_back', missing })).toBe(says({ kind: 'parts_missing', missing }));
    expect(says({ ...about, kind: 'counter_out' })).toBe(says({ kind: 'out_recorded' }));
    expect(says({ ...about, kind: 'counter_disputed' })).toBe(says({ kind: 'record_disputed' }));
    expect(says({ ...about, kind: 'counter_back', title: null })).toBe(says({ ...about, kind: 'asked', title: null }));
  });

  it('is written for the side of the reader', () => {
    expect(says({ kind: 'handover_tomorrow', side: 'creator' })).toBe('Am 4. Juli bekommst du „Zelt“ von jana_probst.');
    expect(says({ kind: 'handover_tomorrow', side: 'vendor' })).toBe('Am 4. Juli übergibst du „Zelt“ an jana_probst.');
    expect(says({ kind: 'overdue', side: 'vendor' }, 'en')).toBe('“Zelt” was due back from jana_probst on 6 July.');
  });

  it('states until when an answer or a confirmation is awaited', () => {
    const period = wholeDays('2025-07-04', '2025-07-06', 'Europe/Berlin');
    const answer_by = '2025-07-02T16:05:00.000Z';
    expect(says({ kind: 'expires_soon', side: 'creator', answer_by, period })).toBe(
      'Am 2. Juli um 18:05 Uhr läuft deine Anfrage für „Zelt“ ab. jana_probst wartet auf deine Bestätigung.',
    );
    expect(says({ kind: 'no_answer_yet', side: 'vendor', answer_by, period })).toBe(
      'jana_probst hat „Zelt“ noch nicht bestätigt. Am 2. Juli um 18:05 Uhr endet deine Zusage, dann ist die Zeit wieder frei.',
    );
    expect(says({ kind: 'no_answer_yet', side: 'creator', answer_by: '2025-07-01T22:00:00.000Z', period }, 'en')).toBe(
      'jana_probst hasn’t answered your request for “Zelt” yet. On 2 July, it expires.',
    );
  });

  it('counts messages and stars', () => {
    expect(says({ kind: 'message', count: 1 })).toBe('jana_probst hat dir wegen „Zelt“ geschrieben.');
    expect(says({ kind: 'message', count: 3 })).toBe('jana_probst hat dir 3 Nachrichten wegen „Zelt“ geschrieben.');
    expect(says({ kind: 'rated', stars: 1 }, 'nl')).toBe('jana_probst heeft je voor “Zelt” 1 ster gegeven.');
  });

  it('names a shop by its company and a deleted account as a former member', () => {
    const other = { ...notification().other!, company: 'Radhaus GmbH' };
    expect(says({ other })).toBe('Radhaus GmbH möchte „Zelt“ leihen.');
    expect(says({ other: null })).toBe('Ein ehemaliges Mitglied möchte „Zelt“ leihen.');
    const former = { other: { ...other, company: null, nickname: 'Ehemaliges Mitglied', former: true as const } };
    expect(says({ ...former, kind: 'agreed' as const, side: 'creator' as const })).toBe(
      '„Zelt“ ist abgemacht: ein ehemaliges Mitglied hat zugesagt.',
    );
    expect(says({ ...former, kind: 'return_tomorrow', side: 'vendor' })).toContain('von einem ehemaligen Mitglied');
    expect(says({ ...former, kind: 'message' }, 'en')).toMatch(/^A former member wrote/);
    expect(says({ ...former, kind: 'message' }, 'nl')).toMatch(/^Een voormalig lid heeft/);
  });

  it('never asks a user to rate a former member and never announces a rating from a former member', () => {
    const other = { ...notification().other!, former: true as const };
    const asked = (['completed', 'rating_waits', 'please_rate', 'expires_soon'] as const).map((kind) =>
      says({ other, kind, side: 'creator' }),
    );
    expect(asked.join(' ')).not.toMatch(/bewerten|auch du bewertet|freut sich|wartet auf/);
    expect(asked.join(' ')).not.toContain('kind.');
  });

  it('stays generic when the request cannot be loaded', () => {
    for (const kind of requestKinds)
      expect(says({ kind, title: null, period: null })).toBe('Es gibt Neues zu einer Anfrage.');
  });

  it('shows the time for notifications of today and the date for older notifications', () => {
    expect(whenOf(wordsOf('de'), '2025-06-28T10:00:00.000Z')).toContain('28. Juni');
    expect(whenOf(wordsOf('de'), '2025-07-01T11:30:00.000Z')).toMatch(/^\d\d:30$/);
  });
});
