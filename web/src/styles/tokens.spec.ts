import { describe, expect, it } from 'vitest';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const src = join(import.meta.dirname, '..');

describe('class names', () => {
  it('use a radius size and never a bare side such as rounded-l', () => {
    const found = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.tsx') && /['" :]rounded-[sl](?=['" ])/.test(readFileSync(join(src, file), 'utf8')),
    );
    expect(found).toEqual([]);
  });
});

describe('text sizes', () => {
  const css = readFileSync(join(src, 'styles/app.css'), 'utf8');
  const scale = [...css.matchAll(/--text-(\w+): ([\d.]+)rem;/g)].map(([, name, rem]) => [name, Number(rem)] as const);

  it('have at most eight values in rem, and body text has the size set in the browser', () => {
    expect(css.match(/--text-\w+:/g)).toHaveLength(scale.length);
    expect(scale.length).toBeLessThanOrEqual(8);
    expect(Object.fromEntries(scale)).toMatchObject({ base: 1 });
    expect(css.match(/font(?:-size)?:[^;]*?\b\d+px/g)).toBeNull();
  });
  it('come only from the type scale', () => {
    const names = new Set(scale.map(([name]) => name));
    const other =
      /text-\[(?:[\d.]|clamp|calc|min|max)|(?<![\w-])text-(?:xs|sm|lg|xl|[2-9]xl)(?![\w-])|fontSize: (?!size|undefined)/;
    const found = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && !/\.spec\./.test(file) && other.test(readFileSync(join(src, file), 'utf8')),
    );
    expect(found).toEqual([]);
    expect(names).toEqual(new Set(['fine', 'small', 'base', 'lead', 'h3', 'h2', 'h1', 'hero']));
  });
});
