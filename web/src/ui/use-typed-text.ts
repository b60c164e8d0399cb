import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Delays a value, by default for the 400 ms of suggestions (spec §9). */
export const useDebounced = <Value>(value: Value, ms = 400): Value => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
};

export const useEarlyText = (
  field: RefObject<HTMLInputElement | null>,
  known: string,
  onEarly: (text: string) => void,
): void => {
  const done = useRef(false);
  useLayoutEffect(() => {
    if (done.current) return;
    done.current = true;
    const typed = field.current?.value ?? '';
    if (typed !== known) onEarly(typed);
  }, [field, known, onEarly]);
};
