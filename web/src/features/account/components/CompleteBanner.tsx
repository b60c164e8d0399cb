import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import X from 'lucide-react/icons/x';
import { ButtonLink } from '../../../ui/ButtonLink.js';
import { IconButton } from '../../../ui/IconButton.js';
import { useProfile } from '../use-profile.js';

const key = 'profile-later';

/** Prompt to complete the profile; "later" hides the prompt for the rest of the visit (session storage). */
export function CompleteBanner() {
  const { t } = useTranslation();
  const profile = useProfile();
  const { pathname, publicHref } = useLocation();
  const [later, setLater] = useState(true);
  useEffect(() => {
    try {
      setLater(sessionStorage.getItem(key) !== null);
    } catch {
      setLater(false);
    }
  }, []);
  const isAsked = pathname === '/' || pathname.startsWith('/account') || pathname.endsWith('/booking');
  if (!profile || profile.completed || later || isAsked) return null;
  const dismiss = () => {
    setLater(true);
    try {
      sessionStorage.setItem(key, '1');
    } catch {
      /* Ignore blocked storage: the banner returns on the next page load. */
    }
  };
  return (
    <aside aria-label={t('profileBanner.title')} className="bg-tint print:hidden">
      <div className="wrap flex items-center gap-x-4 py-2">
        <p className="min-w-0 flex-1 text-base">
          <strong className="max-md:hidden">{t('profileBanner.title')}</strong> {t('profileBanner.text')}
        </p>
        <ButtonLink to="/account/profile" search={{ return: publicHref }} small>
          {t('profileBanner.do')}
        </ButtonLink>
        <IconButton icon={X} label={t('profileBanner.later')} onClick={dismiss} />
      </div>
    </aside>
  );
}
