import Download from 'lucide-react/icons/download';
import type { CounterLoanShape } from '@lendring/contracts/http/counter-loan.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { csvName, downloadText, everyRow, pageAfter } from '../../lib/downloads/csv-file.js';
import { useAction } from '../../lib/forms/use-action.js';
import { stateText, useCounterWords } from '../../parts/counter-loans/words.js';
import { Button } from '../../ui/Button.js';
import { Icon } from '../../ui/Icon.js';
import { fileDetails } from './file-details.js';
import { loansFile } from './loans-file.js';
import type { LoansSearch } from './search.js';

/** Saves all own counter loans of a tab, as searched, as a CSV file. */
export default function SaveLoans({ search: { tab, q, from, to } }: Readonly<{ search: LoansSearch }>) {
  const words = useCounterWords();
  const { t, locale } = words;
  const api = useApi();
  const saving = useAction({
    send: async () => {
      const { rows } = await everyRow<CounterLoanShape, number>(
        async (place) => {
          const narrowing = { ...(q && { query: q }), ...(from && { date_from: from }), ...(to && { date_to: to }) };
          const query = { side: 'vendor' as const, tab, page: place ?? 1, ...narrowing };
          const { loans, paging } = await api.get('/counter_loan', { query });
          return { rows: loans, next: pageAfter(paging) };
        },
        () => {},
      );
      return { rows, details: await fileDetails(api) };
    },
    done: ({ rows, details }) => {
      const text = loansFile(rows, {
        locale,
        head: (column) => t(`file.${column}`),
        state: (loan) => stateText(words, loan),
        ...details,
      });
      downloadText(csvName(t('title'), t(`tabs.${tab}`)), 'text/csv', text);
    },
    loud: true,
  });
  return (
    <Button variant="ghost" busy={saving.busy} onClick={() => void saving.run()}>
      <Icon icon={Download} />
      {t('file.download')}
    </Button>
  );
}
