import { useEffect, useRef, useState, type ReactNode } from 'react';

export function WhenNear({
  placeholder,
  children,
  className,
}: Readonly<{ placeholder: ReactNode; children: ReactNode; className?: string }>) {
  const box = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element || typeof IntersectionObserver === 'undefined') {
      setNear(true);
      return undefined;
    }
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '400px' },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={box} className={className}>
      {near ? children : placeholder}
    </div>
  );
}
