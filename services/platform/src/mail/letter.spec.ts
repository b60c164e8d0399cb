import { describe, expect, it } from 'vitest';
import { writeLetter, type Letter } from './letter.js';

const letter = (more: Partial<Letter> = {}): Letter => ({
  locale: 'nl',
  subject: 'anna vraagt ‘Boor’ aan',
  preview: 'anna wil ‘Boor’ lenen',
  greeting: 'Hallo ben,',
  parts: [
    { lines: ['anna wil ‘Boor’ lenen.'], action: { label: 'Naar de aanvraag', href: 'https://l.example/a?b=1&c=2' } },
  ],
  ...more,
});

describe('mail template', () => {
  it('has the same content in text and HTML and states its language', () => {
    const { text, html } = writeLetter(
      letter({
        after: 'Later.',
        footer: { text: 'Waarom.', links: [{ label: 'Afmelden', href: 'https://l.example/u' }] },
      }),
    );
    for (const part of ['Hallo ben,', 'anna wil ‘Boor’ lenen.', 'Naar de aanvraag', 'Later.', 'Waarom.', 'Afmelden']) {
      expect(text).toContain(part);
      expect(html).toContain(part);
    }
    expect(text).toContain('Naar de aanvraag: https://l.example/a?b=1&c=2');
    expect(html).toContain('href="https://l.example/a?b=1&#38;c=2"');
    expect(html).toMatch(/<html[^>]* lang="nl"/);
  });

  it('is readable without pictures and in dark mode', () => {
    const { html } = writeLetter(letter());
    expect(html).not.toMatch(/<img|url\(|https?:\/\/(?!l\.example|www\.w3\.org)/);
    expect(html).toContain('prefers-color-scheme: dark');
  });

  it('escapes markup in names', () => {
    const { html } = writeLetter(
      letter({ greeting: 'Hallo <img src=x onerror=alert(1)>,', parts: [{ title: '</h2><script>', lines: [] }] }),
    );
    expect(html).not.toMatch(/<img|<script/);
  });

  it('links an address in its text only when that address is the declared page', () => {
    const lines = ['Hier: https://l.example/w', 'Er schreibt: https://evil.example/'];
    const { text, html } = writeLetter(letter({ parts: [{ lines, page: 'https://l.example/w' }] }));
    expect(text).toContain('Hier: https://l.example/w');
    expect(html).toContain('href="https://l.example/w"');
    expect(html).not.toContain('href="https://evil.example');
    expect(writeLetter(letter({ parts: [{ lines }] })).html).not.toContain('href="https://l.example/w"');
  });

  it.each([
    ['line breaks', 'Hi\r\nBcc: eve@example.org', 'Hi Bcc: …'],
    ['what turns the direction', 'a\u202Egnp.exe', 'a gnp.exe'],
    ['separators of lines', 'a\u2028b', 'a b'],
    ['spaces', '  a   b ', 'a b'],
    ['length', 'x'.repeat(300), `${'x'.repeat(149)}…`],
  ])('has a one-line subject, even with %s in a name', (_, subject, seen) => {
    expect(writeLetter(letter({ subject })).subject).toBe(seen);
  });
});
