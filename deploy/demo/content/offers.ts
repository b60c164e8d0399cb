import { childAndBaby } from './offers/kind-baby.js';
import { electronics } from './offers/elektronik.js';
import { fashion } from './offers/mode-kleidung.js';
import { hobby } from './offers/hobby-freizeit.js';
import { instruments } from './offers/instrumente.js';
import { medical } from './offers/medizinischer-bedarf.js';
import { media } from './offers/filme-buecher-musik.js';
import { party } from './offers/party.js';
import { pets } from './offers/haustier.js';
import { places } from './offers/wohnungen-haeuser-hallen-bueros.js';
import { sports } from './offers/sport.js';
import { tools } from './offers/maschinen-werkzeuge.js';
import { vacation } from './offers/urlaub.js';
import { vehicles } from './offers/fahrzeug.js';
import type { DemoOffer } from './types.js';

/** All offers of the demo data, one file per main category. */
export const offers: readonly DemoOffer[] = [
  ...electronics,
  ...vehicles,
  ...media,
  ...hobby,
  ...instruments,
  ...childAndBaby,
  ...tools,
  ...fashion,
  ...sports,
  ...vacation,
  ...places,
  ...pets,
  ...medical,
  ...party,
];
