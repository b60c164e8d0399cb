import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cleanup, screen } from '@testing-library/react';
import { createApi } from '../../lib/api-client/api.js';
import { ApiContext } from '../../lib/api-client/api-context.js';
import { favourites } from '../../lib/kept-offers/favourites.js';
import { createFakeApi } from '../../testing/fake-api.js';
import { render } from '../../testing/render.js';
import { offerCard } from '../../testing/samples.js';
import { text } from '../../testing/texts.js';
import { userEvent } from '../../testing/user-event.js';
import { lastViewed } from '../../lib/kept-offers/last-viewed.js';
import { FavouritesPage } from './FavouritesPage.js';
import { LastViewedPage } from './LastViewedPage.js';

afterEach(cleanup);
beforeEach(() => {
  for (const id of favourites.get()) void favourites.toggle(id);
  AbortSignal.timeout ??= () => new AbortController().signal;
  AbortSignal.any ??= () => new AbortController().signal;
});

const open = (page = <FavouritesPage />) => {
  const fake = createFakeApi(({ path, query }) =>
    path === '/v1/offer_list'
      ? {
          data: query
            .get('ids')!
            .split(',')
            .filter((id) => !id.startsWith('0'))
            .map((id) => offerCard({ offer_id: id, title: `Ding ${id}` })),
        }
      : undefined,
  );
  render(<ApiContext value={createApi({ fetch: fake.fetch, locale: 'de' })}>{page}</ApiContext>);
  return fake;
};

describe('the favourites page', () => {
  it('explains an empty list without a request to the server', async () => {
    const { calls } = open();
    expect(await screen.findByText(text('favourites:empty.title'))).toBeTruthy();
    expect(calls).toEqual([]);
    expect(screen.getByRole('link', { name: 'Melde dich an' }).getAttribute('href')).toBe(
      '/auth/login?return=%2Ffavoriten&locale=de',
    );
  });
  it('lists favourites newest first and shows the number of deleted offers', async () => {
    for (const id of ['aaaaaaaaaa', '0000000000', 'bbbbbbbbbb']) await favourites.toggle(id);
    open();
    expect((await screen.findAllByRole('article')).map((one) => one.querySelector('h3')!.textContent)).toEqual([
      'Ding bbbbbbbbbb',
      'Ding aaaaaaaaaa',
    ]);
    expect(screen.getByText(text('favourites:gone', { count: 1 }))).toBeTruthy();
  });
  it('keeps a removed favourite in place so that it can be restored', async () => {
    await favourites.toggle('aaaaaaaaaa');
    open();
    const heart = await screen.findByRole('button', {
      name: text('common:ui.favourite', { title: 'Ding aaaaaaaaaa' }),
    });
    await userEvent.click(heart);
    expect(favourites.get()).toEqual([]);
    expect(
      screen
        .getByRole('button', { name: text('common:ui.favourite', { title: 'Ding aaaaaaaaaa' }) })
        .getAttribute('aria-pressed'),
    ).toBe('false');
  });
});

describe('the recently viewed page', () => {
  it('lists offers newest first and clears the list with one press', async () => {
    for (const id of ['aaaaaaaaaa', '0000000000', 'bbbbbbbbbb', 'aaaaaaaaaa']) lastViewed.note(id);
    open(<LastViewedPage />);
    expect((await screen.findAllByRole('article')).map((one) => one.querySelector('h3')!.textContent)).toEqual([
      'Ding aaaaaaaaaa',
      'Ding bbbbbbbbbb',
    ]);
    expect(screen.getByText(text('favourites:viewed.gone', { count: 1 }))).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: text('favourites:viewed.forget') }));
    expect(screen.getByText(text('favourites:viewed.empty'))).toBeTruthy();
    expect(lastViewed.get()).toEqual([]);
  });
});
