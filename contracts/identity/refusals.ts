export const identityRefusals = ['token_invalid', 'already_registered'] as const;
export type IdentityRefusal = (typeof identityRefusals)[number];
