import { createFileRoute } from '@tanstack/react-router';
import { SecondStepPage } from '../features/auth/components/SecondStepPage.js';
import { cameSearch, recoverySearch, uidSearch } from '../features/auth/search.js';
import { seo } from '../seo/seo.js';

export const Route = createFileRoute('/auth/second-step')({
  validateSearch: (search: Record<string, unknown>) => ({
    ...uidSearch(search),
    ...cameSearch(search),
    ...recoverySearch(search),
  }),
  staticData: { frame: 'wizard' },
  loader: ({ context }) => context.texts('auth'),
  head: ({ match }) => seo(match, { title: match.context.t('auth:secondStep.title'), noindex: true }),
  component: function SecondStep() {
    const search = Route.useSearch();
    // Change the key with the kind of code, to reset the error message.
    return <SecondStepPage key={search.recovery ?? 'app'} {...search} />;
  },
});
