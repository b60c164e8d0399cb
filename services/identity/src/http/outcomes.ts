/** Result of a call, worded by the page; no result reveals whether an address is known. */
export type Outcome =
  /** `email`: for users with proven access to the mailbox. `done`: the link's action has already been carried out. */
  | Readonly<{ outcome: 'ok'; redirect?: string; email?: string }>
  | Readonly<{ outcome: 'done' }>
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
  | Readonly<{ outcome: 'challenge'; challenge: string; host: string }>
  /** `crowded`: too many requests from the same network. */
  | Readonly<{ outcome: 'slow_down' | 'crowded'; seconds: number }>;
