/** Bounds of what admins write about trusted flaggers; characters. */
export const flaggerLimits = { organisation: 150, awardedBy: 150 } as const;
