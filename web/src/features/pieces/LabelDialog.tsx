import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { labelPages, labelSheet, SHEET_LABELS } from '@lendring/contracts/rules/labels.js';
import { labelsFile, type LabelChoice } from '../../api/pieces.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { fileName } from '../../lib/downloads/csv-file.js';
import { saveFile } from '../../lib/downloads/save-file.js';
import { useAction } from '../../lib/forms/use-action.js';
import { Button } from '../../ui/Button.js';
import { Checkbox } from '../../ui/Checkbox.js';
import { cx } from '../../ui/cx.js';
import { Dialog } from '../../ui/Dialog.js';
import { NumberField } from '../../ui/NumberField.js';
import { RadioCards } from '../../ui/RadioCards.js';

const places = Array.from({ length: SHEET_LABELS }, (_, n) => n + 1);

type Props = Readonly<{
  offerId: string;
  /** Title of the offer, for the name of the file. */
  title: string;
  quantity: number;
  /** Number of all pieces; without pieces the labels are for the offer. */
  pieces: number;
  /** Selected pieces; none: all. */
  selected: readonly number[];
  onClose: () => void;
}>;

export function LabelDialog({ offerId, title, quantity, pieces, selected, onClose }: Props) {
  const { t } = useTranslation('pieces');
  const api = useApi();
  const [format, setFormat] = useState<LabelChoice['format']>('sheet');
  const [start, setStart] = useState(1);
  const [count, setCount] = useState<number | null>(quantity);
  const [owner, setOwner] = useState(false);
  const number = selected.length || pieces || count || 0;
  const isValid = Number.isInteger(number) && number >= 1 && number <= limits.quantity;
  const file = useAction({
    send: (choice: LabelChoice) => labelsFile(api, offerId, choice),
    done: (pdf) => {
      saveFile(pdf, fileName('pdf', t('labels.file'), title));
      onClose();
    },
    said: () => t('labels.done'),
  });
  const pieceIds = selected.length > 0 ? selected : null;
  const pages = isValid ? labelPages(format, number, start) : 0;
  return (
    <Dialog
      open
      onClose={onClose}
      shape="sheet"
      title={t('labels.title')}
      footer={
        <Button
          busy={file.busy}
          disabled={!isValid}
          onClick={() => void file.run({ format, start, pieceIds, count: number, owner })}
        >
          {t('labels.download')}
        </Button>
      }
    >
      <div className="flex flex-col gap-5 pt-2">
        <p className="text-muted">{t(pieces > 0 ? 'labels.introPieces' : 'labels.intro')}</p>
        <RadioCards
          legend={t('labels.format')}
          value={format}
          onChange={setFormat}
          options={[
            { value: 'sheet', label: t('labels.sheet'), detail: t('labels.sheetHint') },
            { value: 'single', label: t('labels.single'), detail: t('labels.singleHint') },
          ]}
        />
        {pieces === 0 && (
          <NumberField
            id="label-count"
            label={t('labels.count')}
            value={count}
            error={isValid ? undefined : t('labels.countWrong', { max: limits.quantity })}
            onChange={setCount}
          />
        )}
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
                    onChange={() => setStart(place)}
                  />
                  {place}
                </label>
              ))}
            </div>
          </fieldset>
        )}
        <Checkbox label={t('labels.owner')} checked={owner} onChange={(event) => setOwner(event.target.checked)} />
        <p role="status" className="font-semibold">
          {isValid &&
            `${t('labels.makes', { count: number })}${format === 'sheet' ? `, ${t('labels.sheets', { count: pages })}` : ''}`}
        </p>
        {file.problem && (
          <p role="alert" className="font-semibold text-rose-ink">
            {file.problem}
          </p>
        )}
      </div>
    </Dialog>
  );
}
