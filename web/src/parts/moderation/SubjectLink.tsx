import type { Subject } from '@lendring/contracts/kernel/subject.js';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

type Props = Readonly<{
  subject: Subject;
  nickname?: string | null | undefined;
  className?: string;
  children: ReactNode;
}>;

export function SubjectLink({ subject: { kind, id }, nickname, className, children }: Props) {
  const look = className ? { className } : {};
  if (kind === 'offer')
    return (
      <Link to="/offer/$offerId" params={{ offerId: id }} {...look}>
        {children}
      </Link>
    );
  if (kind === 'group')
    return (
      <Link to="/group/$groupId" params={{ groupId: id }} {...look}>
        {children}
      </Link>
    );
  if (kind === 'search_request')
    return (
      <Link to="/wanted/$searchRequestId" params={{ searchRequestId: id }} {...look}>
        {children}
      </Link>
    );
  // Link to the request, because these texts are part of a request.
  if (kind === 'request' || kind === 'rating' || kind === 'reply' || kind === 'message')
    return (
      <Link to="/request/$requestId" params={{ requestId: id.split('_')[0] ?? id }} {...look}>
        {children}
      </Link>
    );
  // Render plain text for ads, which have no public page.
  if (kind === 'ad') return <span className={className}>{children}</span>;
  return nickname ? (
    <Link to="/user/$nickname" params={{ nickname }} {...look}>
      {children}
    </Link>
  ) : (
    <span>{children}</span>
  );
}
