import type { OfferShape } from '@lendring/contracts/http/offer.js';
import { Link, useLocation } from '@tanstack/react-router';
import { Fragment, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale.js';
import { useSession } from '../../../lib/session/session-context.js';
import { signInHref } from '../../../lib/session/sign-in.js';

const JoinHere = lazy(() => import('./JoinHere.js'));

export function LentToMembers({ offer }: Readonly<{ offer: Pick<OfferShape, 'offer_id' | 'audience'> }>) {
  const { joinable } = offer.audience;
  const [first] = joinable;
  const { t } = useTranslation('offer');
  const { status } = useSession();
  const locale = useLocale();
  const here = useLocation({ select: ({ publicHref }) => publicHref });
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="wrap-anywhere">
        {joinable.length === 0
          ? t('groups.lentToMembers')
          : joinable.map(({ group_id: groupId, name }, index) => (
              <Fragment key={groupId}>
                {index === 0 ? t('groups.onlyMembersOf') : ','}{' '}
                <Link to="/group/$groupId" params={{ groupId }} className="underline">
                  {name}
                </Link>
              </Fragment>
            ))}
        {status === 'out' && (
          <>
            {joinable.length > 0 && '.'} <a href={signInHref(here, locale)}>{t('groups.signIn')}</a>
          </>
        )}
      </p>
      {status === 'in' && first && joinable.length === 1 && (
        <Suspense>
          <JoinHere groupId={first.group_id} offerId={offer.offer_id} />
        </Suspense>
      )}
    </div>
  );
}
