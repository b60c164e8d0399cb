import * as z from 'zod';

export const Role = z.enum(['admin', 'moderator', 'support', 'bookkeeper']);
export type Role = z.infer<typeof Role>;
