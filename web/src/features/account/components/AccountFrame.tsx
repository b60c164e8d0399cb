import type { ReactNode } from 'react';
import { AccountNav } from './AccountNav.js';

export function AccountFrame({
  title,
  intro,
  above,
  beside,
  isOverview,
  children,
}: Readonly<{
  title: string;
  intro?: string;
  above?: ReactNode;
  beside?: ReactNode;
  isOverview?: boolean;
  children: ReactNode;
}>) {
  return (
    <div className="wrap pt-5 pb-14 lg:grid lg:grid-cols-[220px_minmax(0,1fr)] lg:gap-12 lg:pt-9">
      <AccountNav isOverview={isOverview} />
      <div className="@container min-w-0">
        {above && <div className="mb-4 max-w-[660px]">{above}</div>}
        <div className="flex flex-wrap items-end justify-between gap-4">
          <h1 id="account-title" tabIndex={-1} className="text-h1 outline-none">
            {title}
          </h1>
          {beside}
        </div>
        {intro && <p className="mt-2 max-w-[65ch] text-muted">{intro}</p>}
        <div className="mt-7">{children}</div>
      </div>
    </div>
  );
}
