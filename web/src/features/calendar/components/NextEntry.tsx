import type { Side } from '@lendring/contracts/kernel/side.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { calendarQuery } from '../../../api/calendar.js';
import { day } from '../../../i18n/format.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { ButtonLink } from '../../../ui/ButtonLink.js';
import { spanAfter, type Span } from '../model.js';
import { calendarPages, type CalendarSearch } from '../search.js';
import { useWords } from '../words.js';

export function NextEntry({
  side,
  search,
  span,
}: Readonly<{ side: Side | undefined; search: CalendarSearch; span: Span }>) {
  const { t, locale, today } = useWords();
  const after = spanAfter(span, today, limits.daysAhead);
  const { data } = useQuery({ ...calendarQuery(useApi(), after, side), enabled: after.from <= after.to });
  const next = data
    ?.map(({ date_from: from }) => from)
    .filter((from) => from >= after.from)
    .toSorted()[0];
  if (next === undefined) return null;
  return (
    <ButtonLink to={calendarPages[side ?? 'both']} search={{ ...search, month: next.slice(0, 7) }}>
      {t('empty.next', { day: day(next, locale, next.slice(0, 4) === today.slice(0, 4) ? 'plain' : 'year') })}
    </ButtonLink>
  );
}
