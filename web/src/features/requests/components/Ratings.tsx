import type { RequestShape } from '@lendring/contracts/http/request.js';
import Star from 'lucide-react/icons/star';
import { cx } from '../../../ui/cx.js';
import { Icon } from '../../../ui/Icon.js';
import { useWords } from '../use-words.js';
import { personText } from '../words.js';

/** What both said about each other. */
export function Ratings({ request }: Readonly<{ request: RequestShape }>) {
  const { t, common } = useWords();
  const { ratings, side } = request;
  if (ratings.length === 0) return null;
  return (
    <section aria-label={t('rating.title')} className="grid gap-4 md:grid-cols-2">
      {ratings.map((rating) => (
        <div key={rating.side} className="rounded-lg border border-line p-5">
          <h2 className="title wrap-anywhere">{rating.side === side ? t('rating.mine') : t('rating.theirs', { name: personText(t, request) })}</h2>
          <p className="mt-1" role="img" aria-label={common('ui.starCount', { count: rating.stars })}>
            {[1, 2, 3, 4, 5].map((count) => <Icon key={count} icon={Star} size={18} className={cx('mr-0.5', count <= rating.stars ? 'fill-teal text-teal' : 'text-edge')} />)}
          </p>
          <p className={cx('mt-2 whitespace-pre-wrap wrap-anywhere', !rating.text && 'text-muted')}>{rating.text ?? t('rating.noText')}</p>
        </div>
      ))}
    </section>
  );
}
