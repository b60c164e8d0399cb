import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { offers } from './offers.js';
import { parseContent, readContent } from './read.js';
import { requests } from './requests.js';
import { files } from './schema.js';

const filesIn = (folder: string) =>
  readdirSync(join(import.meta.dirname, folder)).map((file) => `${folder}/${file.replace('.json', '')}`);

const offer = { ...readContent('offers/party', files.offers)[0], pricing: [] };
const wrong =
  (...entries: readonly unknown[]) =>
  () =>
    parseContent('offers/party', JSON.stringify(entries), files.offers);

describe('data files of the demo', () => {
  it('are all valid', () => {
    expect(filesIn('offers').flatMap((name) => readContent(name, files.offers))).toHaveLength(offers.length);
    expect(filesIn('requests').flatMap((name) => readContent(name, files.requests))).toHaveLength(requests.length);
  });

  it('produce errors that name file, entry, field and the place of the fix', () => {
    expect(wrong(offer)).toThrow('offers/party.json does not fit its schema');
    expect(wrong(offer)).toThrow('entry 1 (lichterkette-ehrenfeld), pricing: ');
    expect(wrong({ ...offer, pictures: [{ thing: 'tent', hue: 400 }] })).toThrow('pictures.0.hue: ');
    expect(wrong({ ...offer, colour: 'red' })).toThrow('"colour"');
    expect(wrong(offer)).toThrow('Correct deploy/demo/content/offers/party.json; deploy/demo/content/schema.ts says');
    expect(() => parseContent('portraits', '{ "jana": { "hair": "wild" } }', files.portraits)).toThrow(
      'entry "jana", hair: ',
    );
    expect(() => parseContent('people', '{}', files.people)).toThrow('the file: ');
  });

  it('produce errors that name the line of invalid JSON', () => {
    expect(() => parseContent('blocks', '[\n  {\n    "offer": "a"\n    "from": 1\n  }\n]', files.blocks)).toThrow(
      /blocks\.json is not JSON: .*line 4.* Correct deploy\/demo\/content\/blocks\.json/,
    );
  });
});
