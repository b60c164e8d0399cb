import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { ReportingListShape } from '@lendring/contracts/http/reporting.js';
import { reportingsQuery } from '../../api/operations.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { LoadProblem } from '../../parts/loading/LoadProblem.js';
import { SkeletonText } from '../../ui/Skeleton.js';
import { changeText, columnText, valueText } from './columns.js';
import { linear, pathOf } from '../../parts/charts/plot.js';

const [WIDTH, HEIGHT] = [140, 36];

function Trend({ values }: Readonly<{ values: readonly (number | null)[] }>) {
  const known = values.filter((value) => value !== null);
  const x = linear([0, Math.max(1, values.length - 1)], [2, WIDTH - 2]);
  const y = linear([Math.min(0, ...known), Math.max(1, ...known)], [HEIGHT - 3, 3]);
  return (
    <svg width={WIDTH} height={HEIGHT} aria-hidden className="shrink-0">
      <path
        d={pathOf(values.flatMap((value, at) => (value === null ? [] : [[x(at), y(value)]])))}
        strokeWidth={2}
        strokeLinecap="round"
        className="fill-none stroke-teal"
      />
    </svg>
  );
}

export function ReportListPage() {
  const { t } = useTranslation('reporting');
  const { data, error } = useQuery(reportingsQuery(useApi()));
  return (
    <>
      <h1 className="text-h1">{t('title')}</h1>
      <p className="mt-2 mb-6 max-w-[75ch] text-muted">{t('text')}</p>
      {!data && (error ? <LoadProblem error={error} /> : <SkeletonText lines={6} />)}
      {data && (
        <ul className="grid gap-3 @2xl:grid-cols-2">
          {data.reports.map((report) => (
            <ReportCard key={report.reporting_id} report={report} />
          ))}
        </ul>
      )}
    </>
  );
}

function ReportCard({
  report: { reporting_id: id, headline, trend },
}: Readonly<{ report: ReportingListShape['reports'][number] }>) {
  const { t } = useTranslation('reporting');
  const change = changeText(t, headline, headline.value, headline.before);
  return (
    <li className="relative flex items-center justify-between gap-4 rounded-lg border border-line bg-paper p-4 hover:bg-tint-2">
      <span className="min-w-0">
        <Link
          to="/backoffice/reporting/$reportingId"
          params={{ reportingId: id }}
          className="text-h3 text-ink no-underline after:absolute after:inset-0 hover:underline"
        >
          {t(`report.${id}.title`)}
        </Link>
        <span className="mt-1 block">
          <span className="text-h2 font-bold">{valueText(t, headline, headline.value)}</span>{' '}
          {columnText(t, id, headline.name)}
        </span>
        {change && <span className="block text-small text-muted">{change}</span>}
      </span>
      <Trend values={trend} />
    </li>
  );
}
