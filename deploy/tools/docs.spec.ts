import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const documents = globSync(
  ['*.md', '{bff,contracts}/README.md', 'docs/**/*.md', 'services/*/README.md', 'deploy/**/*.md'],
  { cwd: root, exclude: (name) => name.includes('node_modules') },
);
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

describe.each(documents)('%s', (document) => {
  const text = readFileSync(join(root, document), 'utf8');

  it('has working links', () => {
    const links = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
      .map(([, link = '']) => link)
      .filter((link) => !/^https?:/.test(link));
    expect(links.filter((link) => !existsSync(join(root, dirname(document), link)))).toEqual([]);
  });

  it('names existing scripts', () => {
    const named = [...text.matchAll(/npm (?:run (?:--silent )?|(?=start|test))([a-z][\w:-]*)/g)].map(
      ([, name = '']) => name,
    );
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('names existing files of the repository', () => {
    const paths = [
      ...text.matchAll(/`((?:contracts|services|bff|web|deploy|docs)\/[\w./-]+\.(?:ts|tsx|json|md))`/g),
    ].map(([, path = '']) => path);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

describe.each(globSync('docs/adr/*.md', { cwd: root }))('the title of %s', (document) => {
  const [heading = ''] = readFileSync(join(root, document), 'utf8').split('\n');
  const [, number = '', title = ''] = /^# (\d+)\. (.+)$/.exec(heading) ?? [];

  it('is "# <number>. <title>" with the number of the file', () => {
    expect(number.padStart(4, '0')).toBe(basename(document).slice(0, 4));
  });

  it('has at most 72 characters', () => {
    expect(title.length).toBeLessThanOrEqual(72);
  });

  it('begins with a noun or an imperative', () => {
    expect(title).not.toMatch(/^(?:what|who|whoever|whom|whose|that|of|by|so|nobody|somebody)\b/i);
  });
});
