import { useEffect, useState, type ReactNode, type Ref } from 'react';
import { exactNumber, moneyExact, moneyInput } from '../i18n/format.js';
import { cx } from './cx.js';
import { parseCents, parseDecimal } from '@lendring/contracts/rules/decimal.js';
import type { FieldText } from './Field.js';
import { TextField } from './TextField.js';

type Props = FieldText &
  Readonly<{
    value: number | null;
    /** Called with null for empty text and NaN for invalid text. */
    onChange: (value: number | null) => void;
    /** `money` takes and returns cents and accepts a decimal comma. */
    kind?: 'whole' | 'money';
    /** Echoes the number as understood; money is echoed unless it was typed the way of the page's language. */
    says?: (value: number) => string;
    suffix?: ReactNode;
    id?: string;
    name?: string;
    placeholder?: string;
    disabled?: boolean;
    onBlur?: () => void;
    ref?: Ref<HTMLInputElement>;
  }>;

const toText = (value: number | null, kind: 'whole' | 'money') =>
  value === null || Number.isNaN(value) ? '' : kind === 'money' ? moneyInput(value) : String(value);
const toValue = (text: string, kind: 'whole' | 'money'): number | null => {
  if (!text.trim()) return null;
  const value = kind === 'money' ? parseCents(text) : parseDecimal(text);
  return value === null || (kind === 'whole' && !Number.isInteger(value)) ? Number.NaN : value;
};

/** Text input with a numeric keyboard; a native number input would change its value on scrolling. */
export function NumberField({ value, onChange, kind = 'whole', says, className, ...rest }: Props) {
  const [text, setText] = useState(() => toText(value, kind));
  useEffect(() => {
    setText((now) => (Object.is(toValue(now, kind), value) ? now : toText(value, kind)));
  }, [value, kind]);
  const understood = says ?? (kind === 'money' ? (minor: number) => moneyExact({ minor }) : undefined);
  const isPlain =
    kind === 'money' && value !== null && [moneyInput(value), exactNumber(value / 100, 2)].includes(text.trim());
  return (
    <div className={cx('flex flex-col gap-1', className)}>
      <TextField
        {...rest}
        inputMode={kind === 'money' ? 'decimal' : 'numeric'}
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          onChange(toValue(event.target.value, kind));
        }}
      />
      {understood && value !== null && !Number.isNaN(value) && !isPlain && (
        <output className={cx('text-small', kind === 'money' ? 'font-semibold text-ink' : 'text-muted')}>
          {understood(value)}
        </output>
      )}
    </div>
  );
}
