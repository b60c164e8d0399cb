/**
 * Position before the first event. Separate file, because search threads need it and the schema library would double
 * the cost of each thread.
 */
export const START = '0000000000000000';
