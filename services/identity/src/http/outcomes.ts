/** What came of a call, for the page to put into words; none tells whether an address is known. */
export type Outcome =
  /** `email`: for who shows that they read its mail. `done`: what the link is for has been done with it. */
  | Readonly<{ outcome: 'ok'; redirect?: string; email?: string }>
  | Readonly<{ outcome: 'done' }>
  /** The password was right, and a code is needed as well. */
  | Readonly<{ outcome: 'second_step'; redirect: string }>
  | Readonly<{
      outcome:
        | 'sent'
        | 'wrong'
        | 'wrong_code'
        | 'passkey_unknown'
        | 'unverified'
        | 'expired'
        | 'token_invalid'
        | 'email_taken'
        | 'password_needed'
        | 'forbidden'
        | 'too_big';
    }>
  | Readonly<{ outcome: 'invalid'; fields: Readonly<{ email?: 'email'; password?: 'short' | 'common' }> }>
  /** To be signed by a passkey of this host. */
  | Readonly<{ outcome: 'challenge'; challenge: string; host: string }>
  /** `crowded`: too many from the same network, whoever they are. */
  | Readonly<{ outcome: 'slow_down' | 'crowded'; seconds: number }>;
