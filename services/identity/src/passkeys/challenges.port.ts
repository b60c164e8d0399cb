export type Challenges = Readonly<{
  /** Creates a challenge, which replaces the previous one of this purpose. */
  make: (purpose: string) => string;
  /** Consumes the challenge: true if it matches this purpose and has not expired. */
  take: (purpose: string, challenge: string) => boolean;
}>;
