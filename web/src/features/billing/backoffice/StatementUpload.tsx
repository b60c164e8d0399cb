import type { StatementShape } from '@lendring/contracts/http/transfers.js';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { transfersMoved } from '../../../api/transfers.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useAction } from '../../../lib/forms/use-action.js';
import { Button } from '../../../ui/Button.js';
import { packedFile } from './packed-file.js';
import { afterBooking, hasToBook, type ShownLine } from './statement-outcome.js';
import { OtherCredits, StatementLines } from './StatementLines.js';

type Read = Readonly<{
  name: string;
  statement: string;
  read: StatementShape;
  lines: readonly ShownLine[];
  booked: boolean;
}>;

const paying = (lines: readonly ShownLine[]): number => lines.filter(({ outcome }) => outcome === 'pays').length;

export function StatementUpload() {
  const { t } = useTranslation('bookkeeping');
  const api = useApi();
  const queries = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [now, setNow] = useState<Read | null>(null);
  const [isTooLarge, setTooLarge] = useState(false);
  const reading = useAction({
    send: async (file: File, options) => {
      setNow(null);
      const statement = await packedFile(file);
      setTooLarge(statement === null);
      if (statement === null) return;
      const read = await api.post('/transfer_statement_preview', { body: { statement } }, options);
      setNow({ name: file.name, statement, read, lines: read.lines, booked: false });
    },
  });
  const booking = useAction({
    send: async ({ name, statement, lines }: Read, options) => {
      const read = await api.post('/transfer_statement', { body: { statement } }, options);
      setNow({ name, statement, read, lines: afterBooking(lines, read.lines), booked: true });
      await transfersMoved(queries);
    },
    said: () => t('transfers.statement.done'),
  });
  const textOf = ({ name, lines, booked }: Read): string => {
    if (booked) return t('transfers.statement.booked', { name });
    if (!hasToBook(lines)) return t('transfers.statement.shownNothing', { name });
    const count = paying(lines);
    return count > 0 ? t('transfers.statement.shown', { name, count }) : t('transfers.statement.shownNone', { name });
  };
  const problem = isTooLarge ? t('transfers.statement.tooLarge') : (reading.problem ?? booking.problem);
  return (
    <section aria-labelledby="statement">
      <h2 id="statement" className="mb-3 text-h3">
        {t('transfers.statement.title')}
      </h2>
      <p className="mb-4 max-w-[65ch] text-muted">{t('transfers.statement.text')}</p>
      <Button variant="soft" busy={reading.busy} onClick={() => input.current?.click()}>
        {t(now ? 'transfers.statement.other' : 'transfers.statement.choose')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".xml,.csv,.txt,.c53,.c52,.c54,text/csv,text/xml,application/xml"
        aria-label={t('transfers.statement.choose')}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const file = event.target.files?.[0];
          booking.forget();
          if (file) void reading.run(file);
          event.target.value = '';
        }}
      />
      {problem && (
        <p role="alert" className="mt-3 font-semibold text-rose-ink">
          {problem}
        </p>
      )}
      {now && (
        <div className="mt-5 flex flex-col items-start gap-4">
          <p role="status" className="font-bold wrap-anywhere">
            {textOf(now)}
          </p>
          <StatementLines lines={now.lines} />
          {!now.booked && hasToBook(now.lines) && (
            <Button busy={booking.busy} onClick={() => void booking.run(now)}>
              {t(paying(now.lines) > 0 ? 'transfers.statement.book' : 'transfers.statement.note')}
            </Button>
          )}
          <OtherCredits read={now.read} />
        </div>
      )}
    </section>
  );
}
