import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import X from 'lucide-react/icons/x';
import { ButtonLink } from '../../../ui/ButtonLink.js';
import { IconButton } from '../../../ui/IconButton.js';
import { useProfile } from '../use-profile.js';

const key = 'profile-later';

/**
 * A gentle word to somebody whose profile is not complete yet; "later" holds for this visit. Not where they are at it
 * already.
 */
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
  // Home and booking ask for it by themselves.
  const isAsked = pathname === '/' || pathname.startsWith('/account') || pathname.endsWith('/booking');
  if (!profile || profile.completed || later || isAsked) return null;
  const dismiss = () => {
    setLater(true);
    try {
      sessionStorage.setItem(key, '1');
    } catch {
      /* It comes back on the next page. */
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
