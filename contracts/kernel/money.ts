import * as z from 'zod';
import { limits } from './limits.js';

/** Currency code (ISO 4217). All marketplace prices are in euro (spec §9). */
export const Currency = z.enum(['EUR']);

export const Money = z.strictObject({ minor: z.int().min(0).max(limits.money), currency: Currency });
export type Money = z.infer<typeof Money>;
