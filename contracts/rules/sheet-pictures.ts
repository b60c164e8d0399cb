import { addressOf } from '../kernel/website.js';
import { picturePath } from './picture-address.js';

/** Picture that a cell names: one on the web, or a file that is uploaded with the spreadsheet. */
export type SheetPicture = Readonly<
  { kind: 'address'; address: string } | { kind: 'file'; name: string } | { kind: 'malformed' }
>;

/** Scheme of an address; a single letter is a drive of Windows. */
const isAddress = /^[a-z][a-z\d+.-]+:/i;

/** Longest address of a picture, and longest name of a file, in characters. */
export const pictureLimits = { address: 2_000, name: 200 } as const;

/** Name of a file without its folders, in a form that does not depend on the system that wrote it. */
export const fileKey = (path: string): string =>
  (path.split(/[/\\]/).at(-1) ?? '').trim().normalize('NFC').toLowerCase();

const pictureOf = (text: string): SheetPicture => {
  if (!isAddress.test(text)) {
    const name = fileKey(text);
    return name && name.length <= pictureLimits.name && !/\p{Cc}/u.test(name)
      ? { kind: 'file', name }
      : { kind: 'malformed' };
  }
  const url = text.length <= pictureLimits.address ? addressOf(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return { kind: 'malformed' };
  url.hash = '';
  return { kind: 'address', address: url.href };
};

/** Identity of a picture within its offer: the same address or file name is the same picture. */
export const pictureSource = (picture: Exclude<SheetPicture, { kind: 'malformed' }>): string =>
  picture.kind === 'address' ? picture.address : `file:${picture.name}`;

/**
 * Pictures of a cell, separated by semicolons, by lines or by commas before a space or an address, because addresses
 * may contain commas.
 */
export const picturesIn = (cell: string): readonly SheetPicture[] =>
  cell
    .split(/[;\n]|,(?=\s|https?:)/i)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(pictureOf);

/** Cell of an export with the addresses of an offer's own pictures. */
export const picturesText = (imageIds: readonly string[], site: string): string =>
  imageIds.map((imageId) => `${site}${picturePath(imageId, 1200)}`).join('; ');
