import type { ReactNode } from 'react';
import { MemberOr } from './MemberOr.js';

type Props = Readonly<{
  /** True if the content is also missing for the signed-in user. */ isMissing: boolean;
  pending: ReactNode;
  children: ReactNode;
}>;

/**
 * Content that is missing for visitors may exist for the signed-in user: shows `pending` until that is known, even
 * before hydration.
 */
export function UntilKnown({ isMissing, pending, children }: Props) {
  return <MemberOr member={isMissing ? children : pending}>{children}</MemberOr>;
}
