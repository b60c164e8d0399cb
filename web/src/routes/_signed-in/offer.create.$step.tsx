import { createFileRoute, notFound, redirect, type SearchSchemaInput } from '@tanstack/react-router';
import { useState } from 'react';
import { isStep, stepOf } from '../../features/wizard/model/steps.js';
import { offerQuery } from '../../api/offer.js';
import { offerDefaultsQuery } from '../../api/offer-defaults.js';
import { parseDraftSearch, type DraftSearch } from '../../features/wizard/search.js';
import { UnlessSuspended } from '../../app/signed-in.js';
import { WizardPage } from '../../features/wizard/WizardPage.js';
import { load } from '../../lib/api-client/queries.js';
import { categoriesQuery } from '../../api/reference.js';
import { seo } from '../../seo/seo.js';

export const Route = createFileRoute('/_signed-in/offer/create/$step')({
  staticData: { frame: 'wizard' },
  validateSearch: (search: DraftSearch & SearchSchemaInput) => parseDraftSearch(search),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params: { step }, deps: { draft } }) => {
    if (!isStep(step)) {
      const now = stepOf(step);
      // Redirect URLs of former steps to the step that now contains them.
      throw now
        ? redirect({
            to: '/offer/create/$step',
            params: { step: now },
            search: draft ? { draft } : {},
            hash: `part-${step}`,
            replace: true,
          })
        : notFound();
    }
    const [offer] = await Promise.all([
      draft ? load(context.queries, offerQuery(context.api, draft)) : null,
      load(context.queries, categoriesQuery(context.api)),
      // A failure only hides the defaults until the draft is stored with them.
      context.queries.prefetchQuery(offerDefaultsQuery(context.api)),
      context.texts('wizard', 'offerRules', 'address', 'suspended'),
    ]);
    if (!draft || !offer) return { draft, step };
    if (!offer.own) throw notFound();
    // Redirect to editing, because a published offer has no draft to continue; only the last step still shows the
    // offer, as confirmation.
    if (offer.status !== 'draft' && step !== 'publish')
      throw redirect({ to: '/offer/$offerId/edit', params: { offerId: draft }, replace: true });
    return { draft, step };
  },
  head: ({ match, loaderData }) =>
    seo(match, {
      title: loaderData
        ? `${match.context.t(`wizard:steps.${loaderData.step}`)} · ${match.context.t('wizard:name')}`
        : '',
      noindex: true,
    }),
  component: Page,
});

function Page() {
  const { draft, step } = Route.useLoaderData();
  const [shown, setShown] = useState({ draft, count: 0 });
  // Remount the wizard for another draft; a new draft that has just received its id is still the same draft.
  if (shown.draft !== draft) setShown({ draft, count: shown.draft === undefined ? shown.count : shown.count + 1 });
  return (
    <UnlessSuspended>
      <WizardPage key={shown.count} mode="create" offerId={draft} step={step} />
    </UnlessSuspended>
  );
}
