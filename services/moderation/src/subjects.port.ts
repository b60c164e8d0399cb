import type { Actor } from '@lendring/contracts/kernel/service-api.js';
import type { Role } from '@lendring/contracts/kernel/roles.js';
import type { Snapshot, Subject } from '@lendring/contracts/kernel/subject.js';
import type { Seen } from './case/decide-snapshot.js';

/** An agreed or running loan; `otherId`: the other side. */
export type Loan = Readonly<{ requestId: string; otherId: string; title: string }>;

export interface Subjects {
  /** Subject as visible to the actor; null when the actor may not see it. */
  seenBy(actor: Actor, subject: Subject, at: string): Promise<Seen | null>;
  /**
   * Subject as visible to its owner, locked or not; null when deleted. Conversations include only the reported
   * messages.
   */
  now(subject: Subject, ownerId: string, at: string): Promise<Snapshot | null>;
  rolesOf(userId: string, at: string): Promise<readonly Role[]>;
  loansOf(userId: string, at: string): Promise<readonly Loan[]>;
}
