import type { ReactNode } from 'react';

export function PageColumns({
  title,
  lead,
  aside,
  children,
}: Readonly<{ title: string; lead?: string; aside?: ReactNode; children: ReactNode }>) {
  return (
    <article className="wrap pt-8 pb-14 md:pt-12 lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] lg:gap-16">
      <div className="lg:sticky lg:top-[102px] lg:self-start">
        <h1 className="hyphens-auto lg:text-h1">{title}</h1>
        {lead !== undefined && <p className="mt-3 text-lead text-muted">{lead}</p>}
        {aside}
      </div>
      <div className="max-w-[720px]">{children}</div>
    </article>
  );
}
