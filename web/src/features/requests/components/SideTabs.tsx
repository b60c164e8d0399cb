import { Link, type LinkProps } from '@tanstack/react-router';
import type { Side } from '@lendring/contracts/kernel/side.js';
import { cx } from '../../../ui/cx.js';
import { pillGroupLook, pillLook } from '../../../ui/nav-look.js';
import { useWords } from '../words.js';

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

export function SideTabs({
  side,
  link,
  counts,
  turn,
  unread,
}: Readonly<{
  side: Side | undefined;
  link: (side: Side) => LinkProps;
  counts?: Partial<Record<Side, number | undefined>>;
  turn?: Partial<Record<Side, boolean>>;
  unread?: Partial<Record<Side, number | undefined>>;
}>) {
  const { t } = useWords();
  const isMarked = (one: Side): boolean => turn?.[one] === true || (unread?.[one] ?? 0) > 0;
  return (
    <nav aria-label={t('sides')} className={pillGroupLook}>
      {(['creator', 'vendor'] as const).map((one) => (
        <Link
          key={one}
          {...link(one)}
          {...(one === side ? { 'aria-current': 'page' as const } : {})}
          className={pillLook(one === side)}
        >
          {t(one === 'vendor' ? 'lend' : 'borrow')}
          <span className="relative inline-flex empty:hidden">
            {/* Hide a zero next to the dot: news may concern finished requests, which the number excludes. */}
            {counts?.[one] !== undefined && (counts[one] > 0 || !isMarked(one)) && (
              <span className="text-fine">{counts[one]}</span>
            )}
            {isMarked(one) && <NewsDot corner={(counts?.[one] ?? 0) > 0} turn={turn?.[one] ?? false} />}
          </span>
        </Link>
      ))}
    </nav>
  );
}
