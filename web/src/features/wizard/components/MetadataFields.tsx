import { metadataNames } from '@lendring/contracts/reference/metadata-names.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale.js';
import { Button } from '../../../ui/Button.js';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.js';
import { Icon } from '../../../ui/Icon.js';
import { IconButton } from '../../../ui/IconButton.js';
import { Switch } from '../../../ui/Switch.js';
import { TextField } from '../../../ui/TextField.js';
import { hasRoomForRow, newRow, rowField, type Row, type Rows } from '../model/category.js';
import { FormSection } from '../StepFrame.js';
import type { StepForm } from '../use-step-form.js';

type Props = Readonly<{ rows: Rows; onChange: (rows: Rows) => void; errorAt: StepForm<unknown>['errorAt'] }>;

/** Custom fields such as brand or size, each public or visible to the owner only. */
export function MetadataFields({ rows, onChange, errorAt }: Props) {
  const { t } = useTranslation('wizard');
  const locale = useLocale();
  const change = (key: string, part: Partial<Row>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...part } : row)));
  const [going, setGoing] = useState<Row | null>(null);
  /** Removing a non-empty row needs confirmation (spec §5). */
  const remove = (gone: Row) => {
    onChange(rows.filter((one) => one.key !== gone.key));
    setGoing(null);
    document.getElementById('metadata')?.focus();
  };
  const add = () => {
    const row = newRow(crypto.randomUUID());
    onChange([...rows, row]);
    requestAnimationFrame(() => document.getElementById(rowField(row, 'name'))?.focus());
  };
  return (
    <FormSection id="part-metadata" title={t('metadata.title')} intro={t('metadata.intro')}>
      <datalist id="metadata-ideas">
        {metadataNames.map((name) => (
          <option key={name.en}>{name[locale]}</option>
        ))}
      </datalist>
      <div id="metadata" tabIndex={-1} className="flex flex-col gap-3.5">
        {rows.map((row, index) => (
          <div
            key={row.key}
            role="group"
            aria-label={t('metadata.row', { index: index + 1 })}
            className="grid grid-cols-1 items-start gap-x-3.5 gap-y-4 rounded-md border border-line p-5 md:grid-cols-[1fr_1.4fr_auto_44px]"
          >
            <TextField
              id={rowField(row, 'name')}
              label={t('metadata.name')}
              placeholder={t('metadata.namePlaceholder')}
              list="metadata-ideas"
              maxLength={limits.metadataKey}
              value={row.name}
              error={errorAt(rowField(row, 'name'))}
              onChange={(event) => change(row.key, { name: event.target.value })}
            />
            <TextField
              id={rowField(row, 'value')}
              label={t('metadata.value')}
              maxLength={limits.metadataValue}
              value={row.value}
              error={errorAt(rowField(row, 'value'))}
              onChange={(event) => change(row.key, { value: event.target.value })}
            />
            <div className="flex items-center justify-between gap-3 md:contents">
              <div className="md:mt-[30px]">
                <Switch
                  id={rowField(row, 'public')}
                  label={t('metadata.public')}
                  checked={row.public}
                  onChange={(on) => change(row.key, { public: on })}
                />
              </div>
              <IconButton
                icon={Trash}
                label={t('metadata.remove', { name: row.name || t('metadata.row', { index: index + 1 }) })}
                onClick={() => (row.name.trim() || row.value.trim() ? setGoing(row) : remove(row))}
                className="md:mt-[30px]"
              />
            </div>
          </div>
        ))}
        {hasRoomForRow(rows) ? (
          <Button variant="soft" onClick={add} className="self-start">
            <Icon icon={Plus} />
            {t('metadata.add')}
          </Button>
        ) : (
          <p className="text-small text-muted">{t('metadata.full', { max: limits.metadata })}</p>
        )}
      </div>
      {rows.length > 0 && <p className="rounded-md bg-sand p-4">{t('metadata.hint')}</p>}
      <ConfirmDialog
        open={going !== null}
        onClose={() => setGoing(null)}
        onConfirm={() => {
          if (going) remove(going);
        }}
        title={t('metadata.removeTitle')}
        action={t('metadata.removeAction')}
      >
        <p>{t('metadata.removeText', { name: going?.name.trim() || going?.value.trim() || '' })}</p>
      </ConfirmDialog>
    </FormSection>
  );
}
