import { useEffect, useState } from 'react';

/** Milliseconds per ad (spec §9). */
const STAY = { banner: 8_000, skyscraper: 8_000, carousel: 5_000 } as const;

const movesLittle = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export const useTurns = (count: number, type: keyof typeof STAY, held: boolean): number => {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (count < 2 || held || movesLittle()) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) setTurn((now) => (now + 1) % count);
    }, STAY[type]);
    return () => clearInterval(timer);
  }, [count, type, held]);
  return turn;
};
