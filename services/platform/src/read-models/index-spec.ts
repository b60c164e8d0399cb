import type { IndexSpec } from './documents.port.js';

type Order = readonly (readonly [path: string, direction: 1 | -1])[];

/** Paths that an index carries, as a part of it. */
export const carried = (...paths: readonly string[]): IndexSpec => paths.map((path) => [path, 'carried']);

/** The part of an index in whose order it stands. */
export const orderedIn = (keys: IndexSpec): Order =>
  keys.flatMap(([path, direction]) => (direction === 'carried' ? [] : [[path, direction] as const]));

/** What an index carries behind its order. */
export const carriedIn = (keys: IndexSpec): readonly string[] =>
  keys.filter(([, direction]) => direction === 'carried').map(([path]) => path);

/** Tells indexes of one collection apart. */
export const nameOf = (keys: IndexSpec): string => keys.map(([path, direction]) => `${path} ${direction}`).join(', ');
