import Download from 'lucide-react/icons/download';
import { useTranslation } from 'react-i18next';
import type { GroupNumbersShape } from '@lendring/contracts/http/group-lending.js';
import { dayIn } from '@lendring/contracts/kernel/days.js';
import { groupNumbersQuery } from '../../api/group-lending.js';
import { myGroupQuery } from '../../api/groups.js';
import { localZone, number } from '../../i18n/format.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { useNow } from '../../lib/dates/use-now.js';
import { csvName, downloadText } from '../../lib/downloads/csv-file.js';
import { Bar } from '../../ui/Bar.js';
import { Button } from '../../ui/Button.js';
import { Icon } from '../../ui/Icon.js';
import { GroupCrumbs } from './components/group-identity.js';
import { LoadedPart } from './load-group.js';
import { numbersFile } from './numbers-file.js';

type Months = NonNullable<GroupNumbersShape['loans']>['months'];

const kinds = ['agreed', 'running', 'completed'] as const;

function LoanMonths({ months }: Readonly<{ months: Months }>) {
  const { t } = useTranslation('groups');
  const locale = useLocale();
  const month = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  const most = Math.max(1, ...months.flatMap((row) => kinds.map((kind) => row[kind])));
  return (
    <table className="mt-4 w-full table-fixed border-collapse">
      <caption className="sr-only">{t('numbers.table')}</caption>
      <thead>
        <tr className="border-b border-line text-left align-bottom text-fine sm:text-small">
          <th scope="col" className="w-[25%] py-2 sm:w-[30%] pr-2 font-bold">
            {t('numbers.month')}
          </th>
          {kinds.map((kind) => (
            <th key={kind} scope="col" className="py-2 pr-2 font-bold">
              {t(`numbers.${kind}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.toReversed().map((row) => (
          <tr key={row.month} className="border-b border-line">
            <th scope="row" className="py-2 pr-2 text-left font-normal">
              {month.format(new Date(`${row.month}-01T00:00:00Z`))}
            </th>
            {kinds.map((kind) => (
              <td key={kind} className="py-2 pr-3">
                <Bar value={row[kind]} most={most} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function NumbersPage({ groupId }: Readonly<{ groupId: string }>) {
  const { t } = useTranslation('groups');
  const locale = useLocale();
  const api = useApi();
  const day = dayIn(useNow(), localZone());
  const { data: group } = useQuery(myGroupQuery(api, groupId));
  const { data: numbers, error } = useQuery(groupNumbersQuery(api, groupId));
  if (!group) return null;
  return (
    <div className="wrap column [--column:804px] pb-14">
      <GroupCrumbs group={group}>{t('numbers.title')}</GroupCrumbs>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-h1 wrap-anywhere">{t('numbers.of', { group: group.name })}</h1>
        {numbers && (
          <Button
            variant="ghost"
            onClick={() =>
              downloadText(csvName(group.name, day), 'text/csv', numbersFile({ group, numbers, day }, { t, locale }))
            }
          >
            <Icon icon={Download} />
            {t('numbers.download')}
          </Button>
        )}
      </div>
      <p className="mt-2 max-w-[70ch] text-muted">{t('numbers.text')}</p>
      <LoadedPart data={numbers} error={error}>
        {(told) => <Figures {...told} />}
      </LoadedPart>
    </div>
  );
}

function Figures({ things, members, active, loans }: GroupNumbersShape) {
  const { t } = useTranslation('groups');
  return (
    <>
      <dl className="mt-7 grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-4">
        <Figure name={t('numbers.things')}>{number(things)}</Figure>
        <Figure name={t('numbers.members')}>{number(members)}</Figure>
        <Figure name={t('numbers.active')} detail={t('numbers.activeText')}>
          {active === null ? t('numbers.fewerThanThree') : number(active)}
        </Figure>
        {loans && <Drinks {...loans} />}
      </dl>
      <section aria-labelledby="loans" className="mt-10">
        <h2 id="loans">{t('numbers.loans')}</h2>
        {loans ? <LoanMonths months={loans.months} /> : <p className="mt-3 max-w-[70ch]">{t('numbers.tooFew')}</p>}
      </section>
    </>
  );
}

function Drinks({ crates, sixpacks }: NonNullable<GroupNumbersShape['loans']>) {
  const { t } = useTranslation('groups');
  if (crates === 0 && sixpacks > 0)
    return (
      <Figure name={t('numbers.sixpacks')} detail={t('numbers.cratesText')}>
        {number(sixpacks)}
      </Figure>
    );
  const detail = sixpacks > 0 ? t('numbers.andSixpacks', { count: sixpacks }) : t('numbers.cratesText');
  return (
    <Figure name={t('numbers.crates')} detail={detail}>
      {number(crates)}
    </Figure>
  );
}

type FigureProps = Readonly<{ name: string; detail?: string; children: string }>;

function Figure({ name, detail, children }: FigureProps) {
  return (
    <div className="flex flex-col rounded-md border border-line bg-paper p-4">
      <dt className="order-2 mt-1 hyphens-auto">
        <span className="block font-bold">{name}</span>
        {detail && <span className="block text-small text-muted">{detail}</span>}
      </dt>
      <dd className={children.length > 6 ? 'text-h3 font-bold' : 'text-h1 font-bold'}>{children}</dd>
    </div>
  );
}
