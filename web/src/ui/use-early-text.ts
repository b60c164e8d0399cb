import { useLayoutEffect, useRef, type RefObject } from 'react';

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
