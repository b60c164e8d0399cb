import type { KeyboardEvent } from 'react';

export const rowMark = { 'data-row': '' };

const steps: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/**
 * Keyboard navigation between rows, active only while a row has the focus (WCAG 2.1.4 Character Key Shortcuts).
 *
 * @param row element with `rowMark` of the row in which the key was pressed
 */
export const moveBetweenRows = (
  event: KeyboardEvent<HTMLElement>,
  row: HTMLElement | null = event.currentTarget,
): void => {
  const step = steps[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  const next = row ? rows[rows.indexOf(row) + step] : undefined;
  event.preventDefault();
  next?.focus();
};
