import { readContent } from './read.js';
import { files, type DemoOffer } from './schema.js';

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
