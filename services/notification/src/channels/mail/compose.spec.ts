import { describe, expect, it } from 'vitest';
import { BRAND_GAP } from '@lendring/contracts/kernel/texts.js';
import { groupKinds, requestKinds, type RequestKind } from '@lendring/contracts/notification/kinds.js';
import { localeCodes } from '@lendring/contracts/reference/languages.js';
import { aNews, aRequest, aSearch, searchId } from '../../../testing/news.js';
import { creator, idOf, now, requestId } from '../../../testing/notification.js';
import { composeNews, type Known, type NewsLetter } from './compose.js';

type Sample = Partial<Omit<NewsLetter, 'known'>> & Readonly<{ known?: Partial<Known> }>;
const compose = ({ known, ...more }: Sample = {}) =>
  composeNews({
    locale: 'de',
    name: 'vera',
    news: [aNews()],
    known: {
      requests: new Map([[requestId, aRequest()]]),
      names: new Map([[creator, 'carlo']]),
      counterLoans: new Map(),
      groups: new Map(),
      wanted: new Map(),
      ...known,
    },
    searches: [aSearch()],
    publicUrl: 'https://lend.example.org',
    unsubscribeToken: 'token',
    ...more,
  });

describe('a notification mail', () => {
  it.each(localeCodes.flatMap((locale) => requestKinds.map((kind) => [locale, kind] as const)))(
    'in %s of the kind %s has a complete text for both sides',
    (locale, kind) => {
      for (const side of ['vendor', 'creator'] as const) {
        const { subject, text, html } = compose({ locale, news: [aNews(kind, { side })] });
        expect(`${subject} ${text}`.replaceAll(BRAND_GAP, '')).not.toMatch(/[{}]|undefined|null/);
        expect(subject.length).toBeLessThan(70);
        expect(text).toMatch(/Bohrhammer/);
        expect(text).toMatch(/^(Hallo|Hello) vera,\n/);
        expect(html).toContain(`lang="${locale}"`);
      }
    },
  );

  it('links to the conversation, the settings and the unsubscribe page', () => {
    const { text } = compose({ locale: 'nl' });
    const page = `https://lend.example.org/nl/aanvraag/${requestId}`;
    expect(text).toContain(`of schrijf terug:\n\nAkkoord geven: ${page}#accept\n\nAfwijzen: ${page}#decline\n`);
    expect(compose({ locale: 'nl', news: [aNews('declined')] }).text).toContain('Naar de aanvraag: https://');
    expect(text).not.toMatch(/: .*: https/);
    expect(text).toContain('https://lend.example.org/nl/account/meldingen');
    expect(text).toContain('https://lend.example.org/nl/afmelden?token=token');
    expect(text).toContain('leest niemand');
  });

  it.each([
    ['de', 'bis Samstag, 5. Dezember online'],
    ['en', 'until Saturday 5 December'],
    ['nl', 'tot zaterdag 5 december online'],
  ] as const)('in %s states the deadline for trader details', (locale, words) => {
    const notice = { notificationId: requestId, kind: 'trader_began', about: creator, count: 1 } as const;
    const at = '2026-11-28T18:00:00.000Z';
    for (const until of ['2026-12-05T18:00:00.000Z', undefined])
      expect(compose({ locale, news: [{ ...notice, at, ...(until && { until }) }] }).text).toContain(words);
  });

  it('names handover and return by weekday, and departure for nights', () => {
    const nights = aRequest({ rentType: 3 });
    const known = (request = aRequest()) => ({ requests: new Map([[requestId, request]]), names: new Map() });
    expect(compose({ news: [aNews('handover_tomorrow')], known: known() }).text).toContain('\n\nam Freitag, 9. Mai');
    expect(compose({ news: [aNews('return_tomorrow')], known: known() }).text).toContain('\n\nam Sonntag, 11. Mai');
    expect(compose({ news: [aNews('return_tomorrow')], known: known(nights) }).text).toContain(
      '\n\nam Montag, 12. Mai',
    );
    const hours = aRequest({
      rentType: 2,
      period: {
        wish: { kind: 'hours', day: '2025-05-09', time: '10:00', hours: 72 },
        zone: 'Europe/Berlin',
        start: '2025-05-09T08:00:00.000Z',
        end: '2025-05-12T08:00:00.000Z',
      },
    });
    expect(compose({ news: [aNews('return_tomorrow')], known: known(hours) }).text).toContain('\n\nam Montag, 12. Mai');
    expect(compose({ locale: 'en', news: [aNews('overdue')], known: known() }).text).toContain('since Sunday 11 May');
  });

  it.each([
    ['de', 'Zeit: Fr., 9. – So., 11. Mai', 'Preis: 27,00 €, dazu 50,00 € Kaution'],
    ['en', 'When: Fri 9 May – Sun 11 May', 'Price: €27.00, plus a €50.00 deposit'],
    ['nl', 'Periode: vr 9 – zo 11 mei', 'Prijs: € 27,00, plus € 50,00 borg'],
  ] as const)('about a request states in %s the dates, the price and the message', (locale, days, price) => {
    const request = aRequest({ written: ['Bis morgen', 'Passt\nFreitag?'] });
    const known = { requests: new Map([[requestId, request]]), names: new Map([[creator, 'carlo']]) };
    const { text } = compose({ locale, news: [aNews('asked')], known });
    const lines = text.replaceAll(/[\u00A0\u2009\u202F]/g, ' ').split('\n\n');
    expect(lines).toEqual(expect.arrayContaining([days, price]));
    expect(text).toMatch(/[„“]Passt Freitag\?[“”]/);
    expect(text).not.toContain('Bis morgen');
    expect(compose({ locale, news: [aNews('message', { count: 2 })], known }).text).toContain('Bis morgen');
    const { text: cancelled } = compose({ locale, news: [aNews('cancelled')], known });
    expect(cancelled.replaceAll(/[\u00A0\u2009\u202F]/g, ' ')).toContain(days);
    expect(cancelled).not.toMatch(/27,00|Passt/);
  });

  it('about another period states the proposed days and price, and afterwards those of the request', () => {
    const { pricing, period: before } = aRequest();
    const day = (to: string) => ({ kind: 'days' as const, from: '2025-05-09', to });
    const later = { ...before, wish: day('2025-05-14'), end: '2025-05-13T22:00:00.000Z' };
    const sum = { total: 4500, lines: [{ rentType: 1 as const, units: 5, amount: 900, total: 4500 }] };
    const proposal = {
      proposalId: requestId,
      side: 'creator' as const,
      period: later,
      pricing,
      units: 5,
      sum,
      at: now,
    };
    const textOf = (kind: RequestKind, request = aRequest({ proposal })) => {
      const known = { requests: new Map([[requestId, request]]), names: new Map([[creator, 'carlo']]) };
      return compose({ news: [aNews(kind)], known }).text.replaceAll(/[\u00A0\u2009\u202F]/g, ' ');
    };
    const proposed = textOf('period_proposed');
    expect(proposed).toContain('carlo möchte „Bohrhammer“ bis Dienstag, 13. Mai verlängern.');
    expect(proposed).toContain('\n\nZeit: Fr., 9. – Di., 13. Mai\n\nPreis: 45,00 €');
    expect(proposed).toContain('#period');
    expect(textOf('period_declined')).toContain('Zeit: Fr., 9. – So., 11. Mai');
    expect(textOf('period_agreed', aRequest({ period: later, units: 5, sum }))).toContain('Preis: 45,00 €');
    const hours = (hour: number) => ({
      wish: { kind: 'hours' as const, day: '2025-05-09', time: '10:00', hours: hour },
      zone: 'Europe/Berlin',
      start: '2025-05-09T08:00:00.000Z',
      end: `2025-05-09T${String(8 + hour).padStart(2, '0')}:00:00.000Z`,
    });
    const hourly = textOf(
      'period_proposed',
      aRequest({ rentType: 2, period: hours(2), proposal: { ...proposal, period: hours(4) } }),
    );
    expect(hourly).toContain('schlägt für „Bohrhammer“ einen anderen Zeitraum vor.');
  });

  it('names the days of its time, and no price that was agreed on since', () => {
    const { period: after } = aRequest();
    const before = { ...after, wish: { kind: 'days' as const, from: '2025-05-09', to: '2025-05-11' } };
    const earlier = { ...before, end: '2025-05-10T22:00:00.000Z' };
    const [asked, changed] = ['2025-05-01T10:00:00.000Z', '2025-05-02T10:00:00.000Z'];
    const request = aRequest({
      periods: [
        { at: asked, period: earlier, by: null },
        { at: asked, period: after, by: 'creator' },
        { at: changed, period: after, by: null },
      ],
    });
    const known = { requests: new Map([[requestId, request]]), names: new Map([[creator, 'carlo']]) };
    const textOf = (kind: RequestKind, at: string) =>
      compose({ news: [aNews(kind, { at })], known }).text.replaceAll(/[\u00A0\u2009\u202F]/g, ' ');
    expect(textOf('accepted', asked)).toContain('Zeit: Fr., 9. – Sa., 10. Mai');
    expect(textOf('accepted', asked)).not.toContain('27,00');
    expect(textOf('agreed', changed)).toContain('Zeit: Fr., 9. – So., 11. Mai\n\nPreis: 27,00 €');
    expect(textOf('return_tomorrow', asked)).toContain('\n\nam Samstag, 10. Mai');
    expect(textOf('period_proposed', asked)).toContain('bis Sonntag, 11. Mai verlängern');
  });

  it.each(['cancelled', 'declined'] as const)('for a request that was %s states the reason', (kind) => {
    const reason = 'Bohrer „kaputt“\nleider';
    const known = { requests: new Map([[requestId, aRequest({ reason })]]), names: new Map([[creator, 'carlo']]) };
    expect(compose({ news: [aNews(kind)], known }).text).toContain('\nGrund: „Bohrer ‚kaputt‘ leider“\n');
    expect(compose({ news: [aNews('message')], known }).text).not.toContain('kaputt');
    expect(compose({ news: [aNews(kind)] }).text).not.toContain('Grund');
  });

  it('lists the parts before handover and return, and those that are missing after it', () => {
    const parts = [
      { name: 'Zelt', count: 1 },
      { name: 'Heringe', count: 12 },
    ];
    const request = aRequest({ parts, missing: [{ name: 'Heringe', count: 2 }] });
    const known = { requests: new Map([[requestId, request]]), names: new Map([[creator, 'carlo']]) };
    const textOf = (kind: RequestKind) => compose({ news: [aNews(kind)], known }).text;
    expect(textOf('return_tomorrow')).toContain('\nDazu gehören: Zelt, 12 × Heringe\n');
    expect(textOf('return_tomorrow')).not.toContain('Es fehlt');
    expect(textOf('parts_missing')).toContain('\nEs fehlt: 2 × Heringe\n');
    expect(textOf('completed')).not.toContain('Heringe');
  });

  it('states what is kept of the deposit, and asks for an answer, with missing parts as well', () => {
    const textOf = (kind: RequestKind, kept: number) => {
      const known = {
        requests: new Map([[requestId, aRequest({ kept, missing: [{ name: 'Heringe', count: 2 }] })]]),
        names: new Map([[creator, 'carlo']]),
      };
      return compose({ news: [aNews(kind)], known }).text.replaceAll(/[\u00A0\u202F]/g, ' ');
    };
    expect(textOf('back_recorded', 1_200)).toContain('\nVon der Kaution einbehalten: 12,00 €\n');
    expect(textOf('back_recorded', 1_200)).toContain('Bestätige es oder schreib, was nicht stimmt:');
    expect(textOf('parts_missing', 1_200)).toContain('\nVon der Kaution einbehalten: 12,00 €\n');
    expect(textOf('back_recorded', 0)).not.toContain('einbehalten');
    expect(textOf('completed', 1_200)).not.toContain('einbehalten');
  });

  it('states an agreed sum, and how a deposit is given', () => {
    const priceOf = (change: Parameters<typeof aRequest>[0]) => {
      const known = { requests: new Map([[requestId, aRequest(change)]]), names: new Map() };
      const { text } = compose({ news: [aNews('asked')], known });
      return text
        .replaceAll(/[\u00A0\u202F]/g, ' ')
        .split('\n')
        .find((line) => line.startsWith('Preis'));
    };
    const lines = [{ rentType: 4 as const, units: 1, amount: 5000, total: 5000 }];
    expect(priceOf({ sum: { total: 5000, lines } })).toBe('Preis: 50,00 €, dazu 50,00 € Kaution');
    expect(priceOf({ depositKind: 'transfer' })).toBe('Preis: 27,00 €, dazu 50,00 € Kaution per Überweisung');
    expect(priceOf({ deposit: null, depositKind: 'document' })).toBe(
      'Preis: 27,00 €, statt einer Kaution wird ein Ausweis gezeigt',
    );
  });

  it('states the delivery as a line of its own', () => {
    const delivery = { choice: 'both' as const, upToKm: 10, cents: 1500 };
    const known = { requests: new Map([[requestId, aRequest({ delivery })]]), names: new Map() };
    const text = compose({ news: [aNews('agreed')], known }).text.replaceAll(/[\u00A0\u202F]/g, ' ');
    expect(text).toContain('Preis: 27,00 €, dazu 50,00 € Kaution\n\nLieferung und Abholung: 30,00 €\n');
  });

  it('names the number of units with the title, and the price of all', () => {
    const known = { requests: new Map([[requestId, aRequest({ quantity: 12, deposit: null })]]), names: new Map() };
    const { subject, text } = compose({ news: [aNews('asked')], known });
    expect(subject.replaceAll('\u{a0}', ' ')).toContain('„12 × Bohrhammer“');
    expect(text.replaceAll(/[\u00A0\u202F]/g, ' ')).toContain('Preis: 324,00 €');
  });

  it('states a price in kind, and omits a deposit of zero', () => {
    const { pricing } = aRequest();
    const crates = { ...pricing, paymentType: 2 as const, price: { kind: 'things' as const, count: 1 } };
    const request = aRequest({ pricing: crates, units: 2, deposit: null });
    const known = { requests: new Map([[requestId, request]]), names: new Map() };
    expect(compose({ news: [aNews('asked')], known }).text).toContain('\nPreis: 2 Kästen\n');
  });

  it('has a button for the required action', () => {
    const page = `https://lend.example.org/anfrage/${requestId}`;
    const buttons = [
      ['please_rate', 'rating'],
      ['completed', 'rating'],
      ['rating_waits', 'rating'],
      ['message', 'message'],
    ] as const;
    for (const [kind, hash] of buttons) expect(compose({ news: [aNews(kind)] }).text).toContain(`${page}#${hash}\n`);
    expect(compose({ news: [aNews('accepted', { side: 'creator' })] }).text).toContain(`\n\n${page}#accept\n`);
    expect(compose({ news: [aNews('agreed')] }).text).toContain(`${page}\n`);
  });

  it('shows the number of messages', () => {
    const { subject } = compose({ news: [aNews('message', { count: 3 })] });
    expect(subject).toBe('3 Nachrichten von carlo zu „Bohrhammer“');
  });

  it('combines several items, most urgent first, and names each offer once per sentence', () => {
    const other = idOf('other');
    const requests = new Map([
      [requestId, aRequest()],
      [other, aRequest({ requestId: other, title: 'Zelt' })],
    ]);
    const known = { requests, names: new Map([[creator, 'carlo']]) };
    const news = [aNews('message'), aNews('overdue', { requestId: other }), aNews('asked')];
    const { subject, text } = compose({ news, known });
    expect(subject).toBe('„Zelt“ sollte schon zurück sein (dazu Neues zu einer Anfrage und eine Nachricht)');
    const order = ['„Zelt“ sollte seit', 'möchte „Bohrhammer“', 'zu „Bohrhammer“ geschrieben'];
    const found = order.map((part) => text.indexOf(part));
    expect(found).toEqual(found.toSorted((a, b) => a - b));
    expect(found).not.toContain(-1);
    expect(text).toContain('schreib zurück.\n');
    expect(text.match(/„Zelt“/g)).toHaveLength(1);
    expect(compose({ news: [aNews('asked'), aNews('message')], known }).subject).toBe(
      'carlo fragt „Bohrhammer“ an (dazu eine Nachricht)',
    );
  });

  it.each(localeCodes)('in %s links to new offers of a saved search and to a data export', (locale) => {
    const search = { notificationId: idOf('notice'), kind: 'saved_search' as const, about: searchId, at: now };
    const ready = { ...search, kind: 'takeout_ready' as const, about: idOf('takeout'), count: 1 };
    const path = { de: 'ortssuche', en: 'en/citysearch', nl: 'nl/plaatszoeken' }[locale];
    for (const count of [1, 3]) {
      const { subject, text } = compose({ locale, news: [{ ...search, count }] });
      expect(subject).toContain('„Zelt“ rund um Köln');
      expect(subject.includes('3')).toBe(count === 3);
      expect(text).toContain(
        `https://lend.example.org/${path}/koeln/Zelt?radius=10&free=true&sort=newest#news=${idOf('notice')}\n`,
      );
      expect(text).not.toMatch(/Anfrage|request|aanvraag/);
    }
    const { text } = compose({ locale, news: [ready] });
    expect(text).toMatch(/lend\.example\.org\/.*(daten|data|gegevens)#news=[\da-f-]{36}\n/);
    expect(text.replaceAll(BRAND_GAP, '')).not.toMatch(/[{}]|undefined|null/);
  });

  const about = idOf('about');
  const notice = { notificationId: idOf('notice'), about, otherId: creator, at: now, count: 1 };
  const listed = { groups: new Map([[about, 'Veedel „Nord“']]) };
  const hidden = { groups: new Map([[about, null]]) };
  it.each([
    ['de', 'carlo ist „Veedel ‚Nord‘“ beigetreten', 'carlo ist einer deiner Gruppen beigetreten'],
    ['en', 'carlo has joined “Veedel ‘Nord’”', 'carlo has joined one of your groups'],
    ['nl', 'carlo is bij “Veedel ‘Nord’” gekomen', 'carlo is bij een van je groepen gekomen'],
  ] as const)(
    'in %s names the user who joined a group, and the group unless it is hidden',
    (locale, named, neutral) => {
      const news = [{ ...notice, kind: 'group_joined' as const }];
      const { subject, text } = compose({ locale, news, known: listed });
      expect(subject).toBe(named);
      expect(text).toContain(`${named}.`);
      expect(compose({ locale, news, known: hidden }).subject).toBe(neutral);
    },
  );
  it.each([
    ['de', 'Jemand möchte bei einer deiner Gruppen mitmachen', ',\n\njemand möchte bei'],
    ['en', 'Someone would like to join one of your groups', ',\n\nSomeone would like'],
    ['nl', 'Iemand wil meedoen met een van je groepen', ',\n\nIemand wil'],
  ] as const)(
    'in %s names no member of a group that the reader has left, and no deleted user',
    (locale, neutral, start) => {
      const news = [{ ...notice, kind: 'group_asked' as const }];
      const { subject, text } = compose({ locale, news });
      expect(subject).toBe(neutral);
      expect(text).toContain(start);
      expect(compose({ locale, news, known: { ...hidden, names: new Map() } }).subject).toBe(neutral);
    },
  );
  it.each([
    ['de', 'carlo hat auf dein Gesuch „Leiter, 4 m“ geantwortet', '3 Antworten auf dein Gesuch „Leiter, 4 m“'],
    ['en', 'carlo has replied to your wanted ad “Leiter, 4 m”', '3 replies to your wanted ad “Leiter, 4 m”'],
    ['nl', 'carlo heeft gereageerd op je oproep “Leiter, 4 m”', '3 reacties op je oproep “Leiter, 4 m”'],
  ] as const)('in %s names the user who replied to a search request', (locale, one, many) => {
    const known = { wanted: new Map([[about, { title: 'Leiter, 4 m', replies: [] }]]) };
    const news = { ...notice, kind: 'wanted_replied' as const };
    expect(compose({ locale, news: [news], known }).text).toContain(`${one}.\n`);
    expect(compose({ locale, news: [news], known }).subject).toBe(one);
    expect(compose({ locale, news: [{ ...news, count: 3 }], known }).subject).toBe(many);
    const { text } = compose({ locale, news: [news], known: { names: new Map() } });
    expect(text.replaceAll(BRAND_GAP, '')).not.toMatch(/[{}]|undefined|carlo/);
  });
  it.each([
    ['de', 'carlo hat zu „Leiter“ zurückgeschrieben', '3 neue Antworten zu „Leiter“', 'zu einem Gesuch'],
    ['en', 'carlo has written back about “Leiter”', '3 new replies about “Leiter”', 'about a wanted ad'],
    ['nl', 'carlo heeft teruggeschreven over “Leiter”', '3 nieuwe reacties over “Leiter”', 'over een oproep'],
  ] as const)('in %s quotes only the answer of the creator to users who replied', (...texts) => {
    const [locale, one, many, unknown] = texts;
    const replies = [
      { userId: idOf('dora'), text: 'Nimm meine' },
      { userId: creator, text: 'Danke euch' },
    ];
    const known = { wanted: new Map([[about, { title: 'Leiter', replies }]]) };
    const news = { ...notice, kind: 'wanted_answered' as const };
    const { subject, text } = compose({ locale, news: [news], known });
    expect(subject).toBe(one);
    expect(text).toContain('Danke euch');
    const several = compose({ locale, news: [{ ...news, count: 3 }], known });
    expect(several.subject).toBe(many);
    expect(`${text} ${several.text}`).not.toContain('Nimm meine');
    expect(compose({ locale, news: [news] }).subject).toContain(unknown);
  });
  it.each([
    ['de', '„Leiter“ geantwortet:\n\n„Hol sie gern ab.“\n', '„Leiter“ gibt es 2 neue Antworten:', 'dora: „Nur ‚3 m‘.“'],
    ['en', '“Leiter”:\n\n“Hol sie gern ab.”\n', 'There are 2 new replies to', 'dora: “Nur ‘3 m’.”'],
    ['nl', '“Leiter”:\n\n“Hol sie gern ab.”\n', 'staan 2 nieuwe reacties:', 'dora: “Nur ‘3 m’.”'],
  ] as const)(
    'in %s quotes a reply to a search request, and names its author among several',
    (locale, one, many, by) => {
      const dora = idOf('dora');
      const replies = [
        { userId: creator, text: 'Nein' },
        { userId: creator, text: 'Hol sie\ngern ab.' },
        { userId: dora, text: 'Nur „3 m“.' },
      ];
      const known = {
        wanted: new Map([[about, { title: 'Leiter', replies }]]),
        names: new Map([
          [creator, 'carlo'],
          [dora, 'dora'],
        ]),
      };
      const news = { ...notice, kind: 'wanted_replied' as const };
      const { text: single } = compose({ locale, news: [news], known });
      expect(single).toContain(one);
      expect(single).not.toMatch(/Nein|3 m/);
      const { text: several } = compose({ locale, news: [{ ...news, count: 2 }], known });
      expect(several).toContain(many);
      expect(several).toContain(`\n\n${by}\n`);
      expect(several).not.toContain('Nein');
    },
  );
  it.each(localeCodes.flatMap((locale) => groupKinds.map((kind) => [locale, kind] as const)))(
    'in %s of the kind %s is complete with and without the group name',
    (locale, kind) => {
      for (const known of [listed, hidden, {}])
        for (const count of [1, 3]) {
          const { subject, text } = compose({ locale, news: [{ ...notice, kind, count }], known });
          expect(`${subject} ${text}`.replaceAll(BRAND_GAP, '')).not.toMatch(/[{}]|undefined|null/);
          if (known !== listed) expect(`${subject} ${text}`).not.toContain('Veedel');
        }
    },
  );

  it('omits deleted users and offers without false statements', () => {
    const { subject, text } = compose({ name: null, known: { requests: new Map(), names: new Map() } });
    expect(subject).toBe('Ein ehemaliges Mitglied fragt etwas an');
    const gone = { names: new Map(), requests: new Map([[requestId, aRequest()]]) };
    expect(compose({ known: gone, news: [aNews('message', { count: 2 })] }).subject).toBe(
      '2 Nachrichten von einem ehemaligen Mitglied zu „Bohrhammer“',
    );
    expect(text).toMatch(/^Hallo,\n\nein ehemaliges Mitglied/);
  });

  it('has a single-line subject, whatever names it contains', () => {
    const known = {
      requests: new Map([[requestId, aRequest({ title: 'Bohrer\r\nBcc: eve@example.org\u202Egpj' })]]),
      names: new Map([[creator, 'Firma\nSubject: x']]),
    };
    const { subject, html } = compose({ known });
    expect(subject).not.toMatch(/[\r\n\u202E]/);
    expect(subject).toMatch(/^Firma Subject: x fragt „Bohrer Bcc: … gpj“ an$/);
    expect(compose({ name: '<b>vera</b>' }).html).not.toContain('<b>');
    expect(html).not.toContain('\r');
  });
});

it.each([
  ['Kita Sternschnuppe', 'Überfällig: „Popcornmaschine“, Kita Sternschnuppe', 'verliehen an Kita Sternschnuppe'],
  [null, 'Überfällig: „Popcornmaschine“', 'sollte schon zurück sein'],
])('an overdue counter loan names the borrower %s to the owner', (person, subject, line) => {
  const about = '5c0e8c1d-2b3a-4c5d-8e6f-7a8b9c0d1e2f';
  const notice = { notificationId: idOf('late'), kind: 'counter_overdue', about, at: now, count: 1 } as const;
  const counterLoans = new Map([[about, { title: 'Popcornmaschine', person, missing: [], kept: 0 }]]);
  const mail = compose({ news: [notice], known: { counterLoans } });
  expect(mail.subject).toBe(subject);
  expect(mail.text).toContain(line);
});

it.each([
  [[], 0, 'festgehalten, dass alle Teile', null],
  [[], 1_200, 'behält Geld von der Kaution ein', 'Von der Kaution einbehalten: 12,00 €'],
  [[{ name: 'Heringe', count: 2 }], 0, 'und es fehlt etwas', 'Es fehlt: 2 × Heringe'],
])('a recorded return of a counter loan lacks %j and states %i cents kept, as that of a request', (...expected) => {
  const [missing, kept, sentence, detail] = expected;
  const about = '5c0e8c1d-2b3a-4c5d-8e6f-7a8b9c0d1e2f';
  const notice = {
    notificationId: idOf('back'),
    kind: 'counter_back',
    about,
    otherId: creator,
    at: now,
    count: 1,
  } as const;
  const counterLoans = new Map([[about, { title: 'Zelt', person: null, missing, kept }]]);
  const { text } = compose({ news: [notice], known: { counterLoans, names: new Map([[creator, 'carlo']]) } });
  const plain = text.replaceAll(/[\u00A0\u202F]/g, ' ');
  expect(plain).toContain(sentence);
  if (detail === null) expect(plain).not.toMatch(/einbehalten|Es fehlt/);
  else expect(plain).toContain(`\n${detail}\n`);
});
