import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type LabelFormat, labelSheet, SHEET_LABELS } from '@lendring/contracts/rules/labels.js';
import { Checkbox } from '../../ui/Checkbox.js';
import { cx } from '../../ui/cx.js';
import { RadioCards } from '../../ui/RadioCards.js';

const places = Array.from({ length: SHEET_LABELS }, (_, n) => n + 1);

/** How labels are printed; `start`: first free label of the first sheet, from 1. */
export type LabelForm = Readonly<{ format: LabelFormat; start: number; owner: boolean }>;
export const firstForm: LabelForm = { format: 'sheet', start: 1, owner: false };

type Props = Readonly<{
  form: LabelForm;
  onChange: (form: LabelForm) => void;
  /** Number of labels; 1 where it is not known. */
  number: number;
  /** Further fields, after the format. */
  children?: ReactNode;
}>;

/** Format of labels, the first free one of a sheet, and whether they show the owner. */
export function LabelFields({ form, onChange, number, children }: Props) {
  const { t } = useTranslation('pieces');
  const { format, start, owner } = form;
  return (
    <>
      <RadioCards
        legend={t('labels.format')}
        value={format}
        onChange={(next) => onChange({ ...form, format: next })}
        options={[
          { value: 'sheet', label: t('labels.sheet'), detail: t('labels.sheetHint') },
          { value: 'single', label: t('labels.single'), detail: t('labels.singleHint') },
        ]}
      />
      {children}
      {format === 'sheet' && (
        <fieldset>
          <legend className="mb-1 text-base font-bold">{t('labels.start')}</legend>
          <p className="mb-2 text-small text-muted">{t('labels.startHint')}</p>
          <div
            className="grid w-48 gap-px overflow-hidden rounded-sm border border-line bg-line"
            style={{ gridTemplateColumns: `repeat(${labelSheet.columns}, 1fr)` }}
          >
            {places.map((place) => (
              <label
                key={place}
                className={cx(
                  'grid h-8 cursor-pointer place-items-center text-small has-focus-visible:outline-2 has-focus-visible:-outline-offset-2',
                  place === start
                    ? 'bg-teal font-bold text-white'
                    : place > start && place < start + number
                      ? 'bg-tint text-ink'
                      : 'bg-paper text-muted',
                )}
              >
                <input
                  type="radio"
                  name="start"
                  className="sr-only"
                  aria-label={t('labels.place', { place })}
                  checked={place === start}
                  onChange={() => onChange({ ...form, start: place })}
                />
                {place}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <Checkbox
        label={t('labels.owner')}
        checked={owner}
        onChange={({ target }) => onChange({ ...form, owner: target.checked })}
      />
    </>
  );
}
