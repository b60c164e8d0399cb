import * as z from 'zod';

/** Network of a client, used to count wrong guesses per hour. */
export const Network = z.string().min(1).max(64);
