import type { ReactNode } from 'react';

type Props = Readonly<{ count: string | undefined; hint?: ReactNode; children?: ReactNode }>;

export function TableHead({ count, hint, children }: Props) {
  return (
    <>
      <div className="mt-5 mb-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p role="status" className="text-small text-muted">
          {count}
        </p>
        {children && <div className="flex flex-wrap items-center gap-3">{children}</div>}
      </div>
      {hint && <p className="mb-2 text-small text-muted max-md:hidden">{hint}</p>}
    </>
  );
}
