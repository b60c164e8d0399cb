import type { ReactNode } from 'react';

/**
 * Main action of a page in a sticky bar at the bottom, on phones only or `always` (wizards). Not sticky in very low
 * windows.
 */
export function ActionBar({ children, always = false }: Readonly<{ children: ReactNode; always?: boolean }>) {
  return (
    <>
      <div aria-hidden className={`h-20 low:hidden print:hidden ${always ? '' : 'md:hidden'}`} />
      <div
        data-bar={always ? 'always' : 'phone'}
        className={`fixed inset-x-0 bottom-(--foot) z-30 border-t border-line bg-paper pb-(--inset) low:static print:hidden ${always ? '' : 'md:hidden'}`}
      >
        <div className="@container wrap">
          <div className="flex items-center justify-between gap-3 py-3 @max-[17rem]:flex-col @max-[17rem]:items-stretch @max-[17rem]:gap-2">
            {children}
          </div>
        </div>
      </div>
    </>
  );
}
