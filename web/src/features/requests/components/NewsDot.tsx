import { cx } from '../../../ui/cx.js';
import { useWords } from '../use-words.js';

/**
 * Marks what leads to one's turn or to something new, as the badge in the header counts it. `corner`: over a number in a
 * `relative` box, so that tabs stay in one line on phones. No `count`: that something is new, beside a number of other
 * things.
 */
export function NewsDot({
  count,
  turn = false,
  corner = false,
}: Readonly<{ count?: number; turn?: boolean; corner?: boolean }>) {
  const { t } = useWords();
  const text = turn ? t('list.yourTurn') : count === undefined ? t('list.unread') : t('list.news', { count });
  return (
    <span
      title={text}
      className={cx('size-2.5 shrink-0 rounded-full bg-rose-ink', corner && 'absolute -top-1.5 -right-1.5')}
    >
      <span className="sr-only">{text}</span>
    </span>
  );
}
