import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { loadTextPage } from '../app/text-route.js';
import { OperatorCard } from '../ui/OperatorCard.js';
import { operatorWords } from '../lib/operator.js';
import { TextPage } from '../features/pages/TextPage.js';
import { useAnyText } from '../i18n/use-any-text.js';
import { seo } from '../seo/seo.js';

export const Route = createFileRoute('/imprint')({
  loader: loadTextPage,
  head: ({ match }) =>
    seo(match, { title: match.context.t('legal:imprint.title'), description: match.context.t('legal:imprint.lead') }),
  component: Page,
});

function Page() {
  const { t } = useTranslation('legal');
  const words = useAnyText();
  const { operator } = Route.useLoaderData();
  return (
    <TextPage
      title={t('imprint.title')}
      lead={t('imprint.lead')}
      sections={t('imprint.sections', { ...operatorWords(words, operator), returnObjects: true })}
    >
      <OperatorCard operator={operator} />
    </TextPage>
  );
}
