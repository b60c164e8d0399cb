import { createFileRoute, notFound, redirect, type SearchSchemaInput } from '@tanstack/react-router';
import { isStep } from '../../features/wizard/model/steps.js';
import { offerQuery } from '../../features/wizard/queries.js';
import { parseDraftSearch, type DraftSearch } from '../../features/wizard/search.js';
import { WizardPage } from '../../features/wizard/WizardPage.js';
import { load } from '../../lib/load.js';
import { categoriesQuery } from '../../lib/reference-queries.js';
import { seo } from '../../seo/seo.js';

export const Route = createFileRoute('/_signed-in/offer/create/$step')({
  staticData: { frame: 'wizard' },
  validateSearch: (search: DraftSearch & SearchSchemaInput) => parseDraftSearch(search),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params: { step }, deps: { draft } }) => {
    if (!isStep(step)) throw notFound();
    if (!draft) throw redirect({ to: '/offer/create', search: {}, replace: true });
    const [offer] = await Promise.all([load(context.queries, offerQuery(context.api, draft)), load(context.queries, categoriesQuery(context.api)), context.texts('wizard')]);
    if (!offer.own) throw notFound();
    // What is online already has no draft to go on with; the last step shows that it is.
    if (offer.status !== 'draft' && step !== 'publish') throw redirect({ to: '/offer/$offerId/edit', params: { offerId: draft }, replace: true });
    return { draft, step };
  },
  head: ({ match, loaderData }) => seo(match, { title: loaderData ? `${match.context.t(`wizard:steps.${loaderData.step}`)} · ${match.context.t('wizard:name')}` : '', noindex: true }),
  component: Page,
});

function Page() {
  const { draft, step } = Route.useLoaderData();
  return <WizardPage key={draft} mode="create" offerId={draft} step={step} />;
}
