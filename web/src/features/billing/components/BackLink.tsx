import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../ui/ButtonLink.js';

/** Back to what a payment was for: the plan, or an offer that is to be seen more. */
export function BackLink({ offerId }: Readonly<{ offerId: string | undefined }>) {
  const { t } = useTranslation('billing');
  return offerId ? (
    <ButtonLink to="/offer/$offerId/promote" params={{ offerId }} search={{}}>
      {t('promote.back')}
    </ButtonLink>
  ) : (
    <ButtonLink to="/plan">{t('back')}</ButtonLink>
  );
}
