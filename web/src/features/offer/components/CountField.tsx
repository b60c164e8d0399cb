import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../ui/TextField.js';
import type { Choice } from '../model/choice.js';
import type { RequestChoice } from './use-request.js';

const wholeNumber = (text: string): number => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN);

type Props = Pick<RequestChoice, 'calendar' | 'choice' | 'free'> & Readonly<{ onChoice: (choice: Choice) => void }>;

/**
 * Number of units to borrow, for offers with several. Says how many are free in the chosen time. Text that is no
 * possible number is replaced by the last one on leaving the field, so that the price always fits what is shown; the
 * error stays until the next change.
 */
export function CountField({ calendar: { quantity, wanted }, free, choice, onChoice }: Props) {
  const { t } = useTranslation('offer');
  const [text, setText] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  if (quantity === 1) return null;
  const typed = text === null ? wanted : wholeNumber(text);
  const isPossible = typed >= 1 && typed <= quantity;
  const isWrong = Boolean(text?.trim()) && !isPossible;
  const change = (value: string) => {
    setText(value);
    setRefused(false);
    const next = wholeNumber(value);
    if (!(next >= 1 && next <= quantity)) return;
    const { count: _count, ...rest } = choice;
    onChoice(next > 1 ? { ...rest, count: next } : rest);
  };
  return (
    <TextField
      label={t('count.label')}
      hint={free === null ? t('count.all', { count: quantity }) : t('count.free', { count: free })}
      error={isWrong || isRefused ? t('count.problem', { max: quantity }) : undefined}
      inputMode="numeric"
      autoComplete="off"
      value={text ?? String(wanted)}
      onChange={(event) => change(event.target.value)}
      onBlur={() => {
        setRefused(isRefused || isWrong);
        setText(null);
      }}
    />
  );
}
