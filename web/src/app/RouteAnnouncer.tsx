import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

export function RouteAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState('');
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged, toLocation }) => {
        if (!fromLocation || !pathChanged || toLocation.hash) return;
        // The new title is set in the same commit as the heading.
        requestAnimationFrame(() => {
          const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
          heading?.setAttribute('tabindex', '-1');
          heading?.focus({ preventScroll: true });
          setTitle(document.title);
        });
      }),
    [router],
  );
  return (
    <div aria-live="assertive" aria-atomic className="sr-only">
      {title}
    </div>
  );
}
