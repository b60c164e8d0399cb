import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { loadTextPage } from '../app/text-route.js';
import { TextPage } from '../features/pages/TextPage.js';
import { seo } from '../seo/seo.js';

export const Route = createFileRoute('/data-sources')({
  loader: loadTextPage,
  head: ({ match }) =>
    seo(match, {
      title: match.context.t('pages:dataSources.title'),
      description: match.context.t('pages:dataSources.lead'),
    }),
  component: Page,
});

function Page() {
  const { t } = useTranslation('pages');
  const texts = {
    title: t('dataSources.title'),
    lead: t('dataSources.lead'),
    sections: t('dataSources.sections', { returnObjects: true }),
  };
  return <TextPage {...texts} />;
}
