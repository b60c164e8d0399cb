import type { RequestShape } from '@lendring/contracts/http/request.js';
import { MOST_UNANSWERED } from '@lendring/contracts/rules/writing.js';
import { dayIn, daysBetween } from '@lendring/contracts/kernel/days.js';
import { day, localZone } from '../../../i18n/format.js';
import { byDay } from '../model.js';
import { useRequestAction } from '../use-request-action.js';
import { useBlockedByMe } from '../use-blocked-by-me.js';
import { useWords } from '../use-words.js';
import { personName } from '../words.js';
import { Bubble } from './Bubble.js';
import { MessageForm } from './MessageForm.js';
import { Milestone } from './Milestone.js';

const writtenInARow = ({ side, timeline }: RequestShape): number =>
  timeline.length - 1 - timeline.findLastIndex((entry) => entry.type !== 'message' || entry.side !== side);

export function Conversation({ request }: Readonly<{ request: RequestShape }>) {
  const { t, locale, now } = useWords();
  const isMine = useBlockedByMe(request);
  const saying = useRequestAction(request.request_id);
  const zone = localZone();
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
      {byDay(request.timeline, zone).map(({ day: value, entries }) => (
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
