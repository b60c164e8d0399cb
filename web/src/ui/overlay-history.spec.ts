import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBrowserHistory } from '@tanstack/react-router';
import { waitFor } from '@testing-library/react';
import { createOverlayHistory } from './overlay-history.js';
import { installPopGate } from './pop-gate.js';

const soon = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

const parts: { destroy: () => void }[] = [];
const load = () => {
  const pages = createBrowserHistory();
  const seen: string[] = [];
  pages.subscribe(({ location, action }) => seen.push(`${action.type} ${location.href}`));
  const overlays = createOverlayHistory(pages);
  parts.push(pages, overlays);
  return { pages, seen, overlays };
};
const unload = () => {
  for (const part of parts.splice(0)) part.destroy();
};
const setUp = async () => {
  const loaded = load();
  loaded.pages.push('/offer/a');
  await soon();
  loaded.seen.length = 0;
  return loaded;
};

describe('dialogs in the browser history', () => {
  beforeAll(installPopGate);
  beforeEach(() => {
    history.replaceState(null, '', '/');
  });
  afterEach(unload);

  it('close on back, topmost first, while the page stays', async () => {
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

  it('remove their history entry when they close by themselves', async () => {
    const { pages, seen, overlays } = await setUp();
    const gone = overlays.add(() => {});
    await waitFor(() => expect(overlays.depth()).toBe(1));
    gone();
    await waitFor(() => expect(overlays.depth()).toBe(0));
    expect(seen).toEqual([]);
    pages.back();
    await waitFor(() => expect(seen).toEqual(['BACK /']));
  });

  it('reuse the history entry when one dialog closes as another opens', async () => {
    const { overlays } = await setUp();
    const gone = overlays.add(() => {});
    await waitFor(() => expect(overlays.depth()).toBe(1));
    const { length } = history;
    gone();
    overlays.add(() => {});
    await soon();
    expect([overlays.depth(), history.length]).toEqual([1, length]);
  });

  it('are replaced by a new page, from which back leads to the page below the dialog', async () => {
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

  it('stay open when the address of the page changes below them', async () => {
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

  it('leave no forward history entry after they close', async () => {
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

  describe('after a reload of the page', () => {
    const reload = async () => {
      const before = await setUp();
      before.overlays.add(() => {});
      await waitFor(() => expect(before.overlays.depth()).toBe(1));
      unload();
      installPopGate();
      const after = load();
      await waitFor(() => expect(history.state).not.toHaveProperty('overlay'));
      return after;
    };

    it('let back lead to the previous page', async () => {
      const { seen, overlays, pages } = await reload();
      expect([overlays.depth(), pages.location.state, seen]).toEqual([0, expect.objectContaining({ overlay: 0 }), []]);
      history.back();
      await waitFor(() => expect(seen).toEqual(['BACK /']));
    });

    it('reopen, even while the address of the page below changes', async () => {
      const { pages, seen, overlays } = await reload();
      overlays.add(() => {});
      const gone = overlays.add(() => {});
      await waitFor(() => expect(overlays.depth()).toBe(2));
      gone();
      for (const href of ['/offer/a?from=2027-07-04', '/offer/a?from=2027-07-05']) {
        pages.replace(href, pages.location.state);
        await waitFor(() => expect([location.pathname + location.search, overlays.depth()]).toEqual([href, 1]));
      }
      expect(seen).toEqual(['REPLACE /offer/a?from=2027-07-04', 'REPLACE /offer/a?from=2027-07-05']);
    });

    it('keep the page when the user goes forward to the entry of a dialog', async () => {
      const { seen } = await setUp();
      unload();
      const { state } = history;
      history.pushState({ ...state, overlay: 1 }, '');
      history.back();
      await soon();
      const pages = createBrowserHistory();
      parts.push(pages);
      history.forward();
      await waitFor(() => expect(pages.location.state).toEqual(state));
      await soon();
      expect([history.state, seen]).toEqual([state, []]);
    });
  });
});
