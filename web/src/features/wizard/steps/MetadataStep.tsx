import { limits } from '@lendring/contracts/kernel/text.js';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.js';
import { Icon } from '../../../ui/Icon.js';
import { IconButton } from '../../../ui/IconButton.js';
import { Switch } from '../../../ui/Switch.js';
import { TextField } from '../../../ui/TextField.js';
import { hasRoomForRow, metadataModel, newRow, rowField, type Row } from '../model/metadata.js';
import { StepFrame } from '../StepFrame.js';
import { useStepForm } from '../use-step-form.js';

const ideas = ['brand', 'model', 'year', 'size', 'condition', 'extras', 'serial'] as const;

export function MetadataStep() {
  const { t } = useTranslation('wizard');
  const form = useStepForm(metadataModel);
  const rows = form.values;
  const change = (key: string, part: Partial<Row>) => form.change(rows.map((row) => row.key === key ? { ...row, ...part } : row));
  const add = () => {
    const row = newRow(crypto.randomUUID());
    form.change([...rows, row]);
    // The new field is there after the page was drawn again.
    requestAnimationFrame(() => document.getElementById(rowField(row, 'name'))?.focus());
  };
  return (
    <StepFrame title={t('metadata.title')} intro={t('metadata.intro')} form={form}>
      <datalist id="metadata-ideas">{ideas.map((idea) => <option key={idea}>{t(`metadata.idea.${idea}`)}</option>)}</datalist>
      <div id="metadata" tabIndex={-1} className="flex flex-col gap-3.5">
        {rows.map((row, index) => (
          <div key={row.key} role="group" aria-label={t('metadata.row', { index: index + 1 })} className="grid grid-cols-1 items-start gap-x-3.5 gap-y-4 rounded-md border border-line p-5 md:grid-cols-[1fr_1.4fr_auto_44px]">
            <TextField
              id={rowField(row, 'name')} label={t('metadata.name')} placeholder={t('metadata.namePlaceholder')} list="metadata-ideas" maxLength={limits.metadataKey} value={row.name}
              error={form.errorAt(rowField(row, 'name'))} onChange={(event) => change(row.key, { name: event.target.value })}
            />
            <TextField
              id={rowField(row, 'value')} label={t('metadata.value')} maxLength={limits.metadataValue} value={row.value}
              error={form.errorAt(rowField(row, 'value'))} onChange={(event) => change(row.key, { value: event.target.value })}
            />
            <div className="flex items-center justify-between gap-3 md:contents">
              <div className="md:mt-[30px]"><Switch id={rowField(row, 'public')} label={t('metadata.public')} checked={row.public} onChange={(on) => change(row.key, { public: on })} /></div>
              <IconButton icon={Trash} label={t('metadata.remove', { name: row.name || t('metadata.row', { index: index + 1 }) })} onClick={() => { form.change(rows.filter((one) => one.key !== row.key)); document.getElementById('metadata')?.focus(); }} className="md:mt-[30px]" />
            </div>
          </div>
        ))}
        {hasRoomForRow(rows)
          ? <Button variant="soft" onClick={add} className="self-start"><Icon icon={Plus} />{t('metadata.add')}</Button>
          : <p className="text-[14px] text-muted">{t('metadata.full', { max: limits.metadata })}</p>}
      </div>
      <p className="rounded-md bg-sand p-4">{t('metadata.hint')}</p>
    </StepFrame>
  );
}
