import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

export const headerSlotId = 'header-slot';

export function HeaderSlot({ children }: Readonly<{ children: ReactNode }>) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  useEffect(() => setSlot(document.getElementById(headerSlotId)), []);
  return slot && createPortal(children, slot);
}
