/** How somebody's portrait is drawn: the parts are those of DiceBear's Toon Head, the colours hex without `#`. */
export type Portrait = Readonly<{
  hair: 'sideComed' | 'undercut' | 'spiky' | 'bun' | null;
  /** Behind the head. */
  long?: 'longStraight' | 'longWavy' | 'shoulderHigh' | 'neckHigh';
  beard?: 'moustacheTwirl' | 'fullBeard' | 'chin' | 'chinMoustache' | 'longBeard';
  tint: string;
  skin: string;
  clothes: 'turtleNeck' | 'openJacket' | 'dress' | 'shirt' | 'tShirt';
  colour: string;
  /** Open and friendly unless said. */
  eyes?: 'happy' | 'humble' | 'wink';
  mouth?: 'smile' | 'laugh';
}>;

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

type Wear = readonly [clothes: Portrait['clothes'], colour: keyof typeof colours];
type Extras = Pick<Portrait, 'beard' | 'eyes' | 'mouth' | 'long'>;

const portrait = (
  hair: Portrait['hair'],
  tint: keyof typeof tints,
  skin: keyof typeof skins,
  [clothes, colour]: Wear,
  extras: Extras = {},
): Portrait => ({ hair, tint: tints[tint], skin: skins[skin], clothes, colour: colours[colour], ...extras });

