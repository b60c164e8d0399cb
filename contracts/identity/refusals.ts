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
  'wrong_code',
  'setup_over',
  'totp_on',
  'totp_off',
  'passkey_invalid',
  'passkey_not_found',
  'too_many_passkeys',
] as const;
export type IdentityRefusal = (typeof identityRefusals)[number];
