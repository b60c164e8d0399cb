import type { ReactNode } from 'react';
import { MemberOr } from './MemberOr.js';

type Props = Readonly<{
  /** True if the content is missing for the signed-in user, too. */
  isMissing: boolean;
  pending: ReactNode;
  children: ReactNode;
}>;

/**
 * Content that is missing for visitors but may exist for the signed-in user: shows `pending` until the session is
 * known, even before hydration.
 */
export function UntilKnown({ isMissing, pending, children }: Props) {
  return <MemberOr member={isMissing ? children : pending}>{children}</MemberOr>;
}
