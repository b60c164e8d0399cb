import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';
import type { OpenSpan } from '@lendring/contracts/account/opening-days.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { Button } from '../../../ui/Button.js';
import { Icon } from '../../../ui/Icon.js';
import { IconButton } from '../../../ui/IconButton.js';
import { TextField } from '../../../ui/TextField.js';
import { shownEnd, typedEnd } from './week.js';

type Props = Readonly<{
  /** Day of the spans, part of the accessible names. */
  name: string;
  spans: readonly OpenSpan[];
  onChange: (spans: readonly OpenSpan[]) => void;
}>;

/** Fields for the open spans of a day, at most three. */
export function SpanFields({ name, spans, onChange }: Props) {
  const { t } = useTranslation('openingDays');
  const change = (index: number, part: Partial<OpenSpan>) =>
    onChange(spans.map((span, at) => (at === index ? { ...span, ...part } : span)));
  return (
    <>
      {spans.map((span, at) => (
        <div key={at} className="flex max-w-[340px] items-center gap-2">
          <TextField
            type="time"
            hideLabel
            className="min-w-0 flex-1"
            label={t('from', { day: name })}
            value={span.from}
            onChange={(event) => change(at, { from: event.target.value })}
          />
          <span aria-hidden>–</span>
          <TextField
            type="time"
            hideLabel
            className="min-w-0 flex-1"
            label={t('to', { day: name })}
            value={shownEnd(span.to)}
            onChange={(event) => change(at, { to: typedEnd(event.target.value) })}
          />
          {at > 0 && (
            <IconButton
              icon={X}
              label={t('removeSpan', { day: name })}
              onClick={() => onChange(spans.filter((_, index) => index !== at))}
            />
          )}
        </div>
      ))}
      {spans.length > 0 && spans.length < limits.openSpans && (
        <Button variant="quiet" small className="self-start" onClick={() => onChange([...spans, { from: '', to: '' }])}>
          <Icon icon={Plus} size={16} />
          {t('addSpan')}
          <span className="sr-only">: {name}</span>
        </Button>
      )}
    </>
  );
}
