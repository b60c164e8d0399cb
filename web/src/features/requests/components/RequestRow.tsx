import { Link } from '@tanstack/react-router';
import type { RequestRowShape } from '@lendring/contracts/http/request.js';
import { isOver } from '@lendring/contracts/request/lifecycle.js';
import { Avatar } from '../../../ui/Avatar.js';
import { cx } from '../../../ui/cx.js';
import { Picture } from '../../../ui/Picture.js';
import { Tag } from '../../../ui/Tag.js';
import { useWords } from '../use-words.js';
import { periodText, personName, rowStateText, totalText } from '../words.js';

const settled = new Set<RequestRowShape['status']>(['agreed', 'running', 'completed', 'cancelled']);

export function RequestRow({ row }: Readonly<{ row: RequestRowShape }>) {
  const words = useWords();
  const { t } = words;
  const name = personName(t, row);
  const quiet = isOver(row.status) && !row.your_turn;
  return (
    <article
      className={cx(
        'group relative grid grid-cols-[72px_minmax(0,1fr)] gap-x-4 gap-y-3 rounded-lg border p-4 transition-shadow hover:shadow-soft min-[375px]:grid-cols-[96px_minmax(0,1fr)] sm:grid-cols-[136px_minmax(0,1fr)] md:grid-cols-[160px_1fr_auto] md:gap-x-6 md:p-5',
        row.your_turn ? 'border-teal bg-tint-2' : 'border-line bg-paper',
      )}
    >
      <Picture picture={row.image} alt="" sizes="160px" className={cx('self-start', quiet && 'opacity-70')} />
      <div className="min-w-0">
        <h2 className="title text-base wrap-anywhere">
          <Link
            to="/request/$requestId"
            params={{ requestId: row.request_id }}
            className="text-ink no-underline group-hover:underline after:absolute after:inset-0 after:rounded-lg"
          >
            {row.title}
          </Link>
        </h2>
        <p className="mt-1.5 flex min-w-0 items-center gap-2 text-base">
          <Avatar person={row.other} size={24} />
          <span className="min-w-0 wrap-anywhere">
            {t((row.side === 'vendor') === settled.has(row.status) ? 'list.to' : 'list.from', { name })}
          </span>
        </p>
        <p className="mt-1.5 text-base text-muted">{periodText(words, row)}</p>
        {row.last_text && (
          <p className={cx('mt-1 truncate text-small', row.unread ? 'font-bold' : 'text-muted')}>{row.last_text}</p>
        )}
        {row.status === 'open' && row.overlaps_open > 0 && (
          <p className="mt-2">
            <Tag tone="sun" wraps>
              {t('list.overlaps', { count: row.overlaps_open })}
            </Tag>
          </p>
        )}
      </div>
      <div className="col-span-2 flex flex-wrap items-center gap-x-3 gap-y-2 md:col-span-1 md:w-[210px] md:flex-col md:items-end md:justify-between md:text-right">
        <div className="flex flex-wrap gap-2 empty:hidden md:justify-end">
          {row.unread && <Tag tone="rose">{t('list.unread')}</Tag>}
          {row.your_turn && <Tag tone="teal">{t('list.yourTurn')}</Tag>}
        </div>
        <p className="min-w-0 text-base font-semibold wrap-anywhere">{rowStateText(words, row)}</p>
        <p className="ml-auto font-head text-h3/[1.2] md:ml-0">{totalText(words, row)}</p>
      </div>
    </article>
  );
}
