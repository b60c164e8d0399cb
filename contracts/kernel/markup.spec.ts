import { describe, expect, it } from 'vitest';
import { escapeMarkup } from './markup.js';

describe('text within markup', () => {
  it('opens no element, ends no attribute and starts no entity', () =>
    expect(escapeMarkup(`<b title="a" id='b'>&amp;`)).toBe('&#60;b title=&#34;a&#34; id=&#39;b&#39;&#62;&#38;amp;'));
  it('is otherwise as it was', () => expect(escapeMarkup('Zelt für vier – 9 €')).toBe('Zelt für vier – 9 €'));
});
