import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { blur, fitting } from '@lendring/account/places/blur.js';
import { openGazetteer } from '@lendring/place/gazetteer/gazetteer.open.js';
import { addressPlace } from '@lendring/place/index/address-place.js';
import { placeIndex } from '@lendring/place/index/place-index.js';

/*
 * Prints how many postcodes fit a private user's public place, for one user per postcode of each German town (ADR 6):
 * node deploy/dist/tools/blur-figures.js
 */
const folder = await mkdtemp(join(tmpdir(), 'lendring-blur-'));
const index = placeIndex((await openGazetteer(folder)).gazetteer);
await rm(folder, { recursive: true });

const key = randomBytes(32);
const homes = index.cities
  .filter(({ country }) => country === 'DE')
  .flatMap((city) =>
    city.postals.flatMap((postal) => {
      const answer = addressPlace(index, city.id, postal);
      return answer.ok ? [answer.place] : [];
    }),
  );
const counted = homes.map((home, n) => {
  const around = home.around ?? [];
  const shown = blur(key, `person ${n}`, home);
  // Best estimate obtainable from searches by distance: the public point, limited by the precision of radii and
  // places.
  const found = { lat: Number(shown.lat.toFixed(4)), lng: Number(shown.lng.toFixed(4)) };
  return { near: around.length, fits: fitting(shown, around), found: fitting(found, around) };
});

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const share = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;
say(`${homes.length} homes, one in each postal code of each town`);
for (const [name, least, most] of [
  ['no other code of the town within 2.4 km', 0, 1],
  ['one other', 2, 2],
  ['two others', 3, 3],
  ['three or more others', 4, Number.POSITIVE_INFINITY],
] as const) {
  const some = counted.filter(({ near }) => near >= least && near <= most);
  const exactly = (n: number) => share(some.filter(({ fits }) => fits === n).length, some.length);
  const three = share(some.filter(({ fits }) => fits >= 3).length, some.length);
  say(`${name}: ${some.length} homes; one code fits ${exactly(1)}, two ${exactly(2)}, three or more ${three}`);
}
say(
  `told apart by the last metres of the shown point: ${counted.filter(({ fits, found }) => fits !== found).length} homes`,
);
