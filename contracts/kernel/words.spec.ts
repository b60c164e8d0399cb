import { describe, expect, it } from 'vitest';
import { wordsId } from '../rules/words-id.js';
import { placeOf, Words } from './words.js';

const requestId = '0f6c2b1e-7d3a-4c58-9b1f-2a4d6e8f0a1c';
const messageId = '5b0e8f7a-1c2d-4e3f-8a9b-0c1d2e3f4a5b';
/** UUID-shaped text with a version and variant that do not exist. */
const notOne = 'b03f0886-447b-68b0-77fb-6591aa8302e9';

describe('id of a text in a request', () => {
  it('contains the request and the part', () => {
    const words = Words.parse({ kind: 'message', id: wordsId(requestId, messageId) });
    expect(placeOf(words)).toEqual({ requestId, part: messageId });
    const reply = Words.parse({ kind: 'reply', id: wordsId(requestId, 'vendor') });
    expect(placeOf(reply)).toEqual({ requestId, part: 'vendor' });
  });

  it.each([
    { kind: 'message', id: wordsId(notOne, messageId) },
    { kind: 'message', id: wordsId(requestId, notOne) },
    { kind: 'message', id: wordsId(requestId, 'vendor') },
    { kind: 'rating', id: wordsId(notOne, 'creator') },
    { kind: 'rating', id: wordsId(requestId, messageId) },
    { kind: 'rating', id: `${wordsId(requestId, 'vendor')}\n` },
  ])('rejects $kind $id', (words) => {
    expect(Words.safeParse(words).success).toBe(false);
  });
});