/** By the key of a person. Shops and some people have none, as in life. */
export const portraits: Readonly<Record<string, Portrait>> = {
  jana: portrait('sideComed', 'chestnut', 'light', ['openJacket', 'teal'], { long: 'shoulderHigh', mouth: 'laugh' }),
  murat: portrait('undercut', 'black', 'olive', ['tShirt', 'blue'], { eyes: 'humble', beard: 'fullBeard' }),
  ole: portrait('spiky', 'blond', 'light', ['shirt', 'green'], { mouth: 'laugh' }),
  katrin: portrait('bun', 'grey', 'light', ['turtleNeck', 'plum']),
  heinz: portrait('sideComed', 'white', 'light', ['shirt', 'sand'], { beard: 'moustacheTwirl' }),
  lena: portrait('sideComed', 'blond', 'light', ['tShirt', 'rose'], { long: 'longWavy' }),
  marlene: portrait('bun', 'brown', 'light', ['openJacket', 'coal'], { mouth: 'smile' }),
  aylin: portrait('sideComed', 'black', 'olive', ['turtleNeck', 'red'], { long: 'longStraight' }),
  stefan: portrait('undercut', 'fair', 'light', ['tShirt', 'red'], { beard: 'chin' }),
  miriam: portrait('sideComed', 'brown', 'light', ['dress', 'sun'], { long: 'longWavy', mouth: 'laugh' }),
  thomas: portrait('sideComed', 'grey', 'light', ['shirt', 'blue'], { beard: 'chinMoustache' }),
  nele: portrait('spiky', 'chestnut', 'light', ['tShirt', 'plum'], { long: 'neckHigh', eyes: 'wink' }),
  tarek: portrait('undercut', 'black', 'brown', ['tShirt', 'coal'], { beard: 'fullBeard', mouth: 'laugh' }),
  oliver: portrait('sideComed', 'chestnut', 'light', ['openJacket', 'green']),
  ingrid: portrait('bun', 'white', 'light', ['dress', 'rose']),
  falk: portrait('undercut', 'brown', 'light', ['turtleNeck', 'teal'], { eyes: 'humble' }),
  birte: portrait('sideComed', 'fair', 'light', ['shirt', 'blue'], { long: 'shoulderHigh' }),
  vroni: portrait('bun', 'blond', 'light', ['dress', 'green'], { mouth: 'laugh' }),
  can: portrait('spiky', 'black', 'olive', ['openJacket', 'orange'], { mouth: 'laugh' }),
  uwe: portrait(null, 'grey', 'light', ['shirt', 'red'], { beard: 'chinMoustache' }),
  sofia: portrait('bun', 'black', 'tan', ['turtleNeck', 'orange']),
  annett: portrait('sideComed', 'chestnut', 'light', ['shirt', 'plum'], { long: 'neckHigh' }),
  janphilipp: portrait('sideComed', 'fair', 'light', ['openJacket', 'blue']),
  bernd: portrait('undercut', 'grey', 'light', ['tShirt', 'green'], { beard: 'fullBeard', mouth: 'laugh' }),
  sabine: portrait('sideComed', 'blond', 'light', ['dress', 'red'], { long: 'shoulderHigh' }),
  mehmet: portrait('sideComed', 'black', 'olive', ['shirt', 'teal'], { beard: 'moustacheTwirl' }),
  frieda: portrait('bun', 'brown', 'light', ['tShirt', 'sun'], { mouth: 'laugh' }),
  luc: portrait('spiky', 'brown', 'light', ['tShirt', 'green'], { beard: 'chin' }),
  lisbeth: portrait('bun', 'grey', 'light', ['turtleNeck', 'teal'], { mouth: 'smile' }),
  elena: portrait('sideComed', 'brown', 'tan', ['openJacket', 'red'], { long: 'longWavy', mouth: 'laugh' }),
  jonas: portrait('undercut', 'blond', 'light', ['tShirt', 'blue'], { eyes: 'wink' }),
  christel: portrait('sideComed', 'white', 'light', ['dress', 'plum'], { long: 'neckHigh' }),
  hauke: portrait('spiky', 'fair', 'light', ['turtleNeck', 'blue'], { beard: 'fullBeard' }),
  maike: portrait('bun', 'chestnut', 'light', ['shirt', 'green'], { eyes: 'humble' }),
  karsten: portrait('undercut', 'brown', 'light', ['shirt', 'sand']),
  luisa: portrait('sideComed', 'chestnut', 'light', ['tShirt', 'orange'], { long: 'longStraight', mouth: 'laugh' }),
  amina: portrait('bun', 'black', 'dark', ['dress', 'sun'], { mouth: 'laugh' }),
  sepp: portrait(null, 'grey', 'light', ['openJacket', 'green'], { beard: 'longBeard' }),
  petra: portrait('sideComed', 'brown', 'light', ['turtleNeck', 'rose'], { long: 'neckHigh' }),
  daniel: portrait('spiky', 'brown', 'light', ['shirt', 'teal'], { mouth: 'laugh' }),
  regula: portrait('bun', 'fair', 'light', ['openJacket', 'sand']),
  chantal: portrait('sideComed', 'black', 'tan', ['dress', 'rose'], { long: 'longWavy', eyes: 'wink' }),
  enno: portrait('undercut', 'fair', 'light', ['tShirt', 'teal'], { beard: 'chinMoustache' }),
  nicole: portrait('sideComed', 'blond', 'light', ['openJacket', 'plum'], { long: 'longStraight' }),
  yvonne: portrait('bun', 'chestnut', 'light', ['dress', 'teal'], { mouth: 'laugh' }),
  frank: portrait('sideComed', 'grey', 'light', ['tShirt', 'coal'], { beard: 'chin' }),
  sanne: portrait('sideComed', 'blond', 'light', ['turtleNeck', 'blue'], { long: 'longStraight', mouth: 'laugh' }),
  bram: portrait('spiky', 'chestnut', 'light', ['shirt', 'orange'], { beard: 'fullBeard' }),
  femke: portrait('bun', 'blond', 'light', ['tShirt', 'teal'], { eyes: 'humble' }),
  els: portrait('sideComed', 'white', 'light', ['shirt', 'rose'], { long: 'neckHigh' }),
  hannah: portrait('bun', 'black', 'brown', ['openJacket', 'sun'], { mouth: 'laugh' }),
  tom: portrait('undercut', 'chestnut', 'light', ['turtleNeck', 'green'], { beard: 'chinMoustache' }),
  fiona: portrait('sideComed', 'chestnut', 'light', ['shirt', 'blue'], { long: 'longWavy' }),
};
