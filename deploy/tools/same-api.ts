import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { differences } from './differences.js';

const file = 'contracts/generated/openapi.json';
const [commit = 'HEAD'] = process.argv.slice(2);
const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Compares the API document with that of a commit, ignoring the order of keys. Exits with 1 if they differ. */
const before: unknown = JSON.parse(
  execFileSync('git', ['show', `${commit}:${file}`], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 }),
);
const found = differences(before, JSON.parse(readFileSync(`${root}${file}`, 'utf8')));
for (const one of found) console.log(one);
console.log(found.length === 0 ? `The API is that of ${commit}.` : `${found.length} differences from ${commit}.`);
process.exitCode = found.length === 0 ? 0 : 1;
