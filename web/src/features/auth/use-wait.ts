import { useEffect, useState } from 'react';

/** Countdown to the next allowed attempt in seconds; 0 when allowed. */
export const useWait = (first = 0): Readonly<{ left: number; start: (seconds: number) => void }> => {
  const [until, setUntil] = useState(() => first && Date.now() + first * 1000);
  const [left, setLeft] = useState(first);
  useEffect(() => {
    const tell = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)));
    tell();
    if (until <= Date.now()) return undefined;
    const timer = setInterval(tell, 500);
    return () => clearInterval(timer);
  }, [until]);
  return { left, start: (seconds) => setUntil(Date.now() + seconds * 1000) };
};
