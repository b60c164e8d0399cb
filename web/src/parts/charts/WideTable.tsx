import { type ReactNode, useEffect, useRef, useState } from 'react';

type Props = Readonly<{
  label: string;
  /** Shown while the table is wider than the page. */ hint: string;
  children: ReactNode;
}>;

/** Box of a table that scrolls sideways, also by keyboard, while it is wider than the page. */
export function WideTable({ label, hint, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const look = () => setScrolls(element.scrollWidth > element.clientWidth + 1);
    const watch = new ResizeObserver(look);
    watch.observe(element);
    for (const child of element.children) watch.observe(child);
    return () => watch.disconnect();
  }, []);
  return (
    <>
      {scrolls && <p className="mb-1 text-small text-muted">{hint}</p>}
      <div ref={box} className="overflow-x-auto" {...(scrolls && { role: 'region', 'aria-label': label, tabIndex: 0 })}>
        {children}
      </div>
    </>
  );
}
