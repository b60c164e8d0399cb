import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { loadTextPage } from '../app/text-route.js';
import { operatorWords } from '../lib/operator.js';
import { TextPage } from '../features/pages/TextPage.js';
import { useAnyText } from '../i18n/use-any-text.js';
import { seo } from '../seo/seo.js';

export const Route = createFileRoute('/terms')({
  loader: loadTextPage,
  head: ({ match }) =>
    seo(match, { title: match.context.t('legal:terms.title'), description: match.context.t('legal:terms.lead') }),
  component: Page,
});

function Page() {
  const { t } = useTranslation('legal');
  const words = useAnyText();
  const { operator } = Route.useLoaderData();
  return (
    <TextPage
      title={t('terms.title')}
      lead={t('terms.lead')}
      sections={t('terms.sections', { ...operatorWords(words, operator), returnObjects: true })}
    />
  );
}
