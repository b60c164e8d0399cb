import { useRef, type ReactNode } from 'react';
import { cx } from '../ui/cx.js';
import { useHiddenByScroll } from './use-hidden-by-scroll.js';

/**
 * Search below the header: hides while scrolling down. In low windows it scrolls away with the page instead of being
 * sticky.
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
