import { useState } from 'react';
import { Calendar as AriaCalendar } from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { locales, type Locale } from '../i18n/locale.js';
import {
  CalendarHead,
  CalendarMonth,
  DayReason,
  toDate,
  toDay,
  type HintFor,
  type Passable,
  type ReasonFor,
} from './calendar-parts.js';

type Props = Readonly<{
  label: string;
  value: string | null;
  onChange?: (day: string) => void;
  min: string;
  max?: string;
  reasonFor: ReasonFor;
  hintFor?: HintFor;
  passable?: Passable;
  readOnly?: boolean;
}>;

export function Calendar({ label, value, onChange, min, max, reasonFor, hintFor, passable, readOnly = false }: Props) {
  const { i18n } = useTranslation();
  const [focused, setFocused] = useState(toDate(value ?? min));
  // Explain no day before the user points at one or moves to it.
  const [moved, setMoved] = useState(false);
  const [pointed, setPointed] = useState<string | null>(null);
  return (
    <I18nProvider locale={locales[i18n.language as Locale].iso}>
      <AriaCalendar
        aria-label={label}
        value={value ? toDate(value) : null}
        onChange={(date) => onChange?.(toDay(date))}
        isReadOnly={readOnly}
        minValue={toDate(min)}
        maxValue={max ? toDate(max) : undefined}
        isDateUnavailable={(date) => reasonFor(toDay(date)) !== null}
        focusedValue={focused}
        onFocusChange={(date) => {
          setFocused(date);
          setPointed(null);
          if (date.compare(focused) !== 0) setMoved(true);
        }}
        className="w-full"
      >
        {({ state: { visibleRange } }) => (
          <>
            <div className="rounded-md border border-line bg-paper p-3">
              <CalendarHead />
              <CalendarMonth min={min} onPoint={setPointed} {...{ reasonFor, passable }} />
            </div>
            <DayReason
              of={pointed ?? (moved ? toDay(focused) : null)}
              visible={visibleRange}
              {...{ min, reasonFor, hintFor, passable }}
            />
          </>
        )}
      </AriaCalendar>
    </I18nProvider>
  );
}
