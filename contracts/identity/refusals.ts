export const identityRefusals = ['token_invalid', 'already_registered', 'sign_in_elsewhere'] as const;
export type IdentityRefusal = (typeof identityRefusals)[number];
