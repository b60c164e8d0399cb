import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RatingEntry } from '@lendring/contracts/http/request.js';
import { wordsId } from '@lendring/contracts/rules/words-id.js';
import { day } from '../../i18n/format.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useSession } from '../../lib/session/session-context.js';
import { Avatar } from '../../ui/Avatar.js';
import { Stars } from '../../ui/Stars.js';
import { HiddenNote } from '../moderation/HiddenNote.js';
import { ReportMenu } from '../moderation/ReportMenu.js';

export function RatingText({ rating, kind }: Readonly<{ rating: RatingEntry; kind: 'rating' | 'reply' }>) {
  const session = useSession();
  const written = kind === 'rating' ? rating : rating.answer;
  if (!written) return null;
  const authorId = kind === 'rating' ? rating.author?.user_id : rating.about_id;
  const own = session.status === 'in' && session.profile.user_id === authorId;
  return (
    <>
      {written.text && (
        <div className="flex items-start gap-1">
          <p className="min-w-0 whitespace-pre-line wrap-anywhere">{written.text}</p>
          {!own && (
            <ReportMenu
              kind={kind}
              id={wordsId(rating.request_id, rating.side)}
              about={written.text}
              className="-mt-2.5 shrink-0 print:hidden"
            />
          )}
        </div>
      )}
      {written.hidden && <HiddenNote hidden={written.hidden} />}
    </>
  );
}

export function RatingAnswer({ rating, title }: Readonly<{ rating: RatingEntry; title: string }>) {
  if (!rating.answer?.text && !rating.answer?.hidden) return null;
  return (
    <div className="mt-3 border-0 border-l-[3px] border-solid border-line pl-3.5">
      <p className="text-small font-bold text-muted wrap-anywhere">{title}</p>
      <RatingText rating={rating} kind="reply" />
    </div>
  );
}

export function RatingItem({
  rating,
  withOffer = false,
  about,
  children,
}: Readonly<{ rating: RatingEntry; withOffer?: boolean; about: string; children?: ReactNode }>) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { author } = rating;
  // Offers of a deleted account are deleted as well.
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
