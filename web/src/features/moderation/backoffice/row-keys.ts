import type { KeyboardEvent } from 'react';

/** On the links that are rows of a list. */
export const rowMark = { 'data-row': '' };

const steps: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/**
 * Leads from a row to the next or the one before. For the rows themselves alone: a letter must do nothing elsewhere
 * (WCAG 2.1.4).
 */
export const moveBetweenRows = (event: KeyboardEvent<HTMLElement>): void => {
  const step = steps[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  const next = rows[rows.indexOf(event.currentTarget) + step];
  event.preventDefault();
  next?.focus();
};
