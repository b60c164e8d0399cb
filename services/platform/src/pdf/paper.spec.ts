// oxlint-disable-next-line import/no-named-as-default -- its types know only the default
import PDFDocument from 'pdfkit';
import { expect, it, vi } from 'vitest';
import { openPaper } from './paper.js';

it('measures an equal text once per document, whatever its number of labels', () => {
  const measured = vi.spyOn(PDFDocument.prototype, 'widthOfString');
  const paper = openPaper({ title: 'Etiketten', lang: 'de', at: new Date('2026-05-01T10:00:00.000Z') });
  const title = `${'Ä'.repeat(60)} ${'漢'.repeat(60)}`;
  const lines = paper.broken(title, 100, { size: 9 }, 3);
  const once = measured.mock.calls.length;
  expect(once).toBeGreaterThan(0);
  expect(once).toBeLessThan(60);
  for (let label = 1; label < 999; label += 1) expect(paper.broken(title, 100, { size: 9 }, 3)).toBe(lines);
  expect(measured.mock.calls.length).toBe(once);
  expect(paper.broken(title, 200, { size: 9 }, 3)).not.toEqual(lines);
  expect(paper.broken(title, 100, { size: 7 }, 3)).not.toEqual(lines);
  measured.mockRestore();
});

it('breaks an overlong word without losing a character, and each line as late as possible', () => {
  const paper = openPaper({ title: 'Etiketten', lang: 'de', at: new Date('2026-05-01T10:00:00.000Z') });
  const word = Array.from({ length: 40 }, (_, n) => 'aiMW漢'[n % 5]).join('');
  const lines = paper.broken(`Nr. ${word}`, 60, { size: 9 }).map((line) => line.map(({ text }) => text).join(''));
  expect(lines[0]).toBe('Nr.');
  expect(lines.slice(1).join('')).toBe(word);
  for (const [index, line] of lines.slice(1, -1).entries()) {
    const next = lines[index + 2] ?? '';
    expect(paper.broken(line, 60, { size: 9 })).toHaveLength(1);
    expect(paper.broken(line + [...next][0], 60, { size: 9 })).toHaveLength(2);
  }
  const cut = paper.broken(word, 60, { size: 9 }, 2).map((line) => line.map(({ text }) => text).join(''));
  expect(cut).toHaveLength(2);
  expect(cut[1]).toMatch(/…$/);
});
