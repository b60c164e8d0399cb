import { describe, expect, it } from 'vitest';
import { plainText, safeHref, type Words } from './markdown.js';
import { readMarkdown } from './read-markdown.js';

const words: Words = {
  name: 'Club',
  address: 'Markt 1',
  email: 'hallo@example.org',
  operatorIs: 'Club runs this.',
  responsible: 'Club.',
  inCharge: 'Ada.',
};
const titles = (markdown: string) => readMarkdown(markdown).sections.map(({ title }) => title);

describe('parsed Markdown', () => {
  it('is split into sections at its top heading level, whatever that level is', () => {
    for (const mark of ['#', '##', '####'])
      expect(titles(`${mark} One\n\nFirst.\n\n${mark}# Below\n\n${mark} *Two*\n\nSecond.`)).toEqual(['One', 'Two']);
    expect(readMarkdown('# One\n\n### Below').depths).toEqual([1, 3]);
  });

  it('can begin without a heading or have no headings', () => {
    expect(titles('Before.\n\n## One\n\nAfter.')).toEqual(['', 'One']);
    expect(titles('Only this.')).toEqual(['']);
    expect(titles('')).toEqual([]);
  });

  it.each([
    ['quotes', '> '.repeat(12_000)],
    ['lists', '- '.repeat(6_000)],
    ['links', '!['.repeat(6_000)],
    ['numbers', '1. '.repeat(6_000)],
  ])('is shown as source text if %s are nested too deeply', (_, marks) => {
    const [section] = readMarkdown(`${marks}Words`).sections;
    expect(section?.nodes).toEqual([{ type: 'paragraph', children: [{ type: 'text', value: `${marks}Words` }] }]);
  });

  it('converts to plain text without markup', () => {
    const [section] = readMarkdown(
      'Some **bold** and [linked](https://example.org) words ![of a picture](x.png)',
    ).sections;
    expect(section?.nodes.map(plainText)).toEqual(['Some bold and linked words of a picture']);
  });
});

describe('safe link targets', () => {
  it.each([
    ['https://example.org/a', 'https://example.org/a'],
    ['HTTP://example.org', 'HTTP://example.org'],
    ['mailto:a@example.org', 'mailto:a@example.org'],
    ['mailto:{{email}}', 'mailto:hallo@example.org'],
    ['mailto:%7B%7Bemail%7D%7D', 'mailto:hallo@example.org'],
    ['/kontakt', '/kontakt'],
    ['#section-2', '#section-2'],
  ])('accept %s', (url, href) => {
    expect(safeHref(url, words)).toBe(href);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//example.org',
    '/\\example.org',
    'https:///',
    'mailto:nobody',
    'example.org',
    '',
  ])('exclude %j', (url) => {
    expect(safeHref(url, words)).toBeNull();
  });

  it('exclude the mail address of an operator that has none', () => {
    expect(safeHref('mailto:{{email}}', { ...words, email: 'den Betreiber' })).toBeNull();
  });
});

it('returns the cached tree for a Markdown text that was already parsed', () => {
  expect(readMarkdown('# One\n\nTwo')).toBe(readMarkdown('# One\n\nTwo'));
});
