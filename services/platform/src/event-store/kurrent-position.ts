import { START, type Position } from '@lendring/contracts/kernel/ids.js';

/** A position in KurrentDB's log: where a transaction was committed, and where the record itself is. */
export type LogPlace = Readonly<{ commit: bigint; prepare: bigint }>;

const DIGITS = 16;
const digits = (number: bigint): string => String(number).padStart(DIGITS, '0');

/**
 * A position as text that sorts in log order, never the commit alone: events of a transaction may share it, and a
 * reader that stored only that would skip some. Equal numbers, as of all records that commit themselves, are written
 * once; else the prepare position follows the commit position. (A record that commits itself never shares its commit
 * with another one.)
 */
export const positionOf = ({ commit, prepare }: LogPlace): Position => {
  if (!isKnown({ commit, prepare })) throw new Error(`KurrentDB gave no position (${commit}/${prepare})`);
  return commit === prepare ? digits(commit) : digits(commit) + digits(prepare);
};

/** The server says "no position" with its highest number. */
export const isKnown = ({ commit, prepare }: LogPlace): boolean =>
  [commit, prepare].every((number) => number >= 0n && digits(number).length === DIGITS);

/** Parses both numbers; `start` before the first record. @throws when the text is not a position of ours */
export const placeOf = (position: Position): LogPlace | 'start' => {
  if (position === START) return 'start';
  const [, commit, prepare] = /^(\d{16})(\d{16})?$/.exec(position) ?? [];
  if (commit === undefined) throw new Error(`${position} is no position in a log`);
  return { commit: BigInt(commit), prepare: BigInt(prepare ?? commit) };
};

export const later = (a: Position, b: Position): Position => (b > a ? b : a);
