import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const sources = globSync('{contracts,services,bff,web,deploy}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (name) => /^(?:node_modules|dist|generated|data|\.tanstack)$/.test(name.split('/').at(-1) ?? ''),
});
const pronoun = /^(?:what|who|whoever|whom|whose|that|of|by|so|also|nobody|somebody)\b/i;

/** First lines of comments, without the following lines of the same comment. */
const beginnings = (text: string): readonly string[] =>
  text.split('\n').flatMap((line, index, lines) => {
    const block = /(?:^|\s)\/\*\*?(?: (.*)|$)/.exec(line);
    if (block) return [block[1] ?? lines[index + 1]?.replace(/^\s*\* ?/, '') ?? ''];
    const [, words] = /^\s*\/\/ (.*)/.exec(line) ?? [];
    return words === undefined || /^\s*\/\/ /.test(lines[index - 1] ?? '') ? [] : [words];
  });

describe('comments', () => {
  it('are found in blocks and lines, each by its first line', () => {
    const text = [
      '/** Days left. */',
      '/**',
      ' * Hours,',
      ' * of which',
      ' */',
      '// Minutes,',
      '// of a loan',
      'a = 1;',
    ];
    expect(beginnings(text.join('\n'))).toEqual(['Days left. */', 'Hours,', 'Minutes,']);
  });

  it('begin with a noun or an imperative, as CONTRIBUTING.md asks for', () => {
    const found = sources.flatMap((file) =>
      beginnings(readFileSync(join(root, file), 'utf8'))
        .filter((words) => pronoun.test(words))
        .map((words) => `${file}: ${words}`),
    );
    expect(sources.length).toBeGreaterThan(2000);
    expect(found).toEqual([]);
  });
});
