import { useTranslation } from 'react-i18next';
import { number } from '../../../i18n/format.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { everyRow, FILE_PAGE, pageAfter } from '../../../lib/downloads/csv-file.js';
import { useAction } from '../../../lib/forms/use-action.js';
import { Button } from '../../../ui/Button.js';
import { Checkbox } from '../../../ui/Checkbox.js';
import type { Chosen, Selection } from '../bulk/use-selection.js';
import type { TableQuestion } from './table-search.js';

type Props = Readonly<{ rows: readonly Chosen[]; total: number; question: TableQuestion; selection: Selection }>;

/** Selects the offers of this page, or all that match search and filters. */
export function SelectMany({ rows, total, question, selection }: Props) {
  const { t } = useTranslation('offerTable');
  const api = useApi();
  const isWhole = rows.every(selection.has);
  const all = useAction({
    send: () =>
      everyRow<Chosen, number>(
        async (place) => {
          const query = { ...question, page: place ?? 1, size: FILE_PAGE };
          const { offers, paging } = await api.get('/offer_table', { query });
          return { rows: offers, next: pageAfter(paging) };
        },
        () => {},
      ),
    done: ({ rows: found }) => selection.set(found, true),
    loud: true,
  });
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <Checkbox label={t('pickPage')} checked={isWhole} onChange={() => selection.set(rows, !isWhole)} />
      {isWhole && total > rows.length && selection.chosen.size < total && (
        <Button variant="soft" small busy={all.busy} onClick={() => void all.run()}>
          {t('pickAll', { shown: number(total) })}
        </Button>
      )}
    </div>
  );
}
