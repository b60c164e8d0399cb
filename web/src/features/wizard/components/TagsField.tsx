import { limits } from '@lendring/contracts/kernel/limits.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.js';
import { RemovableChip } from '../../../ui/RemovableChip.js';
import { TextField } from '../../../ui/TextField.js';
import { withTags } from '../model/description.js';

type Props = Readonly<{
  tags: readonly string[];
  typed: string;
  onChange: (change: { tags: readonly string[]; tag: string }) => void;
  error?: string | undefined;
}>;

/** Tag input. Enter or a comma adds a tag; Backspace in the empty field turns the last tag into text again. */
export function TagsField({ tags, typed, onChange, error }: Props) {
  const { t } = useTranslation('wizard');
  const full = tags.length >= limits.tags;
  const [going, setGoing] = useState<string | null>(null);
  /** Deleting a tag needs confirmation (spec §5). */
  const remove = () => {
    onChange({ tags: tags.filter((one) => one !== going), tag: typed });
    setGoing(null);
    document.getElementById('tags')?.focus();
  };
  const add = (text: string) => {
    if (!full) onChange({ tags: withTags(tags, text), tag: '' });
  };
  return (
    <div className="flex flex-col gap-3">
      <TextField
        id="tags"
        label={t('description.tags')}
        hint={full ? t('description.tagsFull', { max: limits.tags }) : t('description.tagsHint')}
        optional
        error={error}
        value={typed}
        maxLength={limits.tag + 1}
        autoComplete="off"
        enterKeyHint="done"
        className="max-w-[520px]"
        onChange={(event) =>
          /[,;]/.test(event.target.value) ? add(event.target.value) : onChange({ tags, tag: event.target.value })
        }
        onBlur={() => {
          if (typed.trim()) add(typed);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing && typed.trim()) {
            event.preventDefault();
            add(typed);
          } else if (event.key === 'Backspace' && typed === '' && tags.length > 0) {
            event.preventDefault();
            onChange({ tags: tags.slice(0, -1), tag: tags.at(-1) ?? '' });
          }
        }}
      />
      {tags.length > 0 && (
        <ul aria-label={t('description.tags')} className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag}>
              <RemovableChip name={tag} onRemove={() => setGoing(tag)}>
                {tag}
              </RemovableChip>
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={going !== null}
        onClose={() => setGoing(null)}
        onConfirm={remove}
        title={t('description.removeTagTitle')}
        action={t('description.removeTag')}
      >
        <p>{t('description.removeTagText', { tag: going ?? '' })}</p>
      </ConfirmDialog>
    </div>
  );
}
