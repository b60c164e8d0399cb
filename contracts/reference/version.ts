/** Stamp of the reference data as a whole (spec §3, §9). */
export const referenceVersion = '2024-11-25 11:01:09';
