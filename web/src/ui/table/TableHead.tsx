import type { ReactNode } from 'react';

type Props = Readonly<{
  /** How many there are; said when it changes. */ count: string | undefined;
  /** What else helps with reading, where there is room. */ hint?: ReactNode;
  /** Choice of columns and file, while there are rows. */ children?: ReactNode;
}>;

/** What stands over a table. */
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
