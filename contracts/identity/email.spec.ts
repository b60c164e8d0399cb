import { expect, it } from '@jest/globals';
import { Email } from './commands.js';

it('an address has at most 64 characters before the @', () => {
  const address = (characters: number): string => `${'a'.repeat(characters)}@example.org`;
  expect(Email.safeParse(address(64)).success).toBe(true);
  expect(Email.safeParse(address(65)).success).toBe(false);
});
