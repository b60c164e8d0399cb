import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslation } from 'react-i18next';
import { requestsQuery } from '../api/requests.js';
import { useApi } from '../lib/api-context.js';
import { useSession } from '../lib/session-context.js';
import { Icon } from '../ui/Icon.js';
import { Picture } from '../ui/Picture.js';
import { SectionHead } from '../ui/SectionHead.js';

/** As many as the strip shows. */
const most = 3;

/**
 * On the home page of somebody signed in: requests whose next step is theirs. Nothing when none waits, or while they are
 * suspended and could not take it.
 */
export function YourTurn() {
  const { t } = useTranslation('home');
  const api = useApi();
  const session = useSession();
  const lists = useQueries({
    queries: (['vendor', 'creator'] as const).map((side) => requestsQuery(api, side, 'open')),
  });
  const waiting = lists
    .flatMap(({ data }) => data?.requests ?? [])
    .filter((one) => one.your_turn)
    .toSorted((a, b) => a.asked_at.localeCompare(b.asked_at));
  if (waiting.length === 0 || (session.status === 'in' && session.suspended)) return null;
  return (
    <section className="wrap pt-6" aria-labelledby="your-turn">
      <SectionHead id="your-turn" title={t('yourTurn.title')} more={t('yourTurn.all')} to="/requests" />
      <ul className="grid grid-cols-1 gap-3 md:grid-cols-3">
        {waiting.slice(0, most).map((one) => (
          <li key={one.request_id}>
            <Link
              to="/request/$requestId"
              params={{ requestId: one.request_id }}
              className="flex h-full items-center gap-3 rounded-md border border-teal bg-tint-2 p-3 text-ink no-underline hover:shadow-soft"
            >
              <Picture picture={one.image} alt="" sizes="72px" className="w-[72px] shrink-0" />
              <span className="min-w-0 flex-1">
                <span className="title block truncate">{one.title}</span>
                <span className="block truncate text-base text-muted">
                  {one.other?.company ?? one.other?.nickname ?? ''}
                </span>
              </span>
              <Icon icon={ChevronRight} className="shrink-0 text-teal-deep" />
            </Link>
          </li>
        ))}
      </ul>
      {waiting.length > most && (
        <p className="mt-2 text-base text-muted">{t('yourTurn.more', { count: waiting.length - most })}</p>
      )}
    </section>
  );
}
