import { csvOf } from '@lendring/contracts/rules/csv.js';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { number } from '../../i18n/format.js';
import { useLocale } from '../../i18n/use-locale.js';
import { csvName, downloadText, type EveryRow, mostInFile } from '../../lib/downloads/csv-file.js';
import { useAction } from '../../lib/forms/use-action.js';
import { Button } from '../../ui/Button.js';
import { Icon } from '../../ui/Icon.js';

export type File<Row> = Readonly<{
  title: string;
  read: (told: (done: number) => void) => Promise<EveryRow<Row>>;
  heads: readonly string[];
  cells: (row: Row) => readonly (string | number)[];
}>;

/** Exports all pages of a list to a file in the browser. The server logs an export. */
export function TableFile<Row>({ title, read, heads, cells }: File<Row>) {
  const { t } = useTranslation('backoffice');
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
        {file.busy && told !== null && t('file.reading', { done: number(told) })}
        {!file.busy && isCut && t('file.cut', { most: number(mostInFile) })}
      </span>
      <Button variant="ghost" busy={file.busy} onClick={() => void file.run()}>
        <Icon icon={Download} />
        {t('file.download')}
      </Button>
    </div>
  );
}
