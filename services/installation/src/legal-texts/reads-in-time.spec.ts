import { expect, it } from 'vitest';
import { readsInTime } from './reads-in-time.js';

it('parses a long legal text in time', async () => {
  const section = '## Title\n\nSome *words* of [the law](https://example.org), and a list:\n\n- one\n- two\n\n';
  expect(await readsInTime([section.repeat(250).slice(0, 25_000), 'Short.'])).toBe(true);
});

it.each([
  ['emphasis that never ends', '*a_ '.repeat(6_000)],
  ['an asterisk after each letter', 'a*'.repeat(12_000)],
])('rejects a text with %s without blocking the caller', async (_, markdown) => {
  let turns = 0;
  const counting = setInterval(() => (turns += 1), 20);
  const answer = await readsInTime(['Short.', markdown]);
  clearInterval(counting);
  expect(answer).toBe(false);
  expect(turns).toBeGreaterThan(5);
});
