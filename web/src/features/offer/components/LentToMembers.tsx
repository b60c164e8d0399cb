import type { OfferShape } from '@lendring/contracts/http/offer.js';
import { Link, useLocation } from '@tanstack/react-router';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale.js';
import { useSession } from '../../../lib/session-context.js';
import { signInHref } from '../../../lib/sign-in.js';

/** Reason in place of the request button, with groups to join, and sign-in for visitors, who may be members. */
export function LentToMembers({ joinable }: Pick<OfferShape['audience'], 'joinable'>) {
  const { t } = useTranslation('offer');
  const { status } = useSession();
  const locale = useLocale();
  const here = useLocation({ select: ({ publicHref }) => publicHref });
  return (
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
  );
}
