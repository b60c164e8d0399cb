import * as z from 'zod';

/** Sides of a request (spec §3): the vendor lends, and the creator made the request. */
export const Side = z.enum(['vendor', 'creator']);
export type Side = z.infer<typeof Side>;

export const otherSide = (side: Side): Side => (side === 'vendor' ? 'creator' : 'vendor');
