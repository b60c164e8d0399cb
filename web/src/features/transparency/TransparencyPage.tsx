import { Link } from '@tanstack/react-router';
import Download from 'lucide-react/icons/download';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TransparencyShape } from '@lendring/contracts/http/transparency.js';
import { day, number } from '../../i18n/format.js';
import { useLocale } from '../../i18n/use-locale.js';
import { csvName, downloadText } from '../../lib/downloads/csv-file.js';
import { reasonText } from '../../parts/moderation/report-terms.js';
import { Button } from '../../ui/Button.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { Icon } from '../../ui/Icon.js';
import { MonthTable } from './MonthTable.js';
import {
  columnText,
  counted,
  meanHours,
  type Month,
  sumOf,
  totalsByKind,
  totalsByType,
  transparencyFile,
} from './figures.js';

/** Transparency report (DSA Art. 24). `months`: newest first. */
export function TransparencyPage({ months, ...medians }: TransparencyShape) {
  const { t } = useTranslation('moderation');
  const locale = useLocale();
  const monthText = ({ month }: Month) => day(`${month}-01`, locale, 'month');
  const [last, first] = [months[0], months.at(-1)];
  return (
    <div className="wrap pt-9 pb-14">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-h1">{t('transparency.title')}</h1>
        {months.length > 0 && (
          <Button
            variant="ghost"
            onClick={() =>
              downloadText(
                csvName(t('transparency.title'), last?.month ?? ''),
                'text/csv',
                transparencyFile(months, { t, locale }),
              )
            }
          >
            <Icon icon={Download} />
            {t('transparency.download')}
          </Button>
        )}
      </div>
      <p className="mt-3 max-w-[65ch] text-lead">{t('transparency.lead')}</p>
      {first && last ? (
        <>
          <p className="mt-2 text-muted">
            {first === last
              ? monthText(last)
              : t('transparency.range', { first: monthText(first), last: monthText(last) })}
          </p>
          <Figures months={months} />
          <section aria-labelledby="months" className="mt-10">
            <h2 id="months" className="mb-4">
              {t('transparency.months')}
            </h2>
            <MonthTable months={months} medians={medians} />
            <p className="mt-3 max-w-[65ch] text-small text-muted">{t('transparency.countedText')}</p>
          </section>
          <div className="mt-10 grid gap-x-14 gap-y-10 md:grid-cols-2">
            <Shares
              id="by-type"
              title={t('transparency.byType')}
              head={t('transparency.typeHead')}
              rows={totalsByType(months).map(([id, count]) => [reasonText(id, locale), count])}
            />
            <Shares
              id="by-kind"
              title={t('transparency.byKind')}
              head={t('transparency.kindHead')}
              rows={totalsByKind(months).map(([kind, count]) => [t(`kinds.${kind}`), count])}
            />
          </div>
        </>
      ) : (
        <div className="mt-8">
          <EmptyState picture="handshake" title={t('transparency.none')}>
            <p>{t('transparency.noneText')}</p>
          </EmptyState>
        </div>
      )}
      <section aria-labelledby="how" className="mt-12 max-w-[65ch] rounded-lg bg-sand p-6">
        <h2 id="how" className="mb-2 text-h3">
          {t('transparency.how')}
        </h2>
        <p>{t('transparency.howText')}</p>
        <p className="mt-3">
          <Link to="/terms-of-use" className="underline">
            {t('transparency.rules')}
          </Link>
        </p>
      </section>
      <section aria-labelledby="trusted" className="mt-6 max-w-[65ch] rounded-lg bg-sand p-6">
        <h2 id="trusted" className="mb-2 text-h3">
          {t('transparency.trusted')}
        </h2>
        <p>{t('transparency.trustedText')}</p>
        <p className="mt-3">
          <Link to="/contact" className="underline">
            {t('transparency.contact')}
          </Link>
        </p>
      </section>
    </div>
  );
}

const shown = counted.filter((of) => of !== 'by_visitors' && of !== 'by_trusted' && of !== 'complaints_upheld');

function Figures({ months }: Readonly<{ months: readonly Month[] }>) {
  const { t } = useTranslation('moderation');
  const hours = meanHours(months);
  return (
    <dl className="mt-7 grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-4">
      {shown.map((of) => (
        <Figure key={of} name={t(columnText[of])}>
          {number(sumOf(months, of))}
        </Figure>
      ))}
      <Figure name={t('transparency.hours')} detail={t('transparency.hoursText')}>
        {hours === null ? '–' : number(hours)}
      </Figure>
    </dl>
  );
}

function Figure({ name, detail, children }: Readonly<{ name: string; detail?: string; children: ReactNode }>) {
  return (
    <div className="flex flex-col rounded-md border border-line bg-paper p-4">
      <dt className="order-2 mt-1 hyphens-auto">
        <span className="block font-bold">{name}</span>
        {detail && <span className="block text-small text-muted">{detail}</span>}
      </dt>
      <dd className="text-h1 font-bold">{children}</dd>
    </div>
  );
}

type SharesProps = Readonly<{ id: string; title: string; head: string; rows: readonly (readonly [string, number])[] }>;

function Shares({ id, title, head, rows }: SharesProps) {
  const { t } = useTranslation('moderation');
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-h3">
        {title}
      </h2>
      <table className="w-full border-collapse" aria-labelledby={id}>
        <thead>
          <tr className="border-b border-line text-left text-small">
            <th scope="col" className="py-2 pr-2 font-bold">
              {head}
            </th>
            <th scope="col" className="py-2 text-right font-bold">
              {t('transparency.reports')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, count]) => (
            <tr key={name} className="border-b border-line">
              <th scope="row" className="py-2 pr-2 text-left font-normal wrap-anywhere">
                {name}
              </th>
              <td className="py-2 text-right">{number(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
