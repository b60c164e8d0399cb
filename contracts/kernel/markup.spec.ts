import { describe, expect, it } from 'vitest';
import { escapeMarkup } from './markup.js';

describe('escaped markup text', () => {
  it('cannot open an element, end an attribute or start an entity', () =>
    expect(escapeMarkup(`<b title="a" id='b'>&amp;`)).toBe('&#60;b title=&#34;a&#34; id=&#39;b&#39;&#62;&#38;amp;'));
  it('keeps all other characters', () => expect(escapeMarkup('Zelt für vier – 9 €')).toBe('Zelt für vier – 9 €'));
});
