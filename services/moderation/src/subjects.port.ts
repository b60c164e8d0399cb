import type { Actor } from '@lendring/contracts/kernel/door.js';
import type { Role } from '@lendring/contracts/kernel/roles.js';
import type { Snapshot, Subject } from '@lendring/contracts/moderation/subject.js';
import type { Seen } from './case/said.js';

/** A loan that is agreed or runs, and who stands on its other side. */
export type Loan = Readonly<{ requestId: string; otherId: string; title: string }>;

/** What other services hold. */
export interface Subjects {
  /** As somebody sees it: nobody reports what they may not see. Null: they do not. */
  seenBy(actor: Actor, subject: Subject, at: string): Promise<Seen | null>;
  /**
   * As the person sees it whose it is, locked or not; null: it is gone. What two people write to each other is theirs,
   * but for what was reported.
   */
  now(subject: Subject, ownerId: string, at: string): Promise<Snapshot | null>;
  /** In which roles somebody acts now. */
  rolesOf(userId: string, at: string): Promise<readonly Role[]>;
  /** What somebody has agreed on and not finished. */
  loansOf(userId: string, at: string): Promise<readonly Loan[]>;
}
