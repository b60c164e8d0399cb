import { afterEach, describe, expect, it } from 'vitest';
import { customHeader, headerMeta } from './custom-header.js';

describe('the custom request header of the web app', () => {
  afterEach(() => {
    document.head.innerHTML = '';
  });

  it('has its default value unless the page configures another', () => {
    expect(customHeader()).toEqual({ 'x-lendring': '1' });
    const [meta] = headerMeta('x-our-own: yes');
    document.head.append(Object.assign(document.createElement('meta'), meta));
    expect(customHeader()).toEqual({ 'x-our-own': 'yes' });
  });

  it('adds no meta element to a page with the default value', () => {
    expect([headerMeta('x-lendring: 1'), headerMeta(null), headerMeta(undefined)]).toEqual([[], [], []]);
  });
});
