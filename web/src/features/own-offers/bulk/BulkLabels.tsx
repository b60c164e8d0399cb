import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { manyLabels } from '@lendring/contracts/rules/labels.js';
import { labelsOfMany } from '../../../api/pieces.js';
import { number } from '../../../i18n/format.js';
import { useAnyText } from '../../../i18n/use-any-text.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { fileName } from '../../../lib/downloads/csv-file.js';
import { saveFile } from '../../../lib/downloads/save-file.js';
import { useAction } from '../../../lib/forms/use-action.js';
import { useTexts } from '../../../lib/page/use-texts.js';
import { firstForm, LabelFields, type LabelForm } from '../../../parts/labels/LabelFields.js';
import { Button } from '../../../ui/Button.js';
import { Dialog } from '../../../ui/Dialog.js';
import { SkeletonText } from '../../../ui/Skeleton.js';

type Props = Readonly<{ offers: readonly string[]; onClose: () => void }>;

/** Labels with QR codes for the selected offers and their pieces, in one file. */
export function BulkLabels({ offers, onClose }: Props) {
  const { t } = useTranslation('offerTable');
  const any = useAnyText();
  const api = useApi();
  const isReady = useTexts('pieces');
  const [form, setForm] = useState(firstForm);
  const count = offers.length;
  const isTooMany = count > manyLabels.offers;
  const file = useAction({
    send: (chosen: LabelForm) => labelsOfMany(api, offers, chosen),
    done: (pdf) => {
      saveFile(pdf, fileName('pdf', any('pieces:labels.file')));
      onClose();
    },
    said: () => any('pieces:labels.done'),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      shape="sheet"
      title={t('bulk.labels.title', { count, shown: number(count) })}
      footer={
        isReady &&
        !isTooMany && (
          <Button busy={file.busy} onClick={() => void file.run(form)}>
            {any('pieces:labels.download')}
          </Button>
        )
      }
    >
      {isTooMany ? (
        <p>{t('bulk.labels.tooMany', { most: number(manyLabels.offers) })}</p>
      ) : isReady ? (
        <div className="flex flex-col gap-5 pt-2">
          <p className="text-muted">{t('bulk.labels.intro')}</p>
          <LabelFields form={form} onChange={setForm} number={1} />
          {file.problem && (
            <p role="alert" className="font-semibold text-rose-ink">
              {file.problem}
            </p>
          )}
        </div>
      ) : (
        <SkeletonText lines={6} />
      )}
    </Dialog>
  );
}
