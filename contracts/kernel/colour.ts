import * as z from 'zod';

export const Colour = z.string().regex(/^#[0-9a-f]{6}$/);
