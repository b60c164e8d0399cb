import { Link, type LinkProps } from '@tanstack/react-router';
import type { Side } from '@lendring/contracts/request/events.js';
import { cx } from '../../../ui/cx.js';
import { useWords } from '../use-words.js';

/** Lending or borrowing: two links with addresses of their own. */
export function SideTabs({ side, link, counts }: Readonly<{ side: Side | undefined; link: (side: Side) => LinkProps; counts?: Partial<Record<Side, number | undefined>> }>) {
  const { t } = useWords();
  return (
    <nav aria-label={t('sides')} className="inline-flex max-w-full rounded-full bg-mist p-1">
      {(['creator', 'vendor'] as const).map((one) => (
        <Link
          key={one} {...link(one)} {...(one === side ? { 'aria-current': 'page' as const } : {})}
          className={cx('inline-flex min-h-11 items-center gap-2 rounded-full px-4 font-bold no-underline md:px-5', one === side ? 'bg-white text-teal-deep shadow-soft' : 'text-muted hover:text-ink')}
        >
          {t(one === 'vendor' ? 'lend' : 'borrow')}
          {counts?.[one] !== undefined && <span className="text-[13px]">{counts[one]}</span>}
        </Link>
      ))}
    </nav>
  );
}
