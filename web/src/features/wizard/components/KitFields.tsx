import { limits } from '@lendring/contracts/kernel/limits.js';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Trash from 'lucide-react/icons/trash-2';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.js';
import { IconButton } from '../../../ui/IconButton.js';
import { NumberField } from '../../../ui/NumberField.js';
import { cx } from '../../../ui/cx.js';
import { TextField } from '../../../ui/TextField.js';
import { movedRow, partField, withTyped, type Kit, type PartRow } from '../model/kit.js';
import { FormSection } from '../StepFrame.js';
import type { StepForm } from '../use-step-form.js';

type Props = Readonly<{ kit: Kit; onChange: (kit: Kit) => void; errorAt: StepForm<unknown>['errorAt'] }>;

const moveId = (key: string, by: -1 | 1): string => `part-move-${key}-${by}`;
const newKey = () => crypto.randomUUID();

/** Parts of each unit in their order; a typed or pasted list becomes rows. */
export function KitFields({ kit, onChange, errorAt }: Props) {
  const { t } = useTranslation('wizard');
  const { rows, typed } = kit;
  const [going, setGoing] = useState<PartRow | null>(null);
  const [said, setSaid] = useState('');
  const focus = useRef<Readonly<{ key: string; by: -1 | 1 }> | null>(null);
  const isFull = rows.length >= limits.parts;

  // The focus follows a moved row; at either end, its other button takes the focus.
  useEffect(() => {
    if (!focus.current) return;
    const { key, by } = focus.current;
    focus.current = null;
    const buttons = [moveId(key, by), moveId(key, by === 1 ? -1 : 1)].map((id) => document.getElementById(id));
    buttons.find((one) => one instanceof HTMLButtonElement && !one.disabled)?.focus();
  }, [rows]);

  const change = (key: string, part: Partial<PartRow>) =>
    onChange({ ...kit, rows: rows.map((row) => (row.key === key ? { ...row, ...part } : row)) });
  const move = (row: PartRow, by: -1 | 1) => {
    const next = movedRow(rows, row.key, by);
    focus.current = { key: row.key, by };
    setSaid(t('kit.moved', { name: row.name, place: next.indexOf(row) + 1, count: rows.length }));
    onChange({ ...kit, rows: next });
  };
  /** Removing a non-empty row needs confirmation (spec §5). */
  const remove = (gone: PartRow) => {
    onChange({ ...kit, rows: rows.filter(({ key }) => key !== gone.key) });
    setGoing(null);
    document.getElementById('part-add')?.focus();
  };
  const add = (text: string) => onChange(withTyped({ rows, typed: text }, newKey));
  return (
    <FormSection id="part-kit" title={t('kit.title')} intro={t('kit.intro')}>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
      {rows.length > 0 && (
        <ol className="flex flex-col gap-3">
          {rows.map((row, index) => {
            const name = row.name.trim() || t('kit.row', { index: index + 1 });
            return (
              <li
                key={row.key}
                aria-label={name}
                className="grid grid-cols-[88px_1fr] items-start gap-3 border-b border-line pb-3 sm:grid-cols-[88px_1fr_auto]"
              >
                <NumberField
                  id={partField(row, 'count')}
                  label={t('kit.count')}
                  hideLabel={index > 0}
                  value={row.count}
                  error={errorAt(partField(row, 'count'))}
                  onChange={(count) => change(row.key, { count })}
                />
                <TextField
                  id={partField(row, 'name')}
                  label={t('kit.name')}
                  hideLabel={index > 0}
                  maxLength={limits.partName}
                  value={row.name}
                  error={errorAt(partField(row, 'name'))}
                  onChange={(event) => change(row.key, { name: event.target.value })}
                />
                <div className={cx('flex max-sm:col-span-2 max-sm:justify-end', index === 0 && 'sm:mt-[30px]')}>
                  <IconButton
                    id={moveId(row.key, -1)}
                    icon={ArrowUp}
                    label={t('kit.up', { name })}
                    disabled={index === 0}
                    onClick={() => move(row, -1)}
                    className="disabled:opacity-40"
                  />
                  <IconButton
                    id={moveId(row.key, 1)}
                    icon={ArrowDown}
                    label={t('kit.down', { name })}
                    disabled={index === rows.length - 1}
                    onClick={() => move(row, 1)}
                    className="disabled:opacity-40"
                  />
                  <IconButton
                    icon={Trash}
                    label={t('kit.remove', { name })}
                    onClick={() => (row.name.trim() ? setGoing(row) : remove(row))}
                  />
                </div>
              </li>
            );
          })}
        </ol>
      )}
      <TextField
        id="part-add"
        label={t('kit.add')}
        hint={isFull ? t('kit.full', { max: limits.parts }) : t('kit.addHint')}
        optional
        disabled={isFull}
        error={errorAt('part-add')}
        value={typed}
        autoComplete="off"
        enterKeyHint="done"
        className="max-w-[520px]"
        onChange={(event) => onChange({ ...kit, typed: event.target.value })}
        onPaste={(event) => {
          // Text fields drop the line breaks of pasted text.
          const text = event.clipboardData.getData('text');
          if (!/[\n,;]/.test(text)) return;
          event.preventDefault();
          add(`${typed} ${text}`);
        }}
        onBlur={() => {
          if (typed.trim()) add(typed);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || !typed.trim()) return;
          event.preventDefault();
          add(typed);
        }}
      />
      <ConfirmDialog
        open={going !== null}
        onClose={() => setGoing(null)}
        onConfirm={() => {
          if (going) remove(going);
        }}
        title={t('kit.removeTitle')}
        action={t('kit.removeAction')}
      >
        <p>{t('kit.removeText', { name: going?.name.trim() ?? '' })}</p>
      </ConfirmDialog>
    </FormSection>
  );
}
