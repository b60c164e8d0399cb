import { afterEach, describe, expect, it } from 'vitest';
import { pageStyle } from './page-style.js';

/** Original styles of jsdom, from a frame that the setup has not modified. */
const frame = document.createElement('iframe');
document.body.append(frame);
const page = frame.contentWindow as unknown as Window & typeof globalThis;
const own = page.getComputedStyle.bind(page);
const cheap = pageStyle(page, own);

afterEach(() => page.document.body.replaceChildren());

const put = (html: string): Element => {
  page.document.body.innerHTML = html;
  return page.document.body.querySelector('#it') ?? page.document.body;
};

describe('the fast computed style for queries', () => {
  const tags =
    'a button details dialog div fieldset form h1 img input label li nav ol p section span svg table tr ul'.split(' ');
  const attributes = ['', 'hidden', 'open', 'type="hidden"', 'controls', 'popover', 'style="display: none"'];

  it.each(attributes)('matches the display of jsdom for each element, with “%s”', (attribute) => {
    for (const tag of tags) {
      const element = page.document.createElement(tag);
      const [name = '', value = ''] = attribute.replaceAll('"', '').split('=');
      if (name) element.setAttribute(name, value);
      page.document.body.append(element);
      expect([tag, cheap(element).display]).toEqual([tag, own(element).display]);
    }
  });

  it.each([
    '<div style="visibility: hidden"><p><b id="it">a</b></p></div>',
    '<div style="visibility: hidden"><p style="visibility: visible"><b id="it">a</b></p></div>',
    '<table><tbody><tr hidden><td id="it">a</td></tr></tbody></table>',
    '<p id="it">a</p>',
  ])('inherits visibility as jsdom does: %s', (html) => {
    const element = put(html);
    expect(cheap(element).visibility).toBe(own(element).visibility);
    expect(cheap(element).getPropertyValue('visibility')).toBe(own(element).getPropertyValue('visibility'));
  });

  it('inherits pointer-events and leaves all other properties to jsdom', () => {
    const element = put('<div style="pointer-events: none"><button id="it" style="color: red">a</button></div>');
    expect(cheap(element).pointerEvents).toBe('none');
    expect(cheap(element).getPropertyValue('pointer-events')).toBe('none');
    expect(cheap(element).color).toBe(own(element).color);
  });
});
