/**
 * The position before everything. A file of its own: threads that search need it, and would otherwise load the schema
 * library with each of them, half of what such a thread costs.
 */
export const START = '0000000000000000';
