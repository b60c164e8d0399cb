/** Limits of an audit entry: offers in one act, ids that the entry names, and acts of one owner within 24 hours. */
export const bulkLimits = { offers: 100_000, ids: 100, aDay: 200 } as const;
