export const identityRefusals = [
  'token_invalid',
  'already_registered',
  'sign_in_elsewhere',
  'session_not_found',
  'wrong_password',
  'password_common',
  'too_many_requests',
  'email_taken',
  'email_unchanged',
] as const;
export type IdentityRefusal = (typeof identityRefusals)[number];
