import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

export const headerSlotId = 'header-slot';

/** Renders children at the right end of a wizard's header, for example "continue later". */
export function HeaderSlot({ children }: Readonly<{ children: ReactNode }>) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  useEffect(() => setSlot(document.getElementById(headerSlotId)), []);
  return slot && createPortal(children, slot);
}
