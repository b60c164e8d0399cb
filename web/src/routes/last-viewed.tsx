import { createFileRoute } from '@tanstack/react-router';
import { LastViewedPage } from '../features/favourites/LastViewedPage.js';
import { seo } from '../seo/seo.js';

/** Public page, because the list of viewed offers never leaves the device. */
export const Route = createFileRoute('/last-viewed')({
  loader: ({ context }) => context.texts('favourites'),
  head: ({ match }) => seo(match, { title: match.context.t('favourites:viewed.title'), noindex: true }),
  component: LastViewedPage,
});
