import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StatementShape } from '@lendring/contracts/http/transfers.js';
import { transfersMoved } from '../../../api/bookkeeping.js';
import { day, moneyAs, moneyExact } from '../../../i18n/format.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useAction } from '../../../lib/forms/use-action.js';
import { Button } from '../../../ui/Button.js';
import { Tag } from '../../../ui/Tag.js';
import { inFours } from '../model.js';

type Line = StatementShape['lines'][number];
type ShownOutcome = Line['outcome'] | 'paid';

export type ShownLine = Omit<Line, 'outcome'> & Readonly<{ outcome: ShownOutcome }>;

const settled: readonly ShownOutcome[] = ['known', 'early', 'ahead', 'undated', 'several', 'unknown', 'own', 'paid'];

/** Whether booking would record anything; money that matches no booking is recorded too. */
export const hasToBook = (lines: readonly ShownLine[]): boolean =>
  lines.some(({ outcome }) => !settled.includes(outcome));

/**
 * Outcome per line after booking. The re-read statement reports every booked line as `known`, so use the outcome
 * predicted before.
 */
export const afterBooking = (before: readonly ShownLine[], now: readonly Line[]): readonly ShownLine[] =>
  now.map((line, index) => {
    const was = before[index]?.outcome;
    if (line.outcome !== 'known' || was === undefined) return line;
    return { ...line, outcome: was === 'pays' ? 'paid' : was };
  });

const tones: Partial<Record<ShownOutcome, 'free' | 'grey'>> = {
  pays: 'free',
  paid: 'free',
  known: 'grey',
  seen: 'grey',
};

const row = 'border-b border-line py-2.5 text-small';

function StatementLines({ lines }: Readonly<{ lines: readonly ShownLine[] }>) {
  const { t } = useTranslation('bookkeeping');
  if (lines.length === 0) return null;
  return (
    <ul className="w-full border-t border-line">
      {lines.map(({ reference, name, payer, expected, outcome, ...credit }, index) => (
        <li key={index} className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-1 ${row}`}>
          <span className="min-w-0 wrap-anywhere">
            <DayAndAmount {...credit} />
            {name !== null && ` · ${name}`}
            {payer !== '' && payer !== name && ` · ${t('transfers.statement.payer', { name: payer })}`}
            {reference !== null && ` · ${inFours(reference)}`}
          </span>
          <Tag tone={tones[outcome] ?? 'sun'} wraps>
            {t(`transfers.outcome.${outcome}`, { expected: moneyExact({ minor: expected ?? 0 }) })}
          </Tag>
        </li>
      ))}
    </ul>
  );
}

function OtherCredits({ read: { others, more } }: Readonly<{ read: StatementShape }>) {
  const { t } = useTranslation('bookkeeping');
  if (others.length === 0) return null;
  return (
    <details className="w-full">
      <summary className="cursor-pointer text-small font-bold">
        {t('transfers.statement.others', { count: others.length + more })}
      </summary>
      <p className="mt-2 text-small text-muted">{t('transfers.statement.othersText')}</p>
      <ul className="mt-2 border-t border-line">
        {others.map(({ payer, purpose, ...credit }, index) => (
          <li key={index} className={`wrap-anywhere ${row}`}>
            <DayAndAmount {...credit} />
            {payer !== '' && ` · ${payer}`}
            {purpose !== '' && ` · ${purpose}`}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-2 text-small">{t('transfers.statement.more', { count: more })}</p>}
    </details>
  );
}

function DayAndAmount({
  booked_on: on,
  amount,
  currency,
}: Pick<StatementShape['others'][number], 'booked_on' | 'amount' | 'currency'>) {
  const locale = useLocale();
  return (
    <>
      {on ? day(on, locale, 'year') : '–'} ·{' '}
      <b className="whitespace-nowrap">{amount === null ? '–' : moneyAs(amount, currency)}</b>
    </>
  );
}

/** API limit on the encoded statement, in characters. */
const MOST_CHARACTERS = 200_000;

/** Statement file as gzip in base64; null if too large. */
const packedFile = async (file: Blob): Promise<string | null> => {
  const packed = await new Response(file.stream().pipeThrough(new CompressionStream('gzip'))).blob();
  const address = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read')));
    reader.readAsDataURL(packed);
  });
  const base64 = address.slice(address.indexOf(',') + 1);
  return base64.length > MOST_CHARACTERS ? null : base64;
};

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
