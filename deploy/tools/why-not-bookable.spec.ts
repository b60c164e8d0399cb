import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { messages } from '@lendring/contracts/http/messages.js';
import { notBookableReasons } from '@lendring/contracts/rules/why-not-bookable.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const rows = readFileSync(join(root, 'docs/why-not-bookable.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

describe('docs/why-not-bookable.md', () => {
  it('lists the reasons in the order in which the rule checks them', () => {
    expect(rows.map(([code]) => code)).toEqual(notBookableReasons.map((reason) => `\`${reason}\``));
  });

  it.each(notBookableReasons)('gives the texts of %s as the API answers them', (reason) => {
    const { de, en, nl } = messages[reason].text;
    const [, , ...texts] = rows.find(([code]) => code === `\`${reason}\``) ?? [];
    expect(texts.slice(0, 3)).toEqual([de, en, nl]);
    expect(texts[3]).toMatch(/\.$/);
  });

  it.each(rows)('names an existing rule for %s', (_, rule = '') => {
    const [, name = '', file = ''] = /^`(\w+)` in `([\w./-]+)`$/.exec(rule) ?? [];
    expect(existsSync(join(root, file))).toBe(true);
    expect(readFileSync(join(root, file), 'utf8')).toContain(`export const ${name} =`);
  });
});
