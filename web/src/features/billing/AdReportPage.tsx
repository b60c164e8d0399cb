import type { TFunction } from 'i18next';
import Download from 'lucide-react/icons/download';
import { useTranslation } from 'react-i18next';
import type { AdReportShape } from '@lendring/contracts/http/ads.js';
import { dayIn } from '@lendring/contracts/kernel/days.js';
import { csvOf } from '@lendring/contracts/rules/csv.js';
import { day, number } from '../../i18n/format.js';
import type { Locale } from '../../i18n/locale.js';
import { useLocale } from '../../i18n/use-locale.js';
import { csvName, downloadText } from '../../lib/downloads/csv-file.js';
import { Bar } from '../../ui/Bar.js';
import { Button } from '../../ui/Button.js';
import { Icon } from '../../ui/Icon.js';

const adReportFile = (
  { days }: Pick<AdReportShape, 'days'>,
  { t, locale }: Readonly<{ t: TFunction<'billing'>; locale: Locale }>,
): string =>
  csvOf(
    [
      [t('adReport.day'), t('adReport.views'), t('adReport.clicks')],
      ...days.map((row) => [row.day, row.views, row.clicks]),
    ],
    locale === 'en' ? ',' : ';',
  );

export function AdReportPage({ report }: Readonly<{ report: AdReportShape }>) {
  const { t } = useTranslation('billing');
  const locale = useLocale();
  const { title, of, status, from, budget, views, clicks, days } = report;
  const most = Math.max(1, ...days.map((one) => one.views));
  const figures: readonly (readonly [string, string])[] = [
    [t('adReport.views'), number(views)],
    [t('adReport.clicks'), number(clicks)],
    [t('adReport.rate'), views === 0 ? '–' : number((clicks / views) * 100, 1)],
  ];
  return (
    <div className="wrap column [--column:804px] pt-9 pb-14">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-h1">{t('adReport.title')}</h1>
        {days.length > 0 && (
          <Button
            variant="ghost"
            onClick={() => downloadText(csvName(report.title), 'text/csv', adReportFile(report, { t, locale }))}
          >
            <Icon icon={Download} />
            {t('adReport.download')}
          </Button>
        )}
      </div>
      <p className="mt-2 font-bold">
        {t(`adReport.status.${status}`, { day: day(dayIn(from, 'Europe/Berlin'), locale, 'year') })}
      </p>
      <p className="mt-2 max-w-[70ch] text-muted">{t('adReport.text', { title, of })}</p>
      <dl className="mt-7 grid grid-cols-1 gap-3 sm:grid-cols-3 md:gap-4">
        {figures.map(([name, value], index) => (
          <div key={name} className="flex flex-col rounded-md border border-line bg-paper p-4">
            <dt className="order-2 mt-1">
              <span className="block font-bold">{name}</span>
              {index === 0 && budget !== null && (
                <span className="block text-small text-muted">{t('adReport.budget', { views: number(budget) })}</span>
              )}
            </dt>
            <dd className="text-h1 font-bold">{value}</dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby="days" className="mt-10">
        <h2 id="days">{t('adReport.days')}</h2>
        {days.length === 0 ? (
          <p className="mt-3">{t('adReport.none')}</p>
        ) : (
          <table className="mt-4 w-full table-fixed border-collapse">
            <thead>
              <tr className="border-b border-line text-left text-small">
                <th scope="col" className="w-[34%] py-2 pr-2 font-bold">
                  {t('adReport.day')}
                </th>
                <th scope="col" className="py-2 pr-2 font-bold">
                  {t('adReport.views')}
                </th>
                <th scope="col" className="w-[22%] py-2 font-bold">
                  {t('adReport.clicks')}
                </th>
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map((row) => (
                <tr key={row.day} className="border-b border-line">
                  <th scope="row" className="py-2 pr-2 text-left font-normal">
                    {day(row.day, locale, 'year')}
                  </th>
                  <td className="py-2 pr-3">
                    <Bar value={row.views} most={most} />
                  </td>
                  <td className="py-2">{number(row.clicks)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
    </div>
  );
}
