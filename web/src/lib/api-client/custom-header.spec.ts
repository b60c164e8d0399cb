import { afterEach, describe, expect, it } from 'vitest';
import { customHeader, headerMeta } from './custom-header.js';

describe('the header of our own pages', () => {
  afterEach(() => {
    document.head.innerHTML = '';
  });

  it('is the usual one unless the page names another', () => {
    expect(customHeader()).toEqual({ 'x-lendring': '1' });
    const [meta] = headerMeta('x-our-own: yes');
    document.head.append(Object.assign(document.createElement('meta'), meta));
    expect(customHeader()).toEqual({ 'x-our-own': 'yes' });
  });

  it('takes no room on a page where it is the usual one', () => {
    expect([headerMeta('x-lendring: 1'), headerMeta(null), headerMeta(undefined)]).toEqual([[], [], []]);
  });
});
