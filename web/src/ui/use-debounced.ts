import { useEffect, useState } from 'react';

/** Suggestions wait 400 ms (spec §9). */
export const useDebounced = <Value>(value: Value, ms = 400): Value => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
};
