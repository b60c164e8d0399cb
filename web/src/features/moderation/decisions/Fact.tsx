import type { ReactNode } from 'react';

export function Fact({ name, children }: Readonly<{ name: string; children: ReactNode }>) {
  return (
    <div className="gap-4 py-2.5 sm:grid sm:grid-cols-[180px_minmax(0,1fr)]">
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
