/** Timestamp of the built-in reference data (spec §3, §9); superseded once the tree is changed. */
export const referenceVersion = '2024-11-25 11:01:09';

export const stampOf = (at: string): string => new Date(at).toISOString().slice(0, 19).replace('T', ' ');
