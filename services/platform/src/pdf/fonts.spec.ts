import { create, type Font } from 'fontkit';
import { describe, expect, it, vi } from 'vitest';
import { fontFile, runsOf } from './fonts.js';

describe('text layout', () => {
  it('splits text by the fonts that contain its characters', () => {
    const runs = runsOf('Łódź Γ', 'heading', () => undefined);
    expect(runs.map(({ text }) => text).join('')).toBe('Łódź Γ');
    expect(new Set(runs.map(({ font }) => font)).size).toBeGreaterThan(1);
    for (const { font } of runs) expect(fontFile(font).length).toBeGreaterThan(0);
  });

  it('finds the font of a character once, however often it occurs', () => {
    runsOf('漢', 'text', () => undefined);
    const lookups = vi.spyOn(Set.prototype, 'has');
    const [{ text, font } = { text: '', font: '' }] = runsOf('漢'.repeat(28), 'text', () => undefined);
    const codes = lookups.mock.calls.map(([code]) => code as unknown);
    lookups.mockRestore();
    expect(codes).not.toContain('漢'.codePointAt(0));
    expect(text).toBe('漢'.repeat(28));
    expect(fontFile(font).length).toBeGreaterThan(0);
  });
});

describe('right-to-left name', () => {
  const onPaper = (text: string): string =>
    runsOf(text, 'text', () => undefined)
      .map((run) => run.text)
      .join('');

  it('starts at the right, next to left-to-right text', () => {
    expect(onPaper('Herr שלום בן דוד aus Köln')).toBe('Herr דוד בן שלום aus Köln');
    expect(onPaper('محمد الفاتح')).toBe('الفاتح محمد');
    expect(onPaper('שלום 12 דוד')).toBe('שלום 12 דוד');
    expect(onPaper('Anna Müller')).toBe('Anna Müller');
  });

  it('has joined letters, with the last letter at the left', () => {
    const [{ font, text } = { font: '', text: '' }] = runsOf('محمد', 'text', () => undefined);
    const { glyphs } = (create(fontFile(font)) as Font).layout(text);
    expect(glyphs.map(({ codePoints }) => String.fromCodePoint(...codePoints)).join('')).toBe('دمحم');
    // Isolated Arabic letters differ from letters inside a word.
    const alone = (create(fontFile(font)) as Font).layout('م').glyphs[0];
    expect(glyphs.map(({ id }) => id)).not.toContain(alone?.id);
  });
});
