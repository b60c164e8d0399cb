import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { labelPages } from '@lendring/contracts/rules/labels.js';
import { labelsFile, type LabelChoice } from '../../api/pieces.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { fileName } from '../../lib/downloads/csv-file.js';
import { saveFile } from '../../lib/downloads/save-file.js';
import { useAction } from '../../lib/forms/use-action.js';
import { firstForm, LabelFields } from '../../parts/labels/LabelFields.js';
import { Button } from '../../ui/Button.js';
import { Dialog } from '../../ui/Dialog.js';
import { NumberField } from '../../ui/NumberField.js';

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
  const [form, setForm] = useState(firstForm);
  const [count, setCount] = useState<number | null>(quantity);
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
  const pages = isValid ? labelPages(form.format, number, form.start) : 0;
  return (
    <Dialog
      open
      onClose={onClose}
      shape="sheet"
      title={t('labels.title')}
      footer={
        <>
          {file.problem && (
            <p role="alert" className="min-w-0 flex-1 font-semibold text-rose-ink">
              {file.problem}
            </p>
          )}
          <Button
            busy={file.busy}
            disabled={!isValid}
            onClick={() => void file.run({ ...form, pieceIds, count: number })}
          >
            {t('labels.download')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5 pt-2">
        <p className="text-muted">{t(pieces > 0 ? 'labels.introPieces' : 'labels.intro')}</p>
        <LabelFields form={form} onChange={setForm} number={number}>
          {pieces === 0 && (
            <NumberField
              id="label-count"
              label={t('labels.count')}
              value={count}
              error={isValid ? undefined : t('labels.countWrong', { max: limits.quantity })}
              onChange={setCount}
            />
          )}
        </LabelFields>
        <p role="status" className="font-semibold">
          {isValid &&
            `${t('labels.makes', { count: number })}${form.format === 'sheet' ? `, ${t('labels.sheets', { count: pages })}` : ''}`}
        </p>
      </div>
    </Dialog>
  );
}
