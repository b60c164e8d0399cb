import { readContent } from './read.js';
import { files, type DemoOffer } from './schema.js';

/** One file per main category, in the order of the category table. */
const mainCategories = [
  'elektronik',
  'fahrzeug',
  'filme-buecher-musik',
  'hobby-freizeit',
  'instrumente',
  'kind-baby',
  'maschinen-werkzeuge',
  'mode-kleidung',
  'sport',
  'urlaub',
  'wohnungen-haeuser-hallen-bueros',
  'haustier',
  'medizinischer-bedarf',
  'party',
];

export const offers: readonly DemoOffer[] = mainCategories.flatMap((name) =>
  readContent(`offers/${name}`, files.offers),
);
