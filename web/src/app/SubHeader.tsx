import { useRef, type ReactNode } from 'react';
import { cx } from '../ui/cx.js';
import { useHiddenByScroll } from './use-hidden-by-scroll.js';

/**
 * The search below the header: hides while one scrolls down, and stays where a window is too low to spare its height.
 */
export function SubHeader({ children }: Readonly<{ children: ReactNode }>) {
  const box = useRef<HTMLDivElement>(null);
  const hidden = useHiddenByScroll(box);
  return (
    <div
      ref={box}
      inert={hidden}
      className={cx(
        'sticky top-[60px] z-20 border-b border-line bg-paper transition-transform duration-200 md:top-[70px] low:static noscript:static',
        hidden && '-translate-y-full',
      )}
    >
      <div className="wrap py-3">{children}</div>
    </div>
  );
}
