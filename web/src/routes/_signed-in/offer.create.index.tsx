import { createFileRoute, notFound, redirect, type SearchSchemaInput } from '@tanstack/react-router';
import { offerQuery } from '../../api/offer.js';
import { draftsQuery } from '../../api/own-offers.js';
import { newDraftLink, StartPage } from '../../features/wizard/StartPage.js';
import { keptValues } from '../../features/wizard/kept.js';
import { isBlank, resumeAt } from '../../features/wizard/model/steps.js';
import type { Groups } from '../../features/wizard/model/terms.js';
import { type NewDraftSearch, parseNewDraftSearch } from '../../features/wizard/search.js';
import { load } from '../../lib/api-client/queries.js';
import { seo } from '../../seo/seo.js';

/** Redirects to a new draft; `?draft=` resumes a draft at the step where its owner left it. */
export const Route = createFileRoute('/_signed-in/offer/create/')({
  staticData: { frame: 'wizard' },
  validateSearch: (search: NewDraftSearch & SearchSchemaInput) => parseNewDraftSearch(search),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { draft, group } }) => {
    await context.texts('wizard');
    if (!draft) {
      const { offers } = await context.queries.fetchQuery(draftsQuery(context.api));
      const fresh = newDraftLink(offers);
      if (group) {
        const lentTo: Groups = { ids: [group], among: 'all', free: false, belongsTo: null };
        keptValues.write(fresh.search.draft ?? '', 'groups', lentTo);
      }
      if (group ?? offers.every(isBlank)) throw redirect({ ...fresh, replace: true });
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
