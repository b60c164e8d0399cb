import { Link, useLocation } from '@tanstack/react-router';
import Globe from 'lucide-react/icons/globe';
import Heart from 'lucide-react/icons/heart';
import MenuIcon from 'lucide-react/icons/menu';
import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../i18n/use-locale.js';
import { useSession } from '../lib/session/session-context.js';
import type { Look } from '../lib/session/session-mark.js';
import { signInHref } from '../lib/session/sign-in.js';
import { Avatar } from '../ui/Avatar.js';
import { ButtonAnchor, ButtonLink } from '../ui/ButtonLink.js';
import { cx } from '../ui/cx.js';
import { Icon } from '../ui/Icon.js';
import { IconButton, iconButtonLook } from '../ui/IconButton.js';
import { Menu, menuItem } from '../ui/Menu.js';
import { Brand } from './Brand.js';
import { LanguageLinks } from './languages.js';
import { SearchToggle } from './SearchToggle.js';

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
