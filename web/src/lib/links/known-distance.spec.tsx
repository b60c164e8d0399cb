import { afterEach, describe, expect, it } from 'vitest';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useKnownDistance } from './known-distance.js';

function Shown() {
  const { km, near } = useKnownDistance();
  return <output>{km === null ? 'unknown' : [km, near].filter(Boolean).join(' from ')}</output>;
}
const open = async () => {
  const root = createRootRoute();
  const routeTree = root.addChildren([
    createRoute({ getParentRoute: () => root, path: '/a' }),
    createRoute({ getParentRoute: () => root, path: '/b' }),
  ]);
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/a'] }) });
  await router.load();
  render(
    <RouterContextProvider router={router}>
      <Shown />
    </RouterContextProvider>,
  );
  return (to: string, state?: { km?: number | null; near?: string } | true) =>
    act(() => router.navigate({ to, ...(state === undefined ? {} : { state }) }));
};
const shown = () => screen.getByRole('status').textContent;

describe('the known distance of an offer', () => {
  afterEach(cleanup);
  it('comes from the list that linked to the offer and stays while days are chosen', async () => {
    const go = await open();
    expect(shown()).toBe('unknown');
    await go('/b', { km: 3.4, near: 'Amsterdam' });
    expect(shown()).toBe('3.4 from Amsterdam');
    await go('/b', true);
    expect(shown()).toBe('3.4 from Amsterdam');
    await go('/b', { km: 2, near: '' });
    expect(shown()).toBe('2');
  });
  it('is unknown without a list or if the list had no place', async () => {
    const go = await open();
    await go('/b', { km: null });
    expect(shown()).toBe('unknown');
    await go('/a', { km: 2 });
    await go('/b');
    expect(shown()).toBe('unknown');
  });
});
