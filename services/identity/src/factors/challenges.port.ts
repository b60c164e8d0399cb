/** Challenges for passkeys, each good for one answer. */
export type Challenges = Readonly<{
  /** A new one for this purpose, in place of the one before. */
  make: (purpose: string) => string;
  /** Whether it is the one of this purpose, in time; it is worth nothing from then on. */
  take: (purpose: string, challenge: string) => boolean;
}>;
