import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { loadTextPage } from '../app/text-route.js';
import { TextPage } from '../features/pages/TextPage.js';
import { seo } from '../seo/seo.js';

export const Route = createFileRoute('/app')({
  loader: loadTextPage,
  head: ({ match }) =>
    seo(match, { title: match.context.t('pages:app.title'), description: match.context.t('pages:app.lead') }),
  component: Page,
});

function Page() {
  const { t } = useTranslation('pages');
  const texts = { title: t('app.title'), lead: t('app.lead'), sections: t('app.sections', { returnObjects: true }) };
  return <TextPage {...texts} />;
}
