import type { UnusualShape } from '@lendring/contracts/http/hints.js';
import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslation } from 'react-i18next';
import { openHintsQuery, unusualQuery } from '../../api/report-cases.js';
import { number } from '../../i18n/format.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { LoadProblem } from '../../parts/loading/LoadProblem.js';
import { cx } from '../../ui/cx.js';
import { Icon } from '../../ui/Icon.js';
import { SkeletonText } from '../../ui/Skeleton.js';

type Numbers = UnusualShape['numbers'][number];

const list = 'divide-y divide-line overflow-hidden rounded-lg border border-line';
const row = 'flex min-h-12 items-center gap-3 px-4 py-2 text-ink no-underline hover:bg-tint-2';

export function Unusual({ numbers }: Readonly<{ numbers: boolean }>) {
  const { t } = useTranslation('hints');
  return (
    <section aria-labelledby="unusual" className="mt-9 max-w-[640px]">
      <h2 id="unusual" className="mb-3 text-h3">
        {t('unusual.title')}
      </h2>
      <OpenHints />
      {numbers && <Weeks />}
    </section>
  );
}

function OpenHints() {
  const { t } = useTranslation('hints');
  const { data, error } = useQuery(openHintsQuery(useApi()));
  if (!data) return error ? <LoadProblem error={error} /> : <SkeletonText lines={2} />;
  const some = data.kinds.filter(({ open }) => open > 0);
  return (
    <ul className={list}>
      {some.map(({ kind, open }) => (
        <li key={kind}>
          <Link to="/backoffice/hints" search={{ kind }} className={row}>
            <span>
              {t(`kinds.${kind}`)}: <span className="font-bold">{t('count', { count: open })}</span>
            </span>
            <Icon icon={ChevronRight} className="ml-auto text-muted" />
          </Link>
        </li>
      ))}
      {some.length === 0 && (
        <li>
          <Link to="/backoffice/hints" search={{}} className={row}>
            {t('unusual.openNone')}
            <Icon icon={ChevronRight} className="ml-auto text-muted" />
          </Link>
        </li>
      )}
    </ul>
  );
}

function Weeks() {
  const { t } = useTranslation('hints');
  const { data, error } = useQuery(unusualQuery(useApi()));
  if (!data) return error ? <LoadProblem error={error} /> : <SkeletonText lines={4} />;
  if (data.numbers.length === 0) return <p className="mt-4 text-muted">{t('unusual.none')}</p>;
  return (
    <>
      <p id="weeks" className="mt-6 mb-2 text-small text-muted">
        {t('unusual.numbers')}
      </p>
      <ul aria-labelledby="weeks" className={list}>
        {data.numbers.map((one) => (
          <li key={one.name} className="flex items-center gap-4 px-4 py-3">
            <span className="min-w-0 grow">
              <span className="block font-bold">
                {t(`unusual.names.${one.name}`)}: {t('unusual.week', { count: one.week.count })}
              </span>
              <span className={cx('block text-small', isUnusual(one) ? 'font-bold text-rose-ink' : 'text-muted')}>
                {weekText(t, one)}
                {one.today.verdict === 'more' && `. ${todayText(t, one)}`}
              </span>
            </span>
            <WeekBars weeks={one.weeks} marked={one.week.verdict === 'more' || one.week.verdict === 'less'} />
          </li>
        ))}
      </ul>
    </>
  );
}

const isUnusual = ({ week, today }: Numbers): boolean =>
  week.verdict === 'more' || week.verdict === 'less' || today.verdict === 'more';

const weekText = (t: TFunction<'hints'>, { week: { usual, verdict } }: Numbers): string =>
  usual === null || verdict === null
    ? t('unusual.early')
    : verdict === 'usual' && usual < 1
      ? t('unusual.rare')
      : t(`unusual.${verdict}`, { usual: number(usual, 1) });

const todayText = (t: TFunction<'hints'>, { today: { count, usual } }: Numbers): string =>
  t('unusual.todayMore', { count, usual: number(usual ?? 0, 1) });

const [BAR, GAP, HEIGHT] = [9, 3, 36];

/** Bars for nine weeks with the last one highlighted; decorative, because the text next to them says the same. */
function WeekBars({ weeks, marked }: Readonly<{ weeks: readonly number[]; marked: boolean }>) {
  const most = Math.max(1, ...weeks);
  return (
    <svg width={weeks.length * (BAR + GAP)} height={HEIGHT} aria-hidden className="shrink-0">
      {weeks.map((count, n) => {
        const tall = count === 0 ? 1 : Math.max(2, Math.round((HEIGHT * count) / most));
        const isLast = n === weeks.length - 1;
        return (
          <rect
            key={`${weeks.length - n}`}
            x={n * (BAR + GAP)}
            y={HEIGHT - tall}
            width={BAR}
            height={tall}
            rx={1}
            className={isLast ? (marked ? 'fill-rose-ink' : 'fill-teal') : 'fill-muted opacity-50'}
          />
        );
      })}
    </svg>
  );
}
