import { useEffect, useState } from 'react';

const secondsUntil = (instant: string, most: number): number =>
  Math.min(most, Math.max(0, Math.ceil((Date.parse(instant) - Date.now()) / 1000)));

/** Seconds until an instant, limited to `most`, because browser and server clocks may differ. */
export const useSecondsUntil = (instant: string, most: number): number => {
  const [seconds, setSeconds] = useState(() => secondsUntil(instant, most));
  useEffect(() => {
    const look = () => setSeconds(secondsUntil(instant, most));
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [instant, most]);
  return seconds;
};
