import { useEffect, useState, type RefObject } from 'react';

type Size = Readonly<{ width: number; height: number }>;

/** Size of an element in CSS pixels; null until known, and while hidden. */
export const useSize = (element: RefObject<Element | null>): Size | null => {
  const [size, setSize] = useState<Size | null>(null);
  useEffect(() => {
    if (!element.current || typeof ResizeObserver === 'undefined') return undefined;
    const watch = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0)
        setSize({ width: Math.round(entry.contentRect.width), height: Math.round(entry.contentRect.height) });
    });
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return size;
};
