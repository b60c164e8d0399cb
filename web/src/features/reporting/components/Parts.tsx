import type { ReportingShape } from '@lendring/contracts/http/reporting.js';
import { useTranslation } from 'react-i18next';
import { categoriesQuery } from '../../../api/reference.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { MapBox } from '../../../parts/map/MapBox.js';
import { monthsText, spotsOf, type Part } from '../model/parts.js';
import { columnText } from '../model/columns.js';
import { PartTable } from './PartTable.js';

export function Parts({ report }: Readonly<{ report: ReportingShape }>) {
  const { t } = useTranslation('reporting');
  const { data } = useQuery({ ...categoriesQuery(useApi()), enabled: report.parts.length > 0 });
  const categories = new Map(data?.map(({ id, title }) => [String(id), title]));
  return (
    <>
      {report.parts.map((part) => (
        <RegionMap key={part.by} part={part} what={columnText(t, report.reporting_id, part.name)} />
      ))}
      <div className="mt-10 grid gap-8 @3xl:grid-cols-2">
        {report.parts.map((part) => (
          <PartTable key={part.by} part={part} report={report} categories={categories} />
        ))}
      </div>
    </>
  );
}

/** Map with circles whose area is proportional to the value; the table is the accessible alternative. */
function RegionMap({ part, what }: Readonly<{ part: Part; what: string }>) {
  const { t } = useTranslation('reporting');
  const locale = useLocale();
  const spots = spotsOf(t, part);
  if (spots.length === 0) return null;
  const title = t('map', { what });
  return (
    <section aria-label={title} className="mt-10">
      <h2 className="text-h3">{title}</h2>
      <p className="mb-2 text-small text-muted">{monthsText(t, part, locale)}</p>
      <MapBox
        spots={spots}
        fit={spots.map(({ id }) => id).join(' ')}
        circles
        wide
        className="h-[320px] rounded-lg border border-line @3xl:h-[420px]"
      />
    </section>
  );
}
