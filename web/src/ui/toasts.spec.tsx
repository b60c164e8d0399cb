import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act, fireEvent, screen } from '@testing-library/react';
import { render, renderOnServer } from '../testing/render.js';
import { text } from '../testing/texts.js';
import { PastToasts } from './PastToasts.js';
import { ToastRegion } from './ToastRegion.js';
import { createToasts } from './toasts.js';

describe('toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('stay for 5 s, including success messages', () => {
    const toasts = createToasts();
    toasts.show('success', 'Gespeichert');
    toasts.show('error', 'Nicht gespeichert');
    vi.advanceTimersByTime(4900);
    expect(toasts.get().map(({ text: words }) => words)).toEqual(['Gespeichert', 'Nicht gespeichert']);
    vi.advanceTimersByTime(200);
    expect(toasts.get()).toEqual([]);
  });
  it('stay while the pointer or the focus is on them', () => {
    const toasts = createToasts();
    render(<ToastRegion toasts={toasts} />);
    act(() => {
      toasts.show('error', 'Keine Verbindung');
    });
    fireEvent.mouseEnter(screen.getByRole('region', { name: text('common:ui.notes') }));
    act(() => {
      vi.advanceTimersByTime(60_000);
    });
    expect(screen.getByRole('alert').textContent).toContain('Keine Verbindung');
    fireEvent.mouseLeave(screen.getByRole('region', { name: text('common:ui.notes') }));
    act(() => {
      vi.advanceTimersByTime(5001);
    });
    expect(screen.queryByRole('alert')).toBeNull();
  });
  it('keep clear of the main button at the bottom of the page', () => {
    render(<ToastRegion toasts={createToasts()} />);
    const { className } = screen.getByRole('region', { name: text('common:ui.notes') });
    expect(className).toContain('bottom-[calc(var(--foot)+6rem)]');
    expect(className).toContain('md:bottom-24');
    expect(className).toContain('md:items-start');
    expect(className).not.toMatch(/(?:^|\s)top-/);
  });
  it('are limited to four and can be closed', () => {
    const toasts = createToasts();
    for (let count = 0; count < 9; count += 1) toasts.show('info', String(count));
    expect(toasts.get().map(({ text: words }) => words)).toEqual(['5', '6', '7', '8']);
    toasts.dismiss(toasts.get()[0]!.id);
    expect(toasts.get()).toHaveLength(3);
  });
  it('stay readable in a list of the last five, newest first', () => {
    const toasts = createToasts();
    render(<PastToasts toasts={toasts} />);
    expect(screen.queryByText(text('common:ui.pastNotes'))).toBeNull();
    act(() => {
      for (let count = 0; count < 7; count += 1) toasts.show('info', `Hinweis ${count}`);
    });
    act(() => {
      vi.advanceTimersByTime(5001);
      toasts.show('error', 'nicht gespeichert', 'Entwurf');
    });
    act(() => {
      vi.advanceTimersByTime(5001);
    });
    expect(toasts.get()).toEqual([]);
    fireEvent.click(screen.getByText(text('common:ui.pastNotes')));
    expect(screen.getByRole('group').hasAttribute('open')).toBe(true);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Entwurf nicht gespeichert',
      'Hinweis 6',
      'Hinweis 5',
      'Hinweis 4',
      'Hinweis 3',
    ]);
  });
  it('have a list in every language', () => {
    for (const [locale, label] of [
      ['en', 'Read the last pop-up notes again'],
      ['nl', 'Laatste pop-upmeldingen teruglezen'],
    ] as const) {
      const toasts = createToasts();
      toasts.show('success', 'x');
      render(<PastToasts toasts={toasts} />, locale);
      expect(screen.getByText(label)).toBeTruthy();
    }
  });
  it('have a live region on the server, so that the first toast is announced', async () => {
    expect(await renderOnServer(<ToastRegion />)).toContain('aria-live="polite"');
  });
});
