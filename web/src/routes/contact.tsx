import { createFileRoute, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { loadTextPage } from '../app/text-route.js';
import { useIsOn } from '../lib/installation/features.js';
import { OperatorCard } from '../parts/installation/OperatorCard.js';
import { TextPage } from '../features/pages/TextPage.js';
import { seo } from '../seo/seo.js';

export const Route = createFileRoute('/contact')({
  loader: loadTextPage,
  head: ({ match }) =>
    seo(match, { title: match.context.t('pages:contact.title'), description: match.context.t('pages:contact.lead') }),
  component: Page,
});

function Page() {
  const { t } = useTranslation('pages');
  const { t: common } = useTranslation();
  const isOn = useIsOn();
  const { operator } = Route.useLoaderData();
  const texts = {
    title: t('contact.title'),
    lead: t('contact.lead'),
    sections: t('contact.sections', { returnObjects: true }),
  };
  return (
    <TextPage {...texts}>
      <OperatorCard operator={operator} />
      {isOn('feedback') && (
        <p className="mt-4">
          <Link to="/feedback" search={{ from: '/contact' }} rel="nofollow" preload={false} className="font-bold">
            {common('frame.feedback')}
          </Link>
        </p>
      )}
    </TextPage>
  );
}
