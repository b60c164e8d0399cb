import { Link, useLocation, useMatches } from '@tanstack/react-router';
import Search from 'lucide-react/icons/search';
import { lazy, Suspense, useRef, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon.js';
import { iconButtonLook } from '../ui/IconButton.js';

const loadSearch = () => import('./HeaderSearch.js');
const HeaderSearch = lazy(() => loadSearch().then((module) => ({ default: module.HeaderSearch })));

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** `own`: the page contains a search of its own. */
    search?: 'own';
  }
}

/** Opens the search on pages without a search of their own (spec §2), except error pages. Without scripts, a link. */
export function SearchToggle() {
  const { t } = useTranslation();
  const own = useMatches({
    select: (matches) =>
      matches.some(({ staticData }) => staticData.search === 'own') && !matches.some(({ error }) => error),
  });
  const here = useLocation({ select: ({ href }) => href });
  const [openAt, setOpenAt] = useState<string | null>(null);
  const link = useRef<HTMLAnchorElement>(null);
  if (own) return null;
  const open = openAt === here;
  const close = () => {
    setOpenAt(null);
    link.current?.focus();
  };
  const toggle = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    setOpenAt(open ? null : here);
  };
  return (
    <>
      <Link
        ref={link}
        to="/search"
        preload={false}
        aria-label={t('search.form')}
        title={t('search.form')}
        aria-expanded={open}
        onPointerEnter={() => void loadSearch()}
        onClick={toggle}
        className={iconButtonLook}
      >
        <Icon icon={Search} />
      </Link>
      {open && (
        <Suspense>
          <HeaderSearch onClose={close} />
        </Suspense>
      )}
    </>
  );
}
