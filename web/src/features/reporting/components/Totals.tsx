import type { ReportingShape } from '@lendring/contracts/http/reporting.js';
import { useTranslation } from 'react-i18next';
import { cx } from '../../../ui/cx.js';
import { changeText, columnText, valueText } from '../model/columns.js';

type Props = Readonly<{ report: ReportingShape; chosen: string; onChoose: (name: string) => void }>;

export function Totals({ report, chosen, onChoose }: Props) {
  const { t } = useTranslation('reporting');
  const { reporting_id: id, columns, total, compared } = report;
  return (
    <ul aria-label={t('figures')} className="grid grid-cols-2 gap-2 @xl:grid-cols-3 @4xl:grid-cols-5">
      {columns.map((column, index) => {
        const value = total[index] ?? null;
        const change = compared && changeText(t, column, value, compared.total[index] ?? null);
        return (
          <li key={column.name}>
            <button
              type="button"
              aria-pressed={column.name === chosen}
              onClick={() => onChoose(column.name)}
              className={cx(
                'flex h-full w-full flex-col items-start rounded-md border p-3 text-left text-ink',
                column.name === chosen ? 'border-teal bg-tint' : 'border-line bg-paper hover:bg-tint-2',
              )}
            >
              <span className="text-small hyphens-auto">{columnText(t, id, column.name)}</span>
              <span className="text-h3 font-bold">{valueText(t, column, value)}</span>
              {change && <span className="text-fine text-muted">{change}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
