import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** Loading bar (spec §9): appears after 200 ms, runs for 5 s, disappears 500 ms after the page is ready, 2 px high. */
export function LoadingBar() {
  const loading = useRouterState({
    select: (state) => state.isLoading && state.location.href !== state.resolvedLocation?.href,
  });
  const [phase, setPhase] = useState<'off' | 'running' | 'done'>('off');
  useEffect(() => {
    if (loading) {
      const timer = setTimeout(() => setPhase('running'), 200);
      return () => clearTimeout(timer);
    }
    setPhase((now) => (now === 'running' ? 'done' : now));
    const timer = setTimeout(() => setPhase('off'), 500);
    return () => clearTimeout(timer);
  }, [loading]);
  if (phase === 'off') return null;
  return (
    <div aria-hidden className="fixed inset-x-0 top-0 z-50 h-0.5 print:hidden">
      <div
        className={
          phase === 'running'
            ? 'h-full bg-teal animate-[loading_5s_cubic-bezier(.1,.6,.3,1)_forwards]'
            : 'h-full w-full bg-teal opacity-0 transition-opacity duration-500'
        }
      />
    </div>
  );
}
