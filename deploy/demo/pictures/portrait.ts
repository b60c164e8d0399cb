import { createAvatar } from '@dicebear/core';
import * as toonHead from '@dicebear/toon-head';
import type { Pixels } from '@lendring/platform/pictures/pictures.port.js';
import sharp from 'sharp';
import type { Portrait } from '../content/portraits.js';

const SIDE = 640;

export const drawPortrait = async (
  { hair, long, beard, tint, skin, clothes, colour, eyes = 'happy', mouth = 'smile' }: Portrait,
  ground: string,
): Promise<Pixels> => {
  const svg = createAvatar(toonHead, {
    seed: 'lendring',
    size: SIDE,
    backgroundColor: [ground.slice(1)],
    hairColor: [tint],
    skinColor: [skin],
    clothes: [clothes],
    clothesColor: [colour],
    eyes: [eyes],
    mouth: [mouth],
    eyebrows: ['happy'],
    ...(hair ? { hair: [hair], hairProbability: 100 } : { hairProbability: 0 }),
    ...(long ? { rearHair: [long], rearHairProbability: 100 } : { rearHairProbability: 0 }),
    ...(beard ? { beard: [beard], beardProbability: 100 } : { beardProbability: 0 }),
  }).toString();
  return {
    data: await sharp(Buffer.from(svg)).resize(SIDE, SIDE).removeAlpha().raw().toBuffer(),
    width: SIDE,
    height: SIDE,
  };
};
