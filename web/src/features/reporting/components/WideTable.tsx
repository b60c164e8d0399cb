import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export function WideTable({ label, children }: Readonly<{ label: string; children: ReactNode }>) {
  const { t } = useTranslation('reporting');
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
      {scrolls && <p className="mb-1 text-small text-muted">{t('scrolls')}</p>}
      <div ref={box} className="overflow-x-auto" {...(scrolls && { role: 'region', 'aria-label': label, tabIndex: 0 })}>
        {children}
      </div>
    </>
  );
}
