import { describe, expect, it } from 'vitest';
import { readFeedbackSearch } from './search.js';

describe('the address of the feedback form', () => {
  it('knows the page somebody came from, and what it is about', () => {
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
  ])('takes no page from %s', (from) => expect(readFeedbackSearch({ from })).toEqual({}));
  it('knows no other kinds', () => expect(readFeedbackSearch({ kind: 'praise' })).toEqual({}));
});
