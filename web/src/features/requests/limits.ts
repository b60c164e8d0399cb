/** Longest texts, as `contracts/kernel/text.ts` has them; written out here so that no schema library comes along. */
export const longest = { message: 3000, reason: 600, rating: 1200 } as const;
