import Columns3 from 'lucide-react/icons/columns-3';
import Download from 'lucide-react/icons/download';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { csvOf } from '@lendring/contracts/rules/csv.js';
import { number } from '../../i18n/format.js';
import { useLocale } from '../../i18n/use-locale.js';
import { csvName, downloadText, type EveryRow, mostInFile } from '../../lib/downloads/csv-file.js';
import { useAction } from '../../lib/forms/use-action.js';
import { Button } from '../../ui/Button.js';
import { Checkbox } from '../../ui/Checkbox.js';
import { Icon } from '../../ui/Icon.js';
import { Menu } from '../../ui/Menu.js';

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
  all: readonly Readonly<{ name: string; text: string }>[];
  shown: readonly string[];
  choose: (columns: string) => void;
}>;

export function ColumnChoice({ all, shown, choose }: ColumnChoiceProps) {
  const { t } = useTranslation();
  const label = t('table.columns');
  return (
    <Menu
      label={label}
      className="p-3"
      trigger={(props) => (
        <Button variant="ghost" className="max-md:hidden" {...props}>
          <Icon icon={Columns3} />
          {label}
        </Button>
      )}
    >
      {all.map(({ name, text }) => {
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
    </Menu>
  );
}

type FileProps<Row> = Readonly<{
  title: string;
  read: (told: (done: number) => void) => Promise<EveryRow<Row>>;
  heads: readonly string[];
  cells: (row: Row) => readonly (string | number)[];
}>;

/** Exports all pages of a list to a file in the browser. The server logs an export. */
export function TableFile<Row>({ title, read, heads, cells }: FileProps<Row>) {
  const { t } = useTranslation();
  const separator = useLocale() === 'en' ? ',' : ';';
  const [told, setTold] = useState<number | null>(null);
  const [isCut, setCut] = useState(false);
  const file = useAction({
    send: (_: void) => read(setTold),
    done: ({ rows, isWhole }) => {
      setTold(null);
      setCut(!isWhole);
      downloadText(csvName(title), 'text/csv', csvOf([heads, ...rows.map(cells)], separator));
    },
    loud: true,
  });
  return (
    <div className="flex flex-wrap items-center gap-3">
      <span role="status" className="text-small text-muted">
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
