/** Kinds of organisations that lend. Businesses are the default of accounts that only state to be commercial. */
export const organisations = ['business', 'association', 'public_body'] as const;
export type Organisation = (typeof organisations)[number];
