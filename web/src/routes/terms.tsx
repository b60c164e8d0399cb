import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { loadTextPage, operatorWords } from '../app/text-route.js';
import { TextPage } from '../features/pages/TextPage.js';
import { seo } from '../seo/seo.js';

export const Route = createFileRoute('/terms')({
  loader: loadTextPage,
  head: ({ match }) => seo(match, { title: match.context.t('legal:terms.title'), description: match.context.t('legal:terms.lead') }),
  component: Page,
});

function Page() {
  const { t } = useTranslation('legal');
  const { operator } = Route.useLoaderData();
  return (
    <TextPage title={t('terms.title')} lead={t('terms.lead')} sections={t('terms.sections', { ...operatorWords(operator), returnObjects: true })} />
  );
}
