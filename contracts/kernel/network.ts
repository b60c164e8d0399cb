import * as z from 'zod';

/** Where somebody is in the network: wrong guesses are counted by it, for an hour. */
export const Network = z.string().min(1).max(64);
