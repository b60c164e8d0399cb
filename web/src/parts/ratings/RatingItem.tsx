import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RatingEntry } from '@lendring/contracts/http/request.js';
import { day } from '../../i18n/format.js';
import { useLocale } from '../../i18n/use-locale.js';
import { Avatar } from '../../ui/Avatar.js';
import { RatingAnswer } from './RatingAnswer.js';
import { RatingText } from './RatingText.js';
import { Stars } from '../../ui/Stars.js';

export function RatingItem({
  rating,
  withOffer = false,
  about,
  children,
}: Readonly<{ rating: RatingEntry; withOffer?: boolean; about: string; children?: ReactNode }>) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { author } = rating;
  // Offers of a deleted account are gone, too.
  const offerGone = author?.former === true && rating.side === 'vendor';
  return (
    <article className="flex gap-3.5">
      <Avatar person={author} size={42} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2">
          {author && !author.former ? (
            <Link
              to="/user/$nickname"
              params={{ nickname: author.nickname }}
              className="py-0.5 font-bold text-ink no-underline wrap-anywhere hover:underline"
            >
              {author.nickname}
            </Link>
          ) : (
            <span className="font-bold">{author?.nickname ?? t('rating.gone')}</span>
          )}
          <Stars average={rating.stars} count={1} showCount={false} />
          <span className="text-small text-muted">{day(rating.at.slice(0, 10), locale, 'year')}</span>
        </p>
        {withOffer && rating.offer_title && (
          <p className="text-small text-muted">
            {offerGone ? (
              rating.offer_title
            ) : (
              <Link to="/offer/$offerId" params={{ offerId: rating.offer_id }} className="inline-block py-0.5">
                {rating.offer_title}
              </Link>
            )}
          </p>
        )}
        <RatingText rating={rating} kind="rating" />
        <RatingAnswer rating={rating} title={t('rating.answerBy', { name: about })} />
        {children}
      </div>
    </article>
  );
}
