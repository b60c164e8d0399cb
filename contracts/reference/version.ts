/** Stamp of the reference data as it was built in (spec §3, §9); the tree has a newer one once it is changed. */
export const referenceVersion = '2024-11-25 11:01:09';

/** An instant in the form of the stamp, by UTC. */
export const stampOf = (at: string): string => new Date(at).toISOString().slice(0, 19).replace('T', ' ');
