import * as z from 'zod';
import { limits } from '../kernel/limits.js';

/** Number of equal units that an offer has, a request asks for or a block takes. */
export const Quantity = z.int().min(1).max(limits.quantity);
export type Quantity = z.infer<typeof Quantity>;
