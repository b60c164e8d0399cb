import { readContent } from './read.js';
import { files } from './schema.js';

// Hex colours without `#` by the names used in portraits.json.
const tints = {
  black: '2c1b18',
  brown: '724133',
  chestnut: 'a55728',
  fair: 'b58143',
  blond: 'd6b370',
  grey: 'a9a9ad',
  white: 'dcdcdc',
} as const;
const skins = { light: 'f1c3a5', tan: 'c68e7a', olive: 'd9a583', brown: 'b98e6a', dark: '8d5a43' } as const;
const colours = {
  teal: '147f7c',
  red: 'b13a3a',
  blue: '33589e',
  green: '3f8152',
  sun: 'e0ac2a',
  plum: '7a4a9c',
  rose: 'd9688f',
  coal: '3c4347',
  sand: 'cbb795',
  orange: 'e07b36',
} as const;

export const portraits = Object.fromEntries(
  Object.entries(readContent('portraits', files.portraits)).map(([person, { tint, skin, colour, ...parts }]) => [
    person,
    { ...parts, tint: tints[tint], skin: skins[skin], colour: colours[colour] },
  ]),
);

export type Portrait = (typeof portraits)[string];
