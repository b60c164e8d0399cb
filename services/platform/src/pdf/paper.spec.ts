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
  expect(once).toBeGreaterThan(60);
  for (let label = 1; label < 999; label += 1) expect(paper.broken(title, 100, { size: 9 }, 3)).toBe(lines);
  expect(measured.mock.calls.length).toBe(once);
  expect(paper.broken(title, 200, { size: 9 }, 3)).not.toEqual(lines);
  expect(paper.broken(title, 100, { size: 7 }, 3)).not.toEqual(lines);
  measured.mockRestore();
});
