import { expect, it } from 'vitest';
import { csvName } from './csv-name.js';

it.each([
  [['Prüfung der Anbieter'], 'lendring-pruefung-der-anbieter.csv'],
  [['Werkzeugkeller Südstadt', '2026-11-23'], 'lendring-werkzeugkeller-suedstadt-2026-11-23.csv'],
  [['☀ !', '2026-11-23'], 'lendring-2026-11-23.csv'],
  [['☀'], 'lendring.csv'],
])('derives a file name from %j', (words, name) => {
  expect(csvName(...words)).toBe(name);
});
