import type { RequestShape, TimelineEntry } from '@lendring/contracts/http/request.js';
import { clock, localZone } from '../../../i18n/format.js';
import { wordsId } from '@lendring/contracts/rules/words-id.js';
import { lazy, Suspense } from 'react';
import { Avatar } from '../../../ui/Avatar.js';
import { cx } from '../../../ui/cx.js';
import { HiddenNote } from '../../../parts/moderation/HiddenNote.js';
import { useWords } from '../use-words.js';
import { authorName } from '../words.js';

const ReportMenu = lazy(() =>
  import('../../../parts/moderation/ReportMenu.js').then((module) => ({ default: module.ReportMenu })),
);

type Said = Pick<TimelineEntry, 'side' | 'text' | 'automatic' | 'person' | 'hidden'> &
  Readonly<{ id?: string; at: string | null }>;

/** Message, on the right if written by the user's own side. Names a previous member of the other side. */
export function Bubble({ request, entry }: Readonly<{ request: RequestShape; entry: Said }>) {
  const { t, locale } = useWords();
  const own = entry.side === request.side;
  const name = authorName(t, request, entry);
  return (
    <div className={cx('flex items-start gap-3', own ? 'justify-end pl-10' : 'pr-2')}>
      {!own && <Avatar person={entry.person ?? request.other} size={38} />}
      <div
        className={cx(
          'max-w-[560px] min-w-0 rounded-md px-4 py-2.5',
          own ? 'rounded-tr-[4px] bg-tint' : 'rounded-tl-[4px] bg-mist',
          entry.at === null && 'opacity-70',
        )}
      >
        {entry.person ? (
          <p className="text-fine font-bold">
            {name.first}
            <span className="sr-only">: </span>
          </p>
        ) : (
          <span className="sr-only">{own ? t('timeline.you') : name.first}: </span>
        )}
        {entry.text === null ? (
          !entry.hidden && <p className="text-muted italic">{t('timeline.gone')}</p>
        ) : (
          <p className="whitespace-pre-wrap wrap-anywhere" {...(entry.automatic && { lang: entry.automatic })}>
            {entry.text}
          </p>
        )}
        {entry.hidden && <HiddenNote hidden={entry.hidden} />}
        <p className="mt-0.5 text-fine text-muted">
          {entry.automatic && `${t('timeline.automatic')} · `}
          {entry.at ? (
            <time dateTime={entry.at}>{clock(entry.at, locale, localZone())}</time>
          ) : (
            <span role="status">{t('timeline.sending')}</span>
          )}
        </p>
      </div>
      {!own && entry.id && entry.text !== null && (
        <Suspense>
          <ReportMenu
            kind="message"
            id={wordsId(request.request_id, entry.id)}
            about={entry.text}
            className="-ml-2 shrink-0"
          />
        </Suspense>
      )}
    </div>
  );
}
