import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale.js';
import { ButtonAnchor, ButtonLink } from '../../../ui/ButtonLink.js';
import { kept } from '../kept.js';
import { startHref } from '../start.js';

export function SignInLink({ second = false }: Readonly<{ second?: boolean }>) {
  const { t } = useTranslation('auth');
  const locale = useLocale();
  const [uid, setUid] = useState<string>();
  useEffect(() => setUid(kept.uid()), []);
  const look = { wide: true, variant: second ? 'ghost' : 'primary' } as const;
  return uid ? (
    <ButtonLink to="/auth/sign-in" search={{ uid }} {...look}>
      {t('signIn.do')}
    </ButtonLink>
  ) : (
    <ButtonAnchor href={startHref(locale)} {...look}>
      {t('signIn.do')}
    </ButtonAnchor>
  );
}
