import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { loadTextPage } from '../app/text-route.js';
import { FeatureList } from '../features/pages/FeatureList.js';
import { seo } from '../seo/seo.js';
import { ButtonLink } from '../ui/ButtonLink.js';

export const Route = createFileRoute('/features')({
  loader: loadTextPage,
  head: ({ match }) =>
    seo(match, { title: match.context.t('pages:features.title'), description: match.context.t('pages:features.lead') }),
  component: Page,
});

function Page() {
  const { t } = useTranslation(['pages', 'common']);
  const texts = {
    title: t('features.title'),
    lead: t('features.lead'),
    sections: t('features.sections', { returnObjects: true }),
  };
  return (
    <FeatureList {...texts} action={<ButtonLink to="/offer/create">{t('common:frame.createOffer')}</ButtonLink>} />
  );
}
