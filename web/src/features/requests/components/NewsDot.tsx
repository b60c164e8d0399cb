import { cx } from '../../../ui/cx.js';
import { useWords } from '../use-words.js';

/**
 * Badge for requests that need an action or have news, counted as in the header. `corner`: overlay on a number in a
 * `relative` box, so that tabs fit on one line on phones. Without `count`: only a dot, next to an unrelated number.
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
