import type { ReactNode } from 'react';

/** Bottom row of a form in a dialog: stays visible while the form scrolls, except in low windows. */
export function DialogActions({ children }: Readonly<{ children: ReactNode }>) {
  return (
    <div className="sticky -bottom-6 -mx-4 flex flex-wrap items-center gap-3 border-t border-line bg-paper px-4 py-4 before:pointer-events-none before:absolute before:inset-x-0 before:bottom-[calc(100%+1px)] before:h-8 before:bg-linear-to-t before:from-paper before:to-transparent sm:-mx-6 sm:px-6 md:col-span-2 low:static low:before:hidden">
      {children}
    </div>
  );
}
