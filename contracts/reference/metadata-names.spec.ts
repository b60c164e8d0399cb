import { expect, it } from 'vitest';
import { metadataNameIn } from './metadata-names.js';

it('translates the suggested names of details, and leaves others as they were typed', () => {
  expect(metadataNameIn('Marke', 'nl')).toBe('Merk');
  expect(metadataNameIn(' größe', 'en', 'de')).toBe('Size');
  expect(metadataNameIn('Model', 'de')).toBe('Modell');
  expect(metadataNameIn('Marke', 'de')).toBe('Marke');
  expect(metadataNameIn('Nutzlast', 'en')).toBe('Nutzlast');
});

it('takes a word for a suggested name in the language of the offer alone', () => {
  expect(metadataNameIn('Staat', 'en', 'nl')).toBe('Condition');
  expect(metadataNameIn('Staat', 'en', 'de')).toBe('Staat');
});
