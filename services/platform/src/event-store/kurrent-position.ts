import { START, type Position } from '@lendring/contracts/kernel/ids.js';

/** A place in KurrentDB's log: where a transaction was committed, and where the record itself stands. */
export type LogPlace = Readonly<{ commit: bigint; prepare: bigint }>;

const DIGITS = 16;
const digits = (number: bigint): string => String(number).padStart(DIGITS, '0');

/**
 * A place as text whose order is log order, never the commit alone: a transaction's events may share it, and a reader
 * that kept only that would skip some of them. One number stands for both where they are equal, as in all that commits
 * itself; else the prepare follows the commit. (A record that commits itself never shares its commit with another one.)
 */
export const positionOf = ({ commit, prepare }: LogPlace): Position => {
  if (!isKnown({ commit, prepare })) throw new Error(`KurrentDB gave no position (${commit}/${prepare})`);
  return commit === prepare ? digits(commit) : digits(commit) + digits(prepare);
};

/** The server says "no position" with its highest number. */
export const isKnown = ({ commit, prepare }: LogPlace): boolean =>
  [commit, prepare].every((number) => number >= 0n && digits(number).length === DIGITS);

/** Both numbers again; `start` before the first record. @throws when it is no position of ours */
export const placeOf = (position: Position): LogPlace | 'start' => {
  if (position === START) return 'start';
  const [, commit, prepare] = /^(\d{16})(\d{16})?$/.exec(position) ?? [];
  if (commit === undefined) throw new Error(`${position} is no position in a log`);
  return { commit: BigInt(commit), prepare: BigInt(prepare ?? commit) };
};

export const later = (a: Position, b: Position): Position => (b > a ? b : a);
