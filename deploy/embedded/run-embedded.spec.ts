import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { loadConfig } from '@lendring/platform/runtime/settings/config.js';
import { readPlaces } from '../operations/backup.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const text = readFileSync(`${root}docs/how-to/run-embedded.md`, 'utf8');
const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { scripts: Record<string, string> };
const blocks = [...text.matchAll(/^```\w*\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block);
const blockWith = (words: string): string => blocks.find((block) => block.includes(words)) ?? '';

it('sets valid settings of a product that is open to everyone', () => {
  const pairs = blockWith('PUBLIC_URL=')
    .trim()
    .split('\n')
    .map((line) => /^(\w+)="?([^"]*)"?$/.exec(line)?.slice(1) ?? [line, '']);
  const config = loadConfig(Object.fromEntries(pairs) as Record<string, string>);
  expect(config).toMatchObject({ publicUrl: 'https://lend.example.org', port: 3000, dataDir: '/srv/lendring' });
  expect([config.demo, config.mail.kind]).toEqual([false, 'smtp']);
});

it('supervises the program that `npm start` runs', () => {
  const [, command = ''] = /^ExecStart=\/opt\/lendring\/app\/node_modules\/\.bin\/(node .*)$/m.exec(text) ?? [];
  expect(command).toBe(scripts['start']);
});

it('backs up with the arguments and the tool of `npm run backup`', () => {
  const [, tool = '', words = ''] = /node (deploy\/dist\/operations\/backup\.js) (.*)$/m.exec(blockWith('day=')) ?? [];
  expect(scripts['backup']).toContain(tool);
  expect(existsSync(`${root}${tool.replace('deploy/dist', 'deploy').replace(/js$/, 'ts')}`)).toBe(true);
  expect(readPlaces(words.replaceAll('"', '').split(' '), '')).toEqual({
    folder: '/backup/data/$day',
    keys: '/backup/keys/$day',
  });
});
