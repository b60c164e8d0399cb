import Columns3 from 'lucide-react/icons/columns-3';
import Download from 'lucide-react/icons/download';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { csvOf } from '@lendring/contracts/rules/csv.js';
import { number } from '../../i18n/format.js';
import { useLocale } from '../../i18n/use-locale.js';
import type { ListFile } from './list.js';
import { csvName, downloadText, type EveryRow, mostInFile } from '../../lib/downloads/csv-file.js';
import { useAction } from '../../lib/forms/use-action.js';
import { Button } from '../../ui/Button.js';
import { Checkbox } from '../../ui/Checkbox.js';
import { Icon } from '../../ui/Icon.js';
import { Menu, menuItem } from '../../ui/Menu.js';
import { cx } from '../../ui/cx.js';

type Props = Readonly<{ count: string | undefined; hint?: ReactNode; children?: ReactNode }>;

export function TableHead({ count, hint, children }: Props) {
  return (
    <>
      <div className="mt-5 mb-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p role="status" className="text-small text-muted">
          {count}
        </p>
        {children && <div className="flex flex-wrap items-center gap-3">{children}</div>}
      </div>
      {hint && <p className="mb-2 text-small text-muted max-md:hidden">{hint}</p>}
    </>
  );
}

type ColumnChoiceProps = Readonly<{
  all: readonly Readonly<{ name: string; text: string; group: string | null }>[];
  shown: readonly string[];
  isChosen: boolean;
  choose: (columns: string) => void;
}>;

/** Columns from which on the choice has two columns of its own, so that it fits into a window. */
const LONG = 12;

/** Choice of the columns of a table; grouped columns follow the others below their heading. */
export function ColumnChoice({ all, shown, isChosen, choose }: ColumnChoiceProps) {
  const { t } = useTranslation();
  const label = t('table.columns');
  return (
    <Menu
      label={label}
      className={cx('p-3', all.length > LONG && 'sm:w-[30rem]')}
      trigger={(props) => (
        <Button variant="ghost" className="max-md:hidden" {...props}>
          <Icon icon={Columns3} />
          {label}
        </Button>
      )}
    >
      {[...new Set(all.map(({ group }) => group))].map((group) => (
        <div key={group} role="group" aria-label={group ?? label}>
          {group !== null && <p className="mt-2 border-t border-line pt-3 text-small font-bold text-muted">{group}</p>}
          <div className={cx('grid gap-x-4', all.length > LONG && 'sm:grid-cols-2')}>
            {all
              .filter((column) => column.group === group)
              .map(({ name, text }) => {
                const isOn = shown.includes(name);
                return (
                  <Checkbox
                    key={name}
                    label={text}
                    checked={isOn}
                    disabled={isOn && shown.length === 1}
                    onChange={() =>
                      choose(
                        all
                          .map((column) => column.name)
                          .filter((one) => shown.includes(one) !== (one === name))
                          .join(','),
                      )
                    }
                  />
                );
              })}
          </div>
        </div>
      ))}
      {isChosen && (
        <button type="button" className={`${menuItem} font-semibold`} onClick={() => choose('')}>
          {t('table.usualColumns')}
        </button>
      )}
    </Menu>
  );
}

type FileProps<Row> = Readonly<{
  title: string;
  read: (told: (done: number) => void) => Promise<EveryRow<Row>>;
  file: () => ListFile<Row> | Promise<ListFile<Row>>;
}>;

/** Exports all pages of a list to a file in the browser. The server logs an export. */
export function TableFile<Row>({ title, read, file: columns }: FileProps<Row>) {
  const { t } = useTranslation();
  const separator = useLocale() === 'en' ? ',' : ';';
  const [told, setTold] = useState<number | null>(null);
  const [isCut, setCut] = useState(false);
  const file = useAction({
    send: async (_: void) => ({ ...(await columns()), ...(await read(setTold)) }),
    done: ({ heads, cells, rows, isWhole }) => {
      setTold(null);
      setCut(!isWhole);
      downloadText(csvName(title), 'text/csv', csvOf([heads, ...rows.map(cells)], separator));
    },
    loud: true,
  });
  return (
    <div className="flex flex-wrap items-center gap-y-3">
      <span role="status" className="mr-3 text-small text-muted empty:mr-0">
        {file.busy && told !== null && t('table.reading', { done: number(told) })}
        {!file.busy && isCut && t('table.cut', { most: number(mostInFile) })}
      </span>
      <Button variant="ghost" busy={file.busy} onClick={() => void file.run()}>
        <Icon icon={Download} />
        {t('table.download')}
      </Button>
    </div>
  );
}
