import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { loadTextPage } from '../app/text-route.js';
import { TextPage } from '../features/pages/TextPage.js';
import { seo } from '../seo/seo.js';

export const Route = createFileRoute('/about')({
  loader: loadTextPage,
  head: ({ match }) =>
    seo(match, { title: match.context.t('pages:about.title'), description: match.context.t('pages:about.lead') }),
  component: Page,
});

function Page() {
  const { t } = useTranslation('pages');
  const texts = {
    title: t('about.title'),
    lead: t('about.lead'),
    sections: t('about.sections', { returnObjects: true }),
  };
  return <TextPage {...texts} />;
}
