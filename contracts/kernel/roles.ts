import * as z from 'zod';

/** Staff roles, assigned in the account service; see `rights.ts` for their permissions. */
export const Role = z.enum(['admin', 'moderator', 'support', 'bookkeeper']);
export type Role = z.infer<typeof Role>;
