import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { isEditStep, stepOf } from '../../features/wizard/model/steps.js';
import { offerQuery } from '../../api/offer.js';
import { WizardPage } from '../../features/wizard/WizardPage.js';
import { load } from '../../lib/api-client/queries.js';
import { categoriesQuery } from '../../api/reference.js';
import { seo } from '../../seo/seo.js';

export const Route = createFileRoute('/_signed-in/offer/$offerId/edit/$step')({
  staticData: { frame: 'wizard' },
  loader: async ({ context, params: { offerId, step } }) => {
    const now = stepOf(step);
    if (!now) throw notFound();
    // Redirect URLs of former steps to the step that now contains them.
    if (now !== step)
      throw redirect({
        to: '/offer/$offerId/edit/$step',
        params: { offerId, step: now },
        hash: `part-${step}`,
        replace: true,
      });
    const [offer] = await Promise.all([
      load(context.queries, offerQuery(context.api, offerId)),
      load(context.queries, categoriesQuery(context.api)),
      context.texts('wizard', 'offerRules', 'address'),
    ]);
    if (!offer.own) throw notFound();
    if (offer.status === 'draft')
      throw redirect({ to: '/offer/create/$step', params: { step: now }, search: { draft: offerId }, replace: true });
    if (!isEditStep(now)) throw redirect({ to: '/offer/$offerId/edit', params: { offerId }, replace: true });
    return { step: now };
  },
  head: ({ match, loaderData }) =>
    seo(match, {
      title: loaderData
        ? `${match.context.t(`wizard:steps.${loaderData.step}`)} · ${match.context.t('wizard:edit.title')}`
        : '',
      noindex: true,
    }),
  component: Page,
});

function Page() {
  const { offerId } = Route.useParams();
  const { step } = Route.useLoaderData();
  return <WizardPage key={offerId} mode="edit" offerId={offerId} step={step} />;
}
