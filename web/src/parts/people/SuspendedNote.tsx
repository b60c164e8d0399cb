import { Link, useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSuspended } from '../../lib/session/use-suspended.js';
import { cx } from '../../ui/cx.js';

/**
 * Note with the end of the user's suspension and a link to the reasons; nothing for other users. Needs the namespace
 * `suspended`.
 */
export function SuspendedNote({ className }: Readonly<{ className?: string }>) {
  const { t } = useTranslation('suspended');
  const suspended = useSuspended();
  if (suspended === null) return null;
  return (
    <div role="note" className={cx('max-w-[75ch] rounded-md bg-rose px-4 py-3 text-rose-ink', className)}>
      <p className="font-bold">{t('title')}</p>
      <p>
        {suspended} <Link to="/account/decisions">{t('reasons')}</Link>
      </p>
    </div>
  );
}

/** Note about a suspension on the home page. Loads its own texts, since most visits need none. */
export function WelcomeSuspended() {
  const { texts } = useRouteContext({ from: '__root__' });
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    void texts('suspended').then(() => setReady(true));
  }, [texts]);
  return isReady && <SuspendedNote className="mt-4" />;
}
