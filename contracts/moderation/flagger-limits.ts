/** Maximum lengths in characters. */
export const flaggerLimits = { organisation: 150, awardedBy: 150 } as const;
