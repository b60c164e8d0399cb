import type { Side } from '@lendring/contracts/kernel/side.js';
import { Link, type LinkProps } from '@tanstack/react-router';
import { pillGroupLook, pillLook } from '../../../ui/nav-look.js';
import { useWords } from '../use-words.js';
import { NewsDot } from './NewsDot.js';

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
            {/* News may concern finished requests, which the number excludes: hide a zero next to the dot. */}
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
