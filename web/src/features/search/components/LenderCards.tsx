import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { OfferSearchShape } from '@lendring/contracts/http/offer.js';
import { number } from '../../../i18n/format.js';
import { Avatar } from '../../../ui/Avatar.js';

/** Lenders with the searched name, each a link to their profile. */
export function LenderCards({ lenders }: Pick<OfferSearchShape, 'lenders'>) {
  const { t } = useTranslation(['search', 'common']);
  const shown = lenders.flatMap(({ user, offers }) => (user ? { user, offers } : []));
  if (shown.length === 0) return null;
  return (
    <section aria-label={t('lenders.label')} className="my-3">
      <ul className="flex flex-wrap gap-3">
        {shown.map(({ user, offers }) => {
          const facts = [
            t(`common:person.${user.organisation ?? 'private'}`),
            user.city,
            t('lenders.offers', { count: offers, number: number(offers) }),
          ];
          return (
            <li key={user.user_id} className="max-w-full max-md:w-full">
              <Link
                to="/user/$nickname"
                params={{ nickname: user.nickname }}
                className="flex h-full items-center gap-3 rounded-lg border border-line bg-paper py-3 pr-5 pl-3 hover:border-teal hover:bg-tint-2"
              >
                <Avatar person={user} size={44} />
                <span className="min-w-0">
                  <span className="block font-bold wrap-anywhere">{user.company ?? user.nickname}</span>
                  <span className="block text-small text-muted">{facts.filter(Boolean).join(' · ')}</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
