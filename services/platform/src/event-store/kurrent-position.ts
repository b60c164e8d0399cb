import { START, type Position } from '@lendring/contracts/kernel/ids.js';

export type LogPlace = Readonly<{ commit: bigint; prepare: bigint }>;

const DIGITS = 16;
const digits = (number: bigint): string => String(number).padStart(DIGITS, '0');

/**
 * Formats a position as text that sorts in log order. The commit position alone is not enough: events of one
 * transaction may share it, so a reader that stores only the commit position would skip some. Equal numbers, as for
 * all self-committing records, are written once; otherwise the prepare position follows the commit position. (A
 * self-committing record never shares its commit position.)
 */
export const positionOf = ({ commit, prepare }: LogPlace): Position => {
  if (!isKnown({ commit, prepare })) throw new Error(`KurrentDB returned no position (${commit}/${prepare})`);
  return commit === prepare ? digits(commit) : digits(commit) + digits(prepare);
};

/** False for the highest number, which the server uses for "no position". */
export const isKnown = ({ commit, prepare }: LogPlace): boolean =>
  [commit, prepare].every((number) => number >= 0n && digits(number).length === DIGITS);

/**
 * Inverse of `positionOf`; `start` for the position before the first record.
 * @throws when the text is no valid position
 */
export const placeOf = (position: Position): LogPlace | 'start' => {
  if (position === START) return 'start';
  const [, commit, prepare] = /^(\d{16})(\d{16})?$/.exec(position) ?? [];
  if (commit === undefined) throw new Error(`Position ${position} is not a log position`);
  return { commit: BigInt(commit), prepare: BigInt(prepare ?? commit) };
};

export const later = (a: Position, b: Position): Position => (b > a ? b : a);
