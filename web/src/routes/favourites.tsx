import { createFileRoute } from '@tanstack/react-router';
import { FavouritesPage } from '../features/favourites/FavouritesPage.js';
import { seo } from '../seo/seo.js';

/** Public page, because favourites of users without an account never leave the device. */
export const Route = createFileRoute('/favourites')({
  loader: ({ context }) => context.texts('favourites'),
  head: ({ match }) => seo(match, { title: match.context.t('favourites:title'), noindex: true }),
  component: FavouritesPage,
});
