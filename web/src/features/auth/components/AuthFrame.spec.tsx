import { RouterContextProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { routerAt } from '../../../testing/page.js';
import { LanguageLine } from './AuthFrame.js';

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

const hrefs = async (address: string, locale: 'de' | 'en'): Promise<(string | null)[]> => {
  const { router } = await routerAt(address, locale);
  await router.load();
  const { unmount } = render(
    <RouterContextProvider router={router}>
      <LanguageLine />
    </RouterContextProvider>,
  );
  const found = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  unmount();
  return found;
};

describe('the language links of the sign-in pages', () => {
  it('restart the sign-in with a return path in the new language', async () => {
    expect(await hrefs('/en/auth/register?uid=u-1&to=%2Fen%2Foffer%2Fabc%2Fbooking%3Ffrom%3D2027-07-04', 'en')).toEqual(
      [
        '/auth/login?return=%2Finserat%2Fabc%2Fbuchung%3Ffrom%3D2027-07-04&locale=de&register',
        '/en/auth/register?uid=u-1&to=%2Fen%2Foffer%2Fabc%2Fbooking%3Ffrom%3D2027-07-04',
        '/auth/login?return=%2Fnl%2Fadvertentie%2Fabc%2Fboeking%3Ffrom%3D2027-07-04&locale=nl&register',
      ],
    );
  });
  it('keep the token of a mail link', async () => {
    expect(await hrefs('/auth/reset?token=a.b', 'de')).toEqual([
      '/auth/reset?token=a.b',
      '/en/auth/reset?token=a.b',
      '/nl/auth/reset?token=a.b',
    ]);
  });
});
