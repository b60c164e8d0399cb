/**
 * Position before the first event. Kept in its own file, because search threads need the position, and importing the
 * schema library would double the cost of each thread.
 */
export const START = '0000000000000000';
