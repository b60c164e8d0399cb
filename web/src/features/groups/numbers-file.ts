import type { GroupNumbersShape } from '@lendring/contracts/http/group-lending.js';
import type { GroupShape } from '@lendring/contracts/http/groups.js';
import type { TFunction } from 'i18next';
import type { Locale } from '../../i18n/locale.js';
import { csvOf } from '@lendring/contracts/rules/csv.js';

type Words = Readonly<{ t: TFunction<'groups'>; locale: Locale }>;
type Told = Readonly<{ group: Pick<GroupShape, 'name'>; numbers: GroupNumbersShape; day: string }>;

/** Long format, one number per row, so that files of several groups and days can be concatenated. */
export const numbersFile = ({ group, numbers, day }: Told, { t, locale }: Words): string => {
  const { things, members, active, loans } = numbers;
  const rows: (readonly [period: string, what: string, value: string | number])[] = [
    [day, t('numbers.things'), things],
    [day, t('numbers.members'), members],
    [day, t('numbers.active'), active ?? t('numbers.fewerThanThree')],
  ];
  if (loans) {
    const [first, last] = [loans.months[0]?.month ?? '', loans.months.at(-1)?.month ?? ''];
    rows.push(
      [`${first}/${last}`, t('numbers.crates'), loans.crates],
      [`${first}/${last}`, t('numbers.sixpacks'), loans.sixpacks],
      ...loans.months.flatMap(({ month, agreed, running, completed }) => [
        [month, t('numbers.agreed'), agreed] as const,
        [month, t('numbers.running'), running] as const,
        [month, t('numbers.completed'), completed] as const,
      ]),
    );
  }
  return csvOf(
    [
      [t('numbers.file.group'), t('numbers.file.period'), t('numbers.file.what'), t('numbers.file.value')],
      ...rows.map((row) => [group.name, ...row]),
    ],
    locale === 'en' ? ',' : ';',
  );
};
