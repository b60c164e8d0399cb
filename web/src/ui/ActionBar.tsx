import type { ReactNode } from 'react';

/**
 * The main action of a page on phones: a bar at the foot that stays; `always` on wide screens too (wizards). In a very
 * low window it stands at the end.
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
