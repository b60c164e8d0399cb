import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepFilesPrivate } from './own-files.js';

let folder: string;
const mask = process.umask();
beforeEach(() => {
  process.umask(0o022);
  folder = mkdtempSync(join(tmpdir(), 'own-files-'));
});
afterEach(() => {
  process.umask(mask);
  rmSync(folder, { recursive: true });
});
const modeOf = (...path: readonly string[]): number => statSync(join(folder, ...path)).mode & 0o777;

it('files of a process are readable by the user of that process only', () => {
  const data = join(folder, 'data');
  keepFilesPrivate(data);
  mkdirSync(join(data, 'account'), { recursive: true });
  writeFileSync(join(data, 'account', 'documents.db'), '');
  expect([modeOf('data'), modeOf('data', 'account'), modeOf('data', 'account', 'documents.db')]).toEqual([
    0o700, 0o700, 0o600,
  ]);
});

it('an existing data folder is restricted, and a folder of other programs stays unchanged', () => {
  mkdirSync(join(folder, 'old', 'keys'), { recursive: true });
  mkdirSync(join(folder, 'shared'));
  for (const name of ['old', 'shared']) keepFilesPrivate(join(folder, name));
  expect([modeOf('old'), modeOf('shared')]).toEqual([0o700, 0o755]);
});
