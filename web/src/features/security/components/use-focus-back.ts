import { useEffect, useRef, type RefObject } from 'react';

/** Moves the focus to a section's heading when the section's focused form closes. */
export const useFocusBack = (open: boolean): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  const was = useRef(open);
  useEffect(() => {
    if (was.current && !open) heading.current?.focus();
    was.current = open;
  }, [open]);
  return heading;
};
