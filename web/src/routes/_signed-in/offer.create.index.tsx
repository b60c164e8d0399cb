import { createFileRoute, notFound, redirect, type SearchSchemaInput } from '@tanstack/react-router';
import { newDraftLink } from '../../features/wizard/model/new-draft.js';
import { isBlank, resumeAt } from '../../features/wizard/model/steps.js';
import { offerQuery } from '../../api/offer.js';
import { draftsQuery } from '../../api/own-offers.js';
import { parseDraftSearch, type DraftSearch } from '../../features/wizard/search.js';
import { StartPage } from '../../features/wizard/StartPage.js';
import { load } from '../../lib/load.js';
import { seo } from '../../seo/seo.js';

/** Leads to a new draft or goes on with one; `?draft=` leads to the step where it was left. */
export const Route = createFileRoute('/_signed-in/offer/create/')({
  staticData: { frame: 'wizard' },
  validateSearch: (search: DraftSearch & SearchSchemaInput) => parseDraftSearch(search),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { draft } }) => {
    await context.texts('wizard');
    if (!draft) {
      const { offers } = await context.queries.fetchQuery(draftsQuery(context.api));
      if (offers.every(isBlank)) throw redirect({ ...newDraftLink(offers), replace: true });
      return;
    }
    const offer = await load(context.queries, offerQuery(context.api, draft));
    if (!offer.own) throw notFound();
    if (offer.status !== 'draft')
      throw redirect({ to: '/offer/$offerId/edit', params: { offerId: draft }, replace: true });
    throw redirect({ to: '/offer/create/$step', params: { step: resumeAt(offer) }, search: { draft }, replace: true });
  },
  head: ({ match }) => seo(match, { title: match.context.t('wizard:name'), noindex: true }),
  component: StartPage,
});
