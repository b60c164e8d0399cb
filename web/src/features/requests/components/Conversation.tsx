import Send from 'lucide-react/icons/send';
import { type FormEvent, type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react';
import type { RequestShape, TimelineEntry } from '@lendring/contracts/http/request.js';
import { dayIn, daysBetween } from '@lendring/contracts/kernel/days.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { wordsId } from '@lendring/contracts/rules/words-id.js';
import { MOST_UNANSWERED } from '@lendring/contracts/rules/writing.js';
import { clock, day } from '../../../i18n/format.js';
import { HiddenNote } from '../../../parts/moderation/HiddenNote.js';
import { Avatar } from '../../../ui/Avatar.js';
import { Button } from '../../../ui/Button.js';
import { Icon } from '../../../ui/Icon.js';
import { cx } from '../../../ui/cx.js';
import { byDay, withoutReplaced } from '../model.js';
import { type RequestActionOf, useBlockedByMe, useRequestAction } from '../use-request-action.js';
import { authorName, personName, useWords } from '../words.js';
import { Refusal } from './DialogParts.js';
import { Milestone } from './Milestone.js';

/** Optimistic message form: the text appears in the conversation while sending, and returns to the field on failure. */
function MessageForm({ request, saying }: Readonly<{ request: RequestShape; saying: RequestActionOf }>) {
  const { t, common } = useWords();
  const name = personName(t, request);
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [empty, setEmpty] = useState(false);
  const [sent, setSent] = useState(false);
  const left = limits.message - text.length;

  const submit = async () => {
    if (saying.busy) return;
    const said = text.trim();
    setEmpty(!said);
    setSent(false);
    if (!said) {
      field.current?.focus();
      return;
    }
    setText('');
    if (await saying.run({ do: 'say', text: said })) {
      setSent(true);
      field.current?.focus();
    } else setText((now) => [said, now].filter(Boolean).join('\n'));
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void submit();
  };
  return (
    <form onSubmit={onSubmit} className="mt-6 print:hidden" noValidate>
      <div className="flex flex-wrap items-end justify-end gap-2 rounded-md border border-edge bg-paper p-2 focus-within:border-teal focus-within:outline-2 focus-within:outline-teal">
        <label htmlFor="message" className="sr-only">
          {t('message.label', { name })}
        </label>
        <textarea
          ref={field}
          id="message"
          rows={1}
          value={text}
          maxLength={limits.message}
          placeholder={t('message.placeholder')}
          aria-describedby="message-hint"
          {...(empty ? { 'aria-invalid': true } : {})}
          onKeyDown={onKey}
          onChange={(event) => {
            setText(event.target.value);
            setEmpty(false);
          }}
          className="field-sizing-content max-h-[40vh] min-h-11 min-w-[180px] flex-1 resize-none overflow-x-hidden rounded-sm placeholder:overflow-hidden placeholder:text-ellipsis placeholder:whitespace-nowrap border-0 bg-transparent px-3 py-2.5 outline-none focus-visible:outline-none"
        />
        <Button type="submit" busy={saying.busy}>
          <Icon icon={Send} />
          {t('message.send')}
        </Button>
      </div>
      <p id="message-hint" className="mt-1.5 text-fine text-muted">
        {empty ? (
          <span className="font-semibold text-rose-ink">{t('message.empty')}</span>
        ) : (
          <span className="hidden md:inline">{t('message.keys')}</span>
        )}
        {left <= 100 && <span> {common('ui.charactersLeft', { count: left })}</span>}
      </p>
      <span role="status" className="sr-only">
        {sent ? t('message.sent') : ''}
      </span>
      <Refusal of={saying} />
    </form>
  );
}

const ReportMenu = lazy(() =>
  import('../../../parts/moderation/ReportMenu.js').then((module) => ({ default: module.ReportMenu })),
);

type Said = Pick<TimelineEntry, 'side' | 'text' | 'automatic' | 'person' | 'hidden'> &
  Readonly<{ id?: string; at: string | null }>;

/** Message, on the right if written by the user's own side. Names a previous member of the other side. */
function Bubble({ request, entry }: Readonly<{ request: RequestShape; entry: Said }>) {
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
            <time dateTime={entry.at}>{clock(entry.at, locale, request.period.zone)}</time>
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

const writtenInARow = ({ side, timeline }: RequestShape): number =>
  timeline.length - 1 - timeline.findLastIndex((entry) => entry.type !== 'message' || entry.side !== side);

export function Conversation({ request }: Readonly<{ request: RequestShape }>) {
  const { t, locale, now } = useWords();
  const isMine = useBlockedByMe(request);
  const saying = useRequestAction(request.request_id);
  const { zone } = request.period;
  const today = dayIn(now, zone);
  const title = (value: string) => {
    const ago = daysBetween(value, today);
    return ago === 0
      ? t('timeline.today')
      : ago === 1
        ? t('timeline.yesterday')
        : day(value, locale, value.slice(0, 4) === today.slice(0, 4) ? 'short' : 'year');
  };
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline" className="text-h3">
        {t('timeline.title')}
      </h2>
      {byDay(withoutReplaced(request.timeline), zone).map(({ day: value, entries }) => (
        <section key={value}>
          <h3 className="my-4 flex items-center gap-3 font-body text-fine font-bold text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            {title(value)}
          </h3>
          <ol className="flex flex-col gap-3">
            {entries.map((entry) => (
              <li key={entry.id}>
                {entry.type === 'message' ? (
                  <Bubble request={request} entry={entry} />
                ) : (
                  <Milestone request={request} entry={entry} type={entry.type} />
                )}
              </li>
            ))}
          </ol>
        </section>
      ))}
      {saying.busy && saying.input?.do === 'say' && (
        <div className="mt-3">
          <Bubble request={request} entry={{ side: request.side, text: saying.input.text, at: null }} />
        </div>
      )}
      {request.actions.includes('message') ? (
        <MessageForm request={request} saying={saying} />
      ) : (
        request.other_left_at === null && (
          <p className="mt-4 text-base text-muted">
            {writtenInARow(request) < MOST_UNANSWERED
              ? t(
                  request.blocked
                    ? isMine
                      ? 'message.apartByMe'
                      : 'message.apart'
                    : request.suspended === 'self'
                      ? 'message.suspended'
                      : 'message.closed',
                  { name: personName(t, request) },
                )
              : t('message.waiting', { max: MOST_UNANSWERED })}
          </p>
        )
      )}
    </section>
  );
}
