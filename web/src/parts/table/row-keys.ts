import type { KeyboardEvent } from 'react';

export const rowMark = { 'data-row': '' };

const steps: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/** Keyboard navigation between rows, active only while a row has the focus (WCAG 2.1.4 Character Key Shortcuts). */
export const moveBetweenRows = (event: KeyboardEvent<HTMLElement>): void => {
  const step = steps[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  const next = rows[rows.indexOf(event.currentTarget) + step];
  event.preventDefault();
  next?.focus();
};
