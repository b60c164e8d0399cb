import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../ui/ButtonLink.js';
import { EmptyState } from '../../../ui/EmptyState.js';

/** Unknown request, or one that another group member has taken over from this user. */
export function RequestGone() {
  const { t } = useTranslation('requests');
  return (
    <div className="wrap py-12">
      <h1 className="sr-only">{t('title')}</h1>
      <EmptyState
        picture="package"
        title={t('gone.title')}
        actions={<ButtonLink to="/requests">{t('links.list')}</ButtonLink>}
      >
        <p>{t('gone.text')}</p>
      </EmptyState>
    </div>
  );
}
