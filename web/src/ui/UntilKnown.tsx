import type { ReactNode } from 'react';
import { MemberOr } from './MemberOr.js';

type Props = Readonly<{
  /** It was asked for as whoever is signed in, and is not there for them either. */ isMissing: boolean;
  pending: ReactNode;
  children: ReactNode;
}>;

/**
 * What is not there for everybody may be there for whoever is signed in. Until that is known they do not read that it
 * is gone, nor before the page's scripts run.
 */
export function UntilKnown({ isMissing, pending, children }: Props) {
  return <MemberOr member={isMissing ? children : pending}>{children}</MemberOr>;
}
