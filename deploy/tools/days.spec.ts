import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const sources = globSync(['{contracts,services,bff,web,deploy}/**/*.{ts,tsx}'], {
  cwd: root,
  exclude: (name) => /^(node_modules|dist)$/.test(name),
});

const cutOutOfNow = (text: string): readonly string[] =>
  text.split('\n').filter((line) => /(new Date\(\)|Date\.now\(\)).*\.toISOString\(\)\.slice\(0, ?10\)/.test(line));

describe('day lint', () => {
  it('rejects code that cuts a day out of an instant', () => {
    expect(
      cutOutOfNow(
        [
          'const a = new Date().toISOString().slice(0, 10);',
          'new Date(Date.now() + 5).toISOString().slice(0,10)',
          'dayIn(new Date().toISOString(), zone)',
        ].join('\n'),
      ),
    ).toHaveLength(2);
  });

  it('requires dayIn with the time zone of the place', () => {
    expect(sources.length).toBeGreaterThan(500);
    const found = sources.filter(
      (file) =>
        !file.endsWith('deploy/tools/days.spec.ts') && cutOutOfNow(readFileSync(join(root, file), 'utf8')).length > 0,
    );
    expect(found).toEqual([]);
  });
});
