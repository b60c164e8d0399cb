import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { UNANSWERED_DAYS } from '@lendring/contracts/rules/hold.js';
import { loadTextPage } from '../app/text-route.js';
import { Questions } from '../features/pages/Questions.js';
import { questionsLd } from '../seo/json-ld.js';
import { seo } from '../seo/seo.js';

export const Route = createFileRoute('/faq')({
  loader: loadTextPage,
  head: ({ match }) =>
    seo(match, {
      title: match.context.t('pages:faq.title'),
      description: match.context.t('pages:faq.lead'),
      jsonLd: BUILT_FOR_SERVER && [
        questionsLd(match.context.t('pages:faq.sections', { returnObjects: true, days: UNANSWERED_DAYS })),
      ],
    }),
  component: Page,
});

function Page() {
  const { t } = useTranslation('pages');
  const texts = {
    title: t('faq.title'),
    lead: t('faq.lead'),
    sections: t('faq.sections', { returnObjects: true, days: UNANSWERED_DAYS }),
  };
  return <Questions {...texts} />;
}
