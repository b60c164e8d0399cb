import { Link } from '@tanstack/react-router';
import Lock from 'lucide-react/icons/lock';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TimelineBarShape, TimelineRowShape } from '@lendring/contracts/http/timeline.js';
import { addDays } from '@lendring/contracts/kernel/days.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { COUNTER_DAYS_BACK } from '@lendring/contracts/rules/counter-loan.js';
import { moveProblem } from '@lendring/contracts/rules/unavailability.js';
import { dayRange } from '../../i18n/format.js';
import type { Action } from '../../lib/forms/use-action.js';
import { Button } from '../../ui/Button.js';
import { ButtonLink } from '../../ui/ButtonLink.js';
import { DateFields } from '../../ui/DateFields.js';
import { Dialog } from '../../ui/Dialog.js';
import { Icon } from '../../ui/Icon.js';
import { entryText, iconOf, linkOf, spanText, stockText, useWords } from './entries.js';
import { type Entry, isChangeable, type Span } from './model.js';
import { entryOf, keyOf, stockOn } from './timeline.js';

export type Move = Readonly<{ row: TimelineRowShape; bar: TimelineBarShape; to: Span; isUndo?: boolean }>;

type Props = Readonly<{
  row: TimelineRowShape;
  /** Chosen days, both included. */
  first: string;
  last: string;
  moving: Action<Move>;
  onBlock: () => void;
  onFree: (entry: Entry) => void;
  onChange: (entry: Entry) => void;
  onClose: () => void;
}>;

/** Loans and blocks on the chosen days of an offer, and what can be done there. */
export function CellDialog({ row, first, last, moving, onBlock, onFree, onChange, onClose }: Props) {
  const words = useWords();
  const { t, locale, today } = words;
  const { t: tl } = useTranslation('timeline');
  const [moved, setMoved] = useState<TimelineBarShape | null>(null);
  const bars = row.bars.filter((bar) => bar.date_from <= last && bar.date_to >= first);
  if (moved) return <MoveDialog row={row} bar={moved} moving={moving} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} shape="sheet" title={row.title}>
      <p className="font-semibold">{dayRange(first, last, locale, 'year')}</p>
      {bars.length === 0 && <p className="mt-1 text-muted">{tl('nothing')}</p>}
      {bars.length > 0 && (
        <p className="mt-1 text-muted empty:hidden">{stockText(words, stockOn(row, { from: first, to: last }))}</p>
      )}
      <ul className="mt-3 flex flex-col">
        {bars.map((bar) => {
          const entry = entryOf(row, bar);
          const link = linkOf(entry);
          const days = spanText(words, entry);
          return (
            <li
              key={keyOf(bar)}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-3"
            >
              <span className="flex min-w-0 items-start gap-2">
                <Icon icon={iconOf(entry)} className="mt-0.5" />
                <span className="min-w-0 wrap-anywhere">
                  <span className="font-semibold">{entryText(words, entry)}</span>
                  <span className="block text-small text-muted">
                    {[days, bar.quantity !== null && row.quantity > 1 && tl('units', { count: bar.quantity })]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                  {bar.movable && bar.entry_id !== null && bar.offers !== 1 && (
                    <span className="block text-small">{tl('move.shared')}</span>
                  )}
                </span>
              </span>
              {link ? (
                <Link {...link} className="inline-flex min-h-11 items-center font-bold">
                  {tl(bar.request_id ? 'openRequest' : 'openLoan')}
                </Link>
              ) : (
                <span className="flex flex-wrap gap-2">
                  {bar.movable && (
                    <Button small variant="soft" onClick={() => setMoved(bar)}>
                      {tl('move.open')}
                      <span className="sr-only"> {days}</span>
                    </Button>
                  )}
                  {isChangeable(entry) && (
                    <Button small variant="soft" onClick={() => onChange(entry)}>
                      {t('change.open')}
                      <span className="sr-only"> {days}</span>
                    </Button>
                  )}
                  <Button small variant="danger" onClick={() => onFree(entry)}>
                    {t('unblock.open')}
                    <span className="sr-only"> {days}</span>
                  </Button>
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        {last >= today && (
          <Button variant="soft" onClick={onBlock}>
            <Icon icon={Lock} />
            {t('block.open')}
          </Button>
        )}
        {first >= addDays(today, -COUNTER_DAYS_BACK) && row.status !== 'locked' && (
          <ButtonLink to="/counter-loans/new" search={{ offer: row.offer_id, from: first, to: last }} variant="ghost">
            <Icon icon={Plus} />
            {t('enter')}
          </ButtonLink>
        )}
      </div>
    </Dialog>
  );
}

/** Moves a block by typed days, as dragging does. */
function MoveDialog({
  row,
  bar,
  moving,
  onClose,
}: Pick<Props, 'row' | 'moving' | 'onClose'> & Readonly<{ bar: TimelineBarShape }>) {
  const { today } = useWords();
  const { t: tl } = useTranslation('timeline');
  const { t: blocks } = useTranslation('blocks');
  const before = { from: bar.date_from, to: bar.date_to };
  const [days, setDays] = useState<Readonly<{ first: string | null; last: string | null }>>({
    first: before.from,
    last: before.to,
  });
  const [isWrong, setWrong] = useState(false);
  const to = { from: days.first ?? '', to: days.last ?? days.first ?? '' };
  const problem = days.first === null ? null : moveProblem(before, to, today);
  const error = days.first === null ? blocks('daysNeeded') : problem && blocks(`series.problem.${problem}`);
  const move = async () => {
    setWrong(error !== null);
    if (error === null && (await moving.run({ row, bar, to }))) onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      shape="sheet"
      title={tl('move.title', { title: row.title })}
      footer={
        <Button onClick={() => void move()} busy={moving.busy}>
          {tl('move.action')}
        </Button>
      }
    >
      {bar.entry_id !== null && bar.offers !== 1 && (
        <p className="mb-3">{bar.offers === null ? tl('move.all') : tl('move.some', { count: bar.offers })}</p>
      )}
      <DateFields
        id="move"
        first={days.first}
        last={days.last}
        min={before.from < today ? before.from : today}
        max={addDays(today, limits.daysAhead)}
        error={isWrong ? (error ?? undefined) : undefined}
        onChange={(next) => {
          setDays(next);
          moving.forget();
        }}
      />
      {moving.problem && (
        <p role="alert" className="mt-4 font-semibold text-rose-ink">
          {moving.problem}
        </p>
      )}
    </Dialog>
  );
}
