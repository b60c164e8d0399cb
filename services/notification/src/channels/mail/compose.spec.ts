import { describe, expect, it } from '@jest/globals';
import { notificationKinds } from '@lendring/contracts/notification/kinds.js';
import { localeCodes } from '@lendring/contracts/reference/languages.js';
import { aNews, aRequest } from '../../../testing/news.js';
import { creator, idOf, requestId } from '../../../testing/notification.js';
import { composeNews, type NewsLetter } from './compose.js';

const compose = (more: Partial<NewsLetter> = {}) =>
  composeNews({
    locale: 'de',
    name: 'vera',
    news: [aNews()],
    known: { requests: new Map([[requestId, aRequest()]]), names: new Map([[creator, 'carlo']]) },
    publicUrl: 'https://lend.example.org',
    unsubscribeToken: 'token',
    ...more,
  });

describe('a mail about news', () => {
  it.each(localeCodes.flatMap((locale) => notificationKinds.map((kind) => [locale, kind] as const)))(
    'in %s of the kind %s says it to both sides, whole',
    (locale, kind) => {
      for (const side of ['vendor', 'creator'] as const) {
        const { subject, text, html } = compose({ locale, news: [aNews(kind, { side })] });
        expect(`${subject} ${text}`).not.toMatch(/[{}]|undefined|null/);
        expect(subject.length).toBeLessThan(70);
        expect(text).toMatch(/Bohrhammer/);
        expect(text).toMatch(/^(Hallo|Hello) vera,\n/);
        expect(html).toContain(`lang="${locale}"`);
      }
    },
  );

  it('leads into the conversation, to the settings, and out', () => {
    const { text } = compose({ locale: 'nl' });
    expect(text).toContain(`Naar de aanvraag: https://lend.example.org/nl/aanvraag/${requestId}`);
    expect(text).toContain('https://lend.example.org/nl/account/meldingen');
    expect(text).toContain('https://lend.example.org/nl/afmelden?token=token');
    expect(text).toContain('leest niemand');
  });

  it('names the day of handover and return by its weekday, of nights that of departure', () => {
    const nights = aRequest({ rentType: 3 });
    const known = (request = aRequest()) => ({ requests: new Map([[requestId, request]]), names: new Map() });
    expect(compose({ news: [aNews('handover_tomorrow')], known: known() }).text).toContain('Am Freitag, 9. Mai');
    expect(compose({ news: [aNews('return_tomorrow')], known: known() }).text).toContain('Am Sonntag, 11. Mai');
    expect(compose({ news: [aNews('return_tomorrow')], known: known(nights) }).text).toContain('Am Montag, 12. Mai');
    expect(compose({ locale: 'en', news: [aNews('overdue')], known: known() }).text).toContain('since Sunday 11 May');
  });

  it('counts messages', () => {
    const { subject } = compose({ news: [aNews('message', { count: 3 })] });
    expect(subject).toBe('3 Nachrichten von carlo zu „Bohrhammer“');
  });

  it('tells several pieces of news by conversation, in their order', () => {
    const other = idOf('other');
    const requests = new Map([
      [requestId, aRequest()],
      [other, aRequest({ requestId: other, title: 'Zelt' })],
    ]);
    const known = { requests, names: new Map([[creator, 'carlo']]) };
    const news = [aNews('asked'), aNews('asked', { requestId: other }), aNews('message')];
    const { subject, text } = compose({ news, known });
    expect(subject).toBe('Neues zu 2 Anfragen');
    const order = ['„Bohrhammer“\n', 'möchte „Bohrhammer“', 'zu „Bohrhammer“ geschrieben', '„Zelt“\n', 'möchte „Zelt“'];
    const found = order.map((part) => text.indexOf(part));
    expect(found).toEqual(found.toSorted((a, b) => a - b));
    expect(found).not.toContain(-1);
    expect(compose({ news: [aNews('asked'), aNews('message')], known }).subject).toBe('Neues zu „Bohrhammer“');
  });

  it('says less of what is gone, and nothing false', () => {
    const { subject, text } = compose({ name: null, known: { requests: new Map(), names: new Map() } });
    expect(subject).toBe('Ein ehemaliges Mitglied fragt etwas an');
    const gone = { names: new Map(), requests: new Map([[requestId, aRequest()]]) };
    expect(compose({ known: gone, news: [aNews('message', { count: 2 })] }).subject).toBe(
      '2 Nachrichten von einem ehemaligen Mitglied zu „Bohrhammer“',
    );
    expect(text).toMatch(/^Hallo,\n/);
  });

  it('has a subject of one line, whatever names hold', () => {
    const known = {
      requests: new Map([[requestId, aRequest({ title: 'Bohrer\r\nBcc: eve@example.org\u202Egpj' })]]),
      names: new Map([[creator, 'Firma\nSubject: x']]),
    };
    const { subject, html } = compose({ known });
    expect(subject).not.toMatch(/[\r\n\u202E]/);
    expect(subject).toMatch(/^Firma Subject: x fragt „Bohrer Bcc: eve@example\.org gpj“ an$/);
    expect(compose({ name: '<b>vera</b>' }).html).not.toContain('<b>');
    expect(html).not.toContain('\r');
  });
});
