import type { RatingEntry, RequestShape } from '@lendring/contracts/http/request.js';
import Star from 'lucide-react/icons/star';
import { lazy, Suspense, type ReactNode } from 'react';
import { RatingAnswer, RatingText } from '../../../parts/ratings/RatingItem.js';
import { cx } from '../../../ui/cx.js';
import { Icon } from '../../../ui/Icon.js';
import { hasRated } from '../model.js';
import { personName, ratingsDayText, useWords } from '../words.js';

const RatingAnswerForm = lazy(() => import('./RatingAnswerForm.js'));

const box = 'rounded-lg border border-line p-5';

function Rating({
  rating,
  title,
  waits,
  by,
  answer,
}: Readonly<{ rating: RatingEntry; title: string; waits: string | null; by: string; answer?: ReactNode }>) {
  const { t, common } = useWords();
  return (
    <div className={box}>
      <h2 className="title wrap-anywhere">{title}</h2>
      {/* Hide excluded stars, which would look as if they counted; the note below the rating explains the exclusion. */}
      {!rating.hidden?.uncounted && (
        <p className="mt-1" role="img" aria-label={common('ui.starCount', { count: rating.stars })}>
          {[1, 2, 3, 4, 5].map((count) => (
            <Icon
              key={count}
              icon={Star}
              size={18}
              className={cx('mr-0.5', count <= rating.stars ? 'fill-teal text-teal' : 'text-edge')}
            />
          ))}
        </p>
      )}
      <div className="mt-2">
        {rating.text || rating.hidden ? (
          <RatingText rating={rating} kind="rating" />
        ) : (
          <p className="text-muted">{t('rating.noText')}</p>
        )}
      </div>
      {waits && <p className="mt-2 text-small text-muted wrap-anywhere">{waits}</p>}
      <RatingAnswer rating={rating} title={by} />
      {answer}
    </div>
  );
}

/**
 * Both ratings once both sides have rated; until then the user's own, with the date on which the other side's rating
 * is revealed.
 */
export function Ratings({ request }: Readonly<{ request: RequestShape }>) {
  const words = useWords();
  const { t } = words;
  const { ratings, side } = request;
  const left = request.other_left_at !== null;
  const name = personName(t, request);
  const day = ratingsDayText(words, request);
  const hidden = day !== null && hasRated(request, 'other') && !ratings.some((rating) => rating.side !== side);
  const waits = day !== null && !left && !hasRated(request, 'other') ? t('rating.waitsMine', { name, day }) : null;
  if (ratings.length === 0 && !hidden) return null;
  return (
    <section aria-label={t('rating.title')} className="grid gap-4 md:grid-cols-2">
      {ratings.map((rating) =>
        rating.side === side ? (
          <Rating
            key="mine"
            rating={rating}
            title={t('rating.mine')}
            waits={waits}
            by={t('rating.answerBy', { name })}
          />
        ) : (
          <Rating
            key="theirs"
            rating={rating}
            title={t('rating.theirs', { name })}
            waits={null}
            by={t('rating.answerMine')}
            answer={
              request.actions.includes('answer_rating') && (
                <Suspense>
                  <RatingAnswerForm requestId={request.request_id} />
                </Suspense>
              )
            }
          />
        ),
      )}
      {hidden && (
        <div className={box}>
          <h2 className="title wrap-anywhere">{t('rating.theirs', { name })}</h2>
          <p className="mt-2 text-muted">{t(left ? 'rating.waitsTheirsLeft' : 'rating.waitsTheirs', { day })}</p>
        </div>
      )}
    </section>
  );
}
