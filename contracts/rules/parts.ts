import * as z from 'zod';
import { limits } from '../kernel/limits.js';
import { line } from '../kernel/text.js';

/** Part of a kit, such as 12 pegs of a tent: `count` is for one unit of the offer. */
export const Part = z.strictObject({ name: line(limits.partName), count: z.int().min(1).max(limits.partCount) });
export type Part = z.infer<typeof Part>;

export const Parts = z.array(Part).max(limits.parts);

/** Stands for the name of a part once the account of its owner is deleted. */
const UNNAMED = '…';

/** Parts without their names, for the record of what came back. */
export const unnamedParts = (parts: readonly Part[]): Part[] => parts.map(({ count }) => ({ name: UNNAMED, count }));

/** Parts with their names, which events store encrypted; null: they were erased, undefined: the parts have them. */
export const namedParts = (parts: readonly Part[], names: readonly string[] | null | undefined): Part[] =>
  parts.map((part, index) => ({ ...part, name: names?.[index] ?? part.name }));

export const areUnnamed = (parts: readonly Part[]): boolean => parts.every(({ name }) => name === UNNAMED);
