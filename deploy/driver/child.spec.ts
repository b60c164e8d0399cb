import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { nodeArguments } from './child.js';

const text = (file: string): string => readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), 'utf8');

describe('the Node version and flags', () => {
  it.each([
    ['package.json', `"start": "node ${nodeArguments.join(' ')} deploy/`],
    ['deploy/docker/Dockerfile', `"node", "${nodeArguments.join('", "')}"]`],
  ])('in %s match those measured and tested', (file, words) => {
    expect(text(file)).toContain(words);
  });
});
