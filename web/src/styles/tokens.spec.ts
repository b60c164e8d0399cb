import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const src = join(process.cwd().replace(/\/web$/, ''), 'web/src');

describe('class names', () => {
  it('never name a side where a radius was meant', () => {
    const found = readdirSync(src, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx') && /['" :]rounded-[sl](?=['" ])/.test(readFileSync(join(src, file), 'utf8')));
    expect(found).toEqual([]);
  });
});
