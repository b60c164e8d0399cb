import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act, fireEvent, screen } from '@testing-library/react';
import { render, renderOnServer } from '../testing/render.js';
import { SubHeader } from './SearchListPage.js';

const scrollTo = (y: number) =>
  act(() => {
    vi.stubGlobal('scrollY', y);
    fireEvent.scroll(window);
  });
const hidden = () => screen.getByText('Suche').closest('.sticky')!.className.includes('-translate-y-full');

describe('the search below the header (spec §9)', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('scrollY', 0);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('stays until 95 px, hides 200 ms later and returns on scrolling up', () => {
    render(
      <SubHeader>
        <p>Suche</p>
      </SubHeader>,
    );
    scrollTo(90);
    act(() => {
      vi.advanceTimersByTime(500);
    });
    expect(hidden()).toBe(false);
    scrollTo(120);
    expect(hidden()).toBe(false);
    act(() => {
      vi.advanceTimersByTime(200);
    });
    expect(hidden()).toBe(true);
    scrollTo(110);
    expect(hidden()).toBe(false);
  });
  it('stays visible while the user types in its field', () => {
    render(
      <SubHeader>
        <p>Suche</p>
        <input aria-label="Was" />
      </SubHeader>,
    );
    screen.getByLabelText('Was').focus();
    scrollTo(300);
    act(() => {
      vi.advanceTimersByTime(500);
    });
    expect(hidden()).toBe(false);
  });
  it('is rendered on the server', async () =>
    expect(await renderOnServer(<SubHeader>Suche</SubHeader>)).toContain('Suche'));
});
