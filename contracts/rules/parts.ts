import * as z from 'zod';
import { limits } from '../kernel/limits.js';
import { line } from '../kernel/text.js';

/** Part of a kit, such as 12 pegs of a tent: `count` is for one unit of the offer. */
export const Part = z.strictObject({ name: line(limits.partName), count: z.int().min(1).max(limits.partCount) });
export type Part = z.infer<typeof Part>;

export const Parts = z.array(Part).max(limits.parts);
