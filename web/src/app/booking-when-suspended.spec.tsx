import { beforeAll, expect, it } from 'vitest';
import { RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { offer } from '../features/offer/examples.js';
import { demoHandler, demoProfile } from '../testing/demo-api.js';
import type { FakeHandler } from '../testing/fake-api.js';
import { routerAt } from '../testing/page.js';
import { text, textLike } from '../testing/texts.js';

beforeAll(() => {
  // Stub browser APIs that jsdom lacks.
  AbortSignal.timeout ??= () => new AbortController().signal;
  AbortSignal.any ??= () => new AbortController().signal;
  Object.assign(window, {
    matchMedia: () => ({ matches: true, addEventListener() {}, removeEventListener() {} }),
    scrollTo: () => {},
  });
});

it('hides the message form to a lender from a suspended user', async () => {
  const one = offer();
  const own: FakeHandler = ({ path }) => {
    if (path === '/v1/init') return { data: { profile: demoProfile, usergroup: [], suspended: { until: null } } };
    return path === `/v1/offer/${one.offer_id}` ? { data: one } : undefined;
  };
  const { router, session } = await routerAt(`/inserat/${one.offer_id}/buchung`, 'de', own, demoHandler(true));
  await session.start();
  await router.load();
  render(<RouterProvider router={router} />, { container: document });
  await screen.findByRole('heading', { name: text('suspended:title') });
  screen.getByText(textLike('suspended:forGood'));
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
});
