import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import Ban from 'lucide-react/icons/ban';
import MapPin from 'lucide-react/icons/map-pin';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublicProfileShape } from '@lendring/contracts/http/profile.js';
import { websiteOf } from '@lendring/contracts/kernel/website.js';
import { blockedQuery, dropBlocked, putBlocked } from '../../api/blocks.js';
import { exactNumber, number } from '../../i18n/format.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { useAction } from '../../lib/forms/use-action.js';
import { useSession } from '../../lib/session/session-context.js';
import { ReportLink } from '../../parts/moderation/ReportLink.js';
import { OpeningTimes } from '../../parts/people/OpeningTimes.js';
import { TraderFacts } from '../../parts/people/TraderFacts.js';
import { Badges, personFacts } from '../../parts/people/person-facts.js';
import { BroughtRatings } from '../../parts/ratings/BroughtRatings.js';
import { Avatar } from '../../ui/Avatar.js';
import { Button } from '../../ui/Button.js';
import { Card } from '../../ui/Card.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { Icon } from '../../ui/Icon.js';
import { Stars } from '../../ui/Stars.js';
import { Tag } from '../../ui/Tag.js';
import { tabLook } from '../../ui/nav-look.js';

type Props = Readonly<{ user: Pick<PublicProfileShape, 'user_id' | 'nickname'> }>;

export function BlockPerson({ user: { user_id: userId, nickname: name } }: Props) {
  const { t } = useTranslation('user');
  const api = useApi();
  const queries = useQueryClient();
  const { data } = useQuery(blockedQuery(api));
  const [isAsking, setAsking] = useState(false);
  const block = useAction({
    send: (_: void, options) => api.post('/block', { body: { user_id: userId } }, options),
    done: (blocked) => {
      putBlocked(queries, api, blocked);
      setAsking(false);
    },
    said: () => t('block.done', { name }),
    loud: true,
  });
  const unblock = useAction({
    send: (_: void, options) => api.delete('/block/{id}', { id: userId }, options),
    done: () => dropBlocked(queries, api, userId),
    said: () => t('block.undone', { name }),
    loud: true,
  });
  if (!data) return null;
  if (data.people.some(({ user }) => user.user_id === userId))
    return (
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
        {t('block.blocked', { name })}
        <Button small variant="ghost" busy={unblock.busy} onClick={() => void unblock.run()}>
          {t('block.undo')}
        </Button>
      </p>
    );
  return (
    <>
      <button
        type="button"
        onClick={() => setAsking(true)}
        className="inline-flex min-h-11 items-center gap-1.5 border-0 bg-transparent p-0 text-small text-muted hover:underline print:hidden"
      >
        <Icon icon={Ban} size={16} />
        {t('block.do')}
      </button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void block.run()}
        busy={block.busy}
        title={t('block.title', { name })}
        action={t('block.do')}
      >
        <p>{t('block.text')}</p>
      </ConfirmDialog>
    </>
  );
}

export function CompanyFacts({ user }: Readonly<{ user: PublicProfileShape }>) {
  const { t } = useTranslation('user');
  if (!user.commercial) return null;
  const site = user.company_homepage && websiteOf(user.company_homepage);
  const { company_description: description, opening_hours: hours, trader, company_legalhints: legalHints } = user;
  if (![description, site, hours, trader, legalHints].some(Boolean)) return null;
  return (
    <Card ground="sand" as="section" aria-label={t('about')} className="mt-6 flex flex-col gap-4">
      {description && <p className="whitespace-pre-line wrap-anywhere">{description}</p>}
      {site && (
        <p>
          <a href={site} rel="nofollow ugc noopener" className="inline-block py-1 font-bold wrap-anywhere">
            {site.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
          </a>
        </p>
      )}
      {hours && (
        <div>
          <h2 className="title mb-1">{t('hours')}</h2>
          <OpeningTimes opening={{ week: hours, exceptions: user.opening_exceptions }} closed={t('closed')} />
        </div>
      )}
      {trader && <TraderFacts trader={trader} />}
      {legalHints && (
        <div>
          <h2 className="title mb-1">{t('legal')}</h2>
          <p className="text-base whitespace-pre-line wrap-anywhere">{legalHints}</p>
        </div>
      )}
    </Card>
  );
}

function UserHead({ user }: Readonly<{ user: PublicProfileShape }>) {
  const { t } = useTranslation();
  const session = useSession();
  const isOwn = session.status === 'in' && session.profile.user_id === user.user_id;
  const name = user.company ?? user.nickname;
  return (
    <header className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <Avatar person={user} size={96} />
      <div className="min-w-0 flex-1 basis-64">
        <h1 className="text-h1 wrap-anywhere">{name}</h1>
        {user.company && <p className="text-muted wrap-anywhere">{user.nickname}</p>}
        <p className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-base">
          <Tag tone={user.commercial ? 'sun' : 'tint'}>{t(`person.${user.organisation ?? 'private'}`)}</Tag>
          {user.city && (
            <span className="text-muted">
              <Icon icon={MapPin} size={17} className="mr-1 align-[-3px]" />
              {user.city}
            </span>
          )}
          <Stars {...user.rating} />
        </p>
        <p className="mt-1.5 text-base text-muted">{personFacts(t, user).join(' · ')}</p>
        <Badges verified={user.verified} />
        <div className="flex flex-wrap items-center gap-x-5">
          {!isOwn && <ReportLink kind="user" id={user.user_id} about={user.nickname} />}
          {!isOwn && session.status === 'in' && <BlockPerson user={user} />}
        </div>
      </div>
    </header>
  );
}

function Brought({ user: { brought } }: Readonly<{ user: Pick<PublicProfileShape, 'brought'> }>) {
  const { t } = useTranslation('user');
  if (brought.length === 0) return null;
  return (
    <Card as="section" ground="sand" aria-label={t('brought.title')} className="mt-6 flex max-w-[720px] flex-col gap-4">
      <p className="text-small text-muted">{t('brought.apart')}</p>
      {brought.map((one) => (
        <BroughtRatings key={one.issuer} brought={one} />
      ))}
    </Card>
  );
}

const pages = {
  offers: '/user/$nickname',
  vendor: '/user/$nickname/vendor',
  borrower: '/user/$nickname/borrower',
} as const;
type Tab = keyof typeof pages;

export function UserPage({
  user,
  tab,
  children,
}: Readonly<{ user: PublicProfileShape; tab: Tab; children: ReactNode }>) {
  const { t } = useTranslation('user');
  const rated = { offers: null, vendor: user.rating_as_vendor, borrower: user.rating_as_creator };
  return (
    <div className="wrap py-8 md:py-10">
      <UserHead user={user} />
      <CompanyFacts user={user} />
      <Brought user={user} />
      <nav aria-label={t('tabs.label')} className="mt-8 flex overflow-x-auto border-b border-line">
        {(Object.keys(pages) as Tab[]).map((one) => {
          const rating = rated[one];
          return (
            <Link
              key={one}
              to={pages[one]}
              params={{ nickname: user.nickname }}
              resetScroll={false}
              className={tabLook(one === tab)}
              {...(one === tab ? { 'aria-current': 'page' } : {})}
            >
              {t(`tabs.${one}`)}
              {rating && rating.average !== null && (
                <span className="text-small font-semibold text-muted">
                  {t('tabs.rated', { stars: exactNumber(rating.average, 1), number: number(rating.count) })}
                </span>
              )}
            </Link>
          );
        })}
      </nav>
      <div className="pt-7">{children}</div>
    </div>
  );
}
