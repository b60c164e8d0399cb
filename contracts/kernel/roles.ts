import * as z from 'zod';

/** What a person may do beyond their own things. The account service says who has which role. */
export const Role = z.enum(['admin']);
export type Role = z.infer<typeof Role>;
