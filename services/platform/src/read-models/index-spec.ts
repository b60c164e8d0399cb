import type { IndexSpec } from './documents.port.js';

type Order = readonly (readonly [path: string, direction: 1 | -1])[];

export const carried = (...paths: readonly string[]): IndexSpec => paths.map((path) => [path, 'carried']);

export const orderedIn = (keys: IndexSpec): Order =>
  keys.flatMap(([path, direction]) => (direction === 'carried' ? [] : [[path, direction] as const]));

export const carriedIn = (keys: IndexSpec): readonly string[] =>
  keys.filter(([, direction]) => direction === 'carried').map(([path]) => path);

export const nameOf = (keys: IndexSpec): string => keys.map(([path, direction]) => `${path} ${direction}`).join(', ');
