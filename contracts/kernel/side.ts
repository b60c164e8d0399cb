import * as z from 'zod';

/** The two sides of a request (spec §3): the vendor lends, the creator asked. */
export const Side = z.enum(['vendor', 'creator']);
export type Side = z.infer<typeof Side>;

export const otherSide = (side: Side): Side => (side === 'vendor' ? 'creator' : 'vendor');
