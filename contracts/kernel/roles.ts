import * as z from 'zod';

/**
 * What a person is for others beyond their own things; `rights.ts` says what each may do. The account service says who
 * has which role.
 */
export const Role = z.enum(['admin', 'moderator', 'support', 'bookkeeper']);
export type Role = z.infer<typeof Role>;
