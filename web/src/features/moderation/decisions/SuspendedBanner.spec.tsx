import { expect, it } from 'vitest';
import { RouterContextProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { demoHandler } from '../../../testing/demo-api.js';
import { routerAt } from '../../../testing/page.js';
import { SuspendedBanner } from './SuspendedBanner.js';

it.each([
  ['de', '2027-03-04T10:00:00.000Z', /Dein Konto ist bis zum 4\. März 2027 um .* gesperrt\./, 'Gründe lesen'],
  ['en', null, /Your account is permanently suspended\./, 'Read why'],
  ['nl', null, /Je account is voorgoed geschorst\./, 'Redenen lezen'],
] as const)('says until when, and leads to the reasons (%s)', async (locale, until, words, link) => {
  const { router } = await routerAt('/', locale, demoHandler(true));
  await router.load();
  render(
    <RouterContextProvider router={router}>
      <SuspendedBanner until={until} />
    </RouterContextProvider>,
  );
  expect((await screen.findByText(words)).textContent).toMatch(words);
  expect(screen.getByRole('link', { name: link }).getAttribute('href')).toMatch(
    /\/(benutzerkonto\/entscheidungen|account\/(decisions|beslissingen))$/,
  );
});
