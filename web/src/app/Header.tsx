import { Link, useLocation, useMatches } from '@tanstack/react-router';
import Globe from 'lucide-react/icons/globe';
import Heart from 'lucide-react/icons/heart';
import MenuIcon from 'lucide-react/icons/menu';
import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../i18n/use-locale.js';
import { useSession } from '../lib/session/session-context.js';
import type { Look } from '../lib/session/session-mark.js';
import { signInHref } from '../lib/session/sign-in.js';
import { Avatar } from '../ui/Avatar.js';
import { ButtonAnchor, ButtonLink } from '../ui/ButtonLink.js';
import { Icon } from '../ui/Icon.js';
import { IconButton, iconButtonLook } from '../ui/IconButton.js';
import { Menu, menuItem } from '../ui/Menu.js';
import { cx } from '../ui/cx.js';
import { Brand } from './Brand.js';
import { LanguageLinks } from './languages.js';

const loadSearch = () => import('./HeaderSearch.js');
const HeaderSearch = lazy(() => loadSearch().then((module) => ({ default: module.HeaderSearch })));

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** `own`: the page contains a search of its own. */
    search?: 'own';
  }
}

/**
 * Opens the search on pages without a search of their own (spec §2), except error pages. Without scripts, the button
 * is a link.
 */
function SearchToggle() {
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

const loadSidebar = () => import('./CategorySidebar.js');
const CategorySidebar = lazy(() => loadSidebar().then((module) => ({ default: module.CategorySidebar })));
const loadAccountMenu = () => import('./AccountMenu.js');
const AccountMenu = lazy(() => loadAccountMenu().then((module) => ({ default: module.AccountMenu })));
const OwnLinks = lazy(() => loadAccountMenu().then((module) => ({ default: module.OwnLinks })));
export const AppBar = lazy(() => loadAccountMenu().then((module) => ({ default: module.AppBar })));

const hideSmall = 'max-md:hidden';

export function Header() {
  const { t } = useTranslation();
  const locale = useLocale();
  const session = useSession();
  const here = useLocation({ select: ({ publicHref }) => publicHref });
  const [sidebar, setSidebar] = useState<'never' | 'open' | 'closed'>('never');
  const signedIn = session.status === 'in';
  const look = signedIn ? session.profile : session.status === 'unknown' ? (session.look ?? null) : null;
  const expected = look !== null;
  useEffect(() => {
    if (expected) void loadAccountMenu();
  }, [expected]);
  const { unread, news } = signedIn ? session : { unread: 0, news: 0 };
  return (
    <div className="@container wrap">
      <div className="flex h-[60px] items-center gap-1 md:h-[70px] md:gap-2">
        <Link
          to="/categories"
          preload={false}
          aria-haspopup="dialog"
          aria-label={t('frame.menu')}
          title={t('frame.menu')}
          className={`${iconButtonLook} -ml-3`}
          onPointerEnter={() => void loadSidebar()}
          onClick={(event) => {
            event.preventDefault();
            setSidebar('open');
          }}
        >
          <Icon icon={MenuIcon} />
        </Link>
        <Brand className="mr-auto" />
        <SearchToggle />
        <ButtonLink to="/offer/create" variant="soft" className={hideSmall}>
          <Icon icon={Plus} />
          {t('frame.createOffer')}
        </ButtonLink>
        <Link
          to="/favourites"
          aria-label={t('frame.favourites')}
          title={t('frame.favourites')}
          className={`${iconButtonLook} ${hideSmall}`}
        >
          <Icon icon={Heart} />
        </Link>
        {expected && (
          <Suspense fallback={<Places />}>
            <OwnLinks unread={unread} news={news} />
          </Suspense>
        )}
        <Menu
          label={t('frame.language')}
          trigger={(props) => <IconButton {...props} icon={Globe} label={t('frame.language')} className={hideSmall} />}
        >
          <LanguageLinks className={menuItem} />
        </Menu>
        {signedIn && (
          <Suspense fallback={<Waiting look={look} />}>
            <AccountMenu session={session} />
          </Suspense>
        )}
        {!signedIn &&
          (expected ? (
            <Waiting look={look} />
          ) : (
            <ButtonAnchor
              href={signInHref(here, locale)}
              className={cx(
                '@max-[17rem]:min-h-[48px] @max-[17rem]:px-3',
                session.status === 'unknown' && 'invisible noscript:visible',
              )}
            >
              {t('frame.signIn')}
            </ButtonAnchor>
          ))}
      </div>
      {sidebar !== 'never' && (
        <Suspense>
          <CategorySidebar open={sidebar === 'open'} onClose={() => setSidebar('closed')} />
        </Suspense>
      )}
    </div>
  );
}

function Waiting({ look }: Readonly<{ look: Look | null }>) {
  return (
    <span className="grid size-11 shrink-0 place-items-center">
      <Avatar person={look} />
    </span>
  );
}

function Places() {
  return [hideSmall, '', ''].map((className, index) => (
    <span key={index} className={cx('size-[min(2.75rem,48px)] shrink-0', className)} />
  ));
}
