import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mapStacks } from './mapped-stacks.js';

describe('stacks of errors', () => {
  const before = Error.prepareStackTrace;
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'mapped-stacks-'));
    mapStacks();
  });
  afterEach(() => {
    Error.prepareStackTrace = before;
    rmSync(folder, { recursive: true });
  });

  const stackOf = (name: string, map: string | null): string => {
    const file = join(folder, name);
    if (map !== null) writeFileSync(`${file}.map`, map);
    const code = '(function fail() {\n  throw new TypeError("no such offer");\n})';
    const fail = runInThisContext(code, { filename: pathToFileURL(file).href }) as () => never;
    try {
      return fail();
    } catch (error) {
      return String((error as Error).stack);
    }
  };
  // Maps line 2, column 9 of the built file to line 7, column 5 of the source.
  const map = JSON.stringify({ version: 3, sources: ['../src/offer.ts'], names: [], mappings: ';QAMI' });

  it('name the line of the source file', () => {
    const [message, first] = stackOf('mapped.js', map).split('\n');
    expect(message).toBe('TypeError: no such offer');
    expect(first).toBe(`    at fail (${join(folder, '../src/offer.ts')}:7:5)`);
  });

  it('name the line of the built file without a readable source map', () => {
    expect(stackOf('plain.js', null)).toContain('plain.js:2:9');
    expect(stackOf('broken.js', '{"version":3')).toContain('broken.js:2:9');
  });
});
