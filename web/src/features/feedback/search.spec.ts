import { describe, expect, it } from 'vitest';
import { readFeedbackSearch } from './search.js';

describe('the URL parameters of the feedback form', () => {
  it('contain the previous page and the kind of feedback', () => {
    expect(readFeedbackSearch({ from: '/offer/k3v9w0m2q7', kind: 'category' })).toEqual({
      from: '/offer/k3v9w0m2q7',
      kind: 'category',
    });
  });
  it.each([
    '//elsewhere.example',
    'https://elsewhere.example',
    '/\\elsewhere',
    '/a?b=c',
    '/a b',
    `/${'a'.repeat(300)}`,
    7,
  ])('reject the page %s', (from) => expect(readFeedbackSearch({ from })).toEqual({}));
  it('drop unknown kinds', () => expect(readFeedbackSearch({ kind: 'praise' })).toEqual({}));
});
