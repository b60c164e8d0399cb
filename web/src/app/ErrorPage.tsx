import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { errorText, isApiError } from '../lib/api-client/api-error.js';
import { Button } from '../ui/Button.js';
import { ButtonLink } from '../ui/ButtonLink.js';
import { LostRing } from './LostRing.js';
import { usePageTitle } from './use-page-title.js';

export function ErrorPage({ error }: ErrorComponentProps) {
  const { t } = useTranslation();
  const router = useRouter();
  usePageTitle(t('error.title'));
  return (
    <div className="wrap flex flex-col items-center gap-5 py-16 text-center">
      <LostRing code={500} />
      <h1>{t('error.title')}</h1>
      <p className="max-w-[480px] text-muted">{isApiError(error) ? errorText(t, error) : t('error.text')}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={() => void router.invalidate()}>{t('error.retry')}</Button>
        <ButtonLink to="/" variant="ghost">
          {t('error.home')}
        </ButtonLink>
      </div>
    </div>
  );
}
