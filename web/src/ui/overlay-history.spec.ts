import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createBrowserHistory } from '@tanstack/react-router';
import { waitFor } from '@testing-library/react';
import '../testing/patience.js';
import { createOverlayHistory } from './overlay-history.js';
import { installPopGate } from './pop-gate.js';

const soon = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

const parts: { destroy: () => void }[] = [];
const setUp = async () => {
  const pages = createBrowserHistory();
  const seen: string[] = [];
  pages.subscribe(({ location, action }) => seen.push(`${action.type} ${location.href}`));
  pages.push('/offer/a');
  await soon();
  seen.length = 0;
  const overlays = createOverlayHistory(pages);
  parts.push(pages, overlays);
  return { pages, seen, overlays };
};

describe('dialogs in the browser’s history', () => {
  beforeAll(installPopGate);
  beforeEach(() => {
    history.replaceState(null, '', '/');
  });
  afterEach(() => {
    for (const part of parts.splice(0)) part.destroy();
  });

  it('close with back, the topmost first, and the page stays', async () => {
    const { seen, overlays } = await setUp();
    const closed: string[] = [];
    const gone = new Map<string, () => void>();
    for (const name of ['sheet', 'days'])
      gone.set(
        name,
        overlays.add(() => {
          closed.push(name);
          gone.get(name)?.();
        }),
      );
    await soon();
    expect(overlays.depth()).toBe(2);
    for (const expected of [['days'], ['days', 'sheet']]) {
      history.back();
      await waitFor(() => expect(closed).toEqual(expected));
    }
    expect([overlays.depth(), location.pathname, seen]).toEqual([0, '/offer/a', []]);
  });

  it('leave no entry behind when they close by themselves', async () => {
    const { pages, seen, overlays } = await setUp();
    const gone = overlays.add(() => {});
    await waitFor(() => expect(overlays.depth()).toBe(1));
    gone();
    await waitFor(() => expect(overlays.depth()).toBe(0));
    expect(seen).toEqual([]);
    pages.back();
    await waitFor(() => expect(seen).toEqual(['BACK /']));
  });

  it('take no step when one closes as another opens', async () => {
    const { overlays } = await setUp();
    const gone = overlays.add(() => {});
    await waitFor(() => expect(overlays.depth()).toBe(1));
    const { length } = history;
    gone();
    overlays.add(() => {});
    await soon();
    expect([overlays.depth(), history.length]).toEqual([1, length]);
  });

  it('give way to a new page: back from there leads to the page below', async () => {
    const { pages, seen, overlays } = await setUp();
    const gone = overlays.add(() => {});
    await waitFor(() => expect(overlays.depth()).toBe(1));
    pages.push('/offer/a/booking');
    await waitFor(() => expect(seen).toEqual(['PUSH /offer/a/booking']));
    gone();
    await soon();
    expect([overlays.depth(), location.pathname]).toEqual([0, '/offer/a/booking']);
    pages.back();
    await waitFor(() => expect(seen.at(-1)).toBe('BACK /offer/a'));
  });

  it('stay open while the page’s own address changes below them', async () => {
    const { pages, seen, overlays } = await setUp();
    let closed = 0;
    overlays.add(() => {
      closed += 1;
    });
    await waitFor(() => expect(overlays.depth()).toBe(1));
    pages.replace('/offer/a?from=2027-07-04');
    await waitFor(() => expect([overlays.depth(), location.search]).toEqual([1, '?from=2027-07-04']));
    history.back();
    await waitFor(() => expect(closed).toBe(1));
    expect([location.search, seen]).toEqual(['?from=2027-07-04', ['REPLACE /offer/a?from=2027-07-04']]);
  });

  it('that are gone leave nothing for forward to come to', async () => {
    const steps: unknown[] = [];
    addEventListener('popstate', ({ state }) => steps.push((state as { overlay?: number }).overlay), { capture: true });
    const { overlays, seen } = await setUp();
    const gone = overlays.add(() => gone());
    await waitFor(() => expect(overlays.depth()).toBe(1));
    history.back();
    await waitFor(() => expect(steps).toEqual([undefined]));
    history.forward();
    await waitFor(() => expect(steps).toEqual([undefined, 1, undefined]));
    expect(seen).toEqual([]);
  });
});
