import { useEffect, useRef, type RefObject } from 'react';

/** The heading of a section takes the focus when the form in it has gone, which had it. */
export const useFocusBack = (open: boolean): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  const was = useRef(open);
  useEffect(() => {
    if (was.current && !open) heading.current?.focus();
    was.current = open;
  }, [open]);
  return heading;
};
