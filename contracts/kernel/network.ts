import * as z from 'zod';

/** Client network, for counting wrong guesses per hour. */
export const Network = z.string().min(1).max(64);
