import { Link } from '@tanstack/react-router';
import LockOpen from 'lucide-react/icons/lock-open';
import { day } from '../../i18n/format.js';
import { Button } from '../../ui/Button.js';
import { Icon } from '../../ui/Icon.js';
import { cx } from '../../ui/cx.js';
import { countedOf, dayText, entryText, iconOf, linkOf, lookOf, spanText, stockText, useWords } from './entries.js';
import { type AgendaDay, type Entry, isBlock, isChangeable } from './model.js';

type Acts = Readonly<{ onUnblock: (entry: Entry) => void; onChange: (entry: Entry) => void }>;

function AgendaEntry({ entry, onUnblock, onChange }: Readonly<{ entry: Entry } & Acts>) {
  const words = useWords();
  const { t } = words;
  const link = linkOf(entry);
  const span = spanText(words, entry);
  const title = countedOf(words, entry);
  return (
    <div className="relative flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md border border-line bg-paper p-3.5 hover:shadow-soft">
      <span aria-hidden className={cx('grid size-11 shrink-0 place-items-center rounded-sm', lookOf(entry))}>
        <Icon icon={iconOf(entry)} />
      </span>
      <div className="min-w-0 flex-1 basis-[190px]">
        <p className="text-fine font-semibold text-muted">{entryText(words, entry)}</p>
        <p className="title wrap-anywhere">
          {link ? (
            <Link
              {...link}
              className="text-ink no-underline hover:underline after:absolute after:inset-0 after:rounded-md"
            >
              {title}
            </Link>
          ) : (
            title
          )}
        </p>
        <p className="text-small text-muted">
          {[span, stockText(words, entry.shape.stock)].filter(Boolean).join(' · ')}
        </p>
        {entry.shape.note && <p className="text-small whitespace-pre-wrap wrap-anywhere">{entry.shape.note}</p>}
      </div>
      {isBlock(entry) && (
        <span className="relative ml-auto flex flex-wrap justify-end gap-2">
          {isChangeable(entry) && (
            <Button
              variant="quiet"
              small
              aria-label={t('change.openFor', { title, days: span })}
              onClick={() => onChange(entry)}
            >
              {t('change.open')}
            </Button>
          )}
          <Button
            variant="soft"
            small
            aria-label={t('unblock.openFor', { title, days: span })}
            onClick={() => onUnblock(entry)}
          >
            <Icon icon={LockOpen} size={17} />
            {t('unblock.open')}
          </Button>
        </span>
      )}
    </div>
  );
}

export function Agenda({ agenda, ...acts }: Readonly<{ agenda: readonly AgendaDay[] }> & Acts) {
  const words = useWords();
  return (
    <div className="flex flex-col gap-6">
      {agenda.map(({ day: value, entries }) => (
        <section key={value} aria-labelledby={`day-${value}`}>
          <h3 id={`day-${value}`} tabIndex={-1} className="title mb-2">
            <time dateTime={value} title={day(value, words.locale, 'full')}>
              {dayText(words, value)}
            </time>
          </h3>
          <ul className="flex flex-col gap-2.5">
            {entries.map((entry) => (
              <li key={entry.key}>
                <AgendaEntry entry={entry} {...acts} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
