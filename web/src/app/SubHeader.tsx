import { useEffect, useRef, useState, type ReactNode } from 'react';
import { cx } from '../ui/cx.js';

/** Spec §9: hides after 95 px of scrolling down, 200 ms later; back on scrolling up. */
export const hideAfter = 95;
export const hideDelay = 200;

/** The search below the header. It stays while something in it has the focus. */
export function SubHeader({ children }: Readonly<{ children: ReactNode }>) {
  const box = useRef<HTMLDivElement>(null);
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    let last = scrollY;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const scrolled = () => {
      const down = scrollY > last;
      last = scrollY;
      if (!down) { clearTimeout(timer); timer = undefined; setHidden(false); } else if (scrollY > hideAfter) {
        timer ??= setTimeout(() => { timer = undefined; if (scrollY > hideAfter && !box.current?.contains(document.activeElement)) setHidden(true); }, hideDelay);
      }
    };
    addEventListener('scroll', scrolled, { passive: true });
    return () => { removeEventListener('scroll', scrolled); clearTimeout(timer); };
  }, []);
  return (
    <div ref={box} inert={hidden} className={cx('sticky top-[60px] z-20 border-b border-line bg-white transition-transform duration-200 md:top-[70px] noscript:static', hidden && '-translate-y-full')}>
      <div className="wrap py-3">{children}</div>
    </div>
  );
}
