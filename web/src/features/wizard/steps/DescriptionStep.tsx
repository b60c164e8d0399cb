import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferShape } from '@lendring/contracts/http/offer.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.js';
import { RemovableChip } from '../../../ui/RemovableChip.js';
import { TextArea } from '../../../ui/TextArea.js';
import { TextField } from '../../../ui/TextField.js';
import { StepFrame } from '../StepFrame.js';
import { KitFields } from '../components/KitFields.js';
import { MetadataFields } from '../components/MetadataFields.js';
import { firstPart, type Problem, type StepModel } from '../../../parts/conditions/form.js';
import { metadataModel } from '../model/category.js';
import { kitModel } from '../model/kit.js';
import { useStepForm } from '../use-step-form.js';

type Description = Readonly<{
  title: string;
  short_description: string;
  description: string;
  tags: readonly string[];
  tag: string;
  /** Absent in values that the browser kept from an earlier version of the form. */
  number?: string;
}>;

/** Splits at commas and adds the words. Of words that differ only in case the first is kept, as on the server. */
export const withTags = (tags: readonly string[], text: string): readonly string[] => {
  const words = text
    .split(/[,;\n]/)
    .map((word) => word.trim().replace(/^#/, '').slice(0, limits.tag))
    .filter(Boolean);
  return [...tags, ...words]
    .filter((tag, index, all) => all.findIndex((other) => other.toLowerCase() === tag.toLowerCase()) === index)
    .slice(0, limits.tags);
};

export const descriptionModel: StepModel<Description> = {
  from: ({ title, short_description, description, tags, number }: OfferShape) => ({
    title,
    short_description,
    description,
    tags,
    tag: '',
    number: number ?? '',
  }),
  patch: ({ title, short_description, description, tags, tag, number }) => ({
    title: title.trim(),
    short_description: short_description.trim(),
    description: description.trim(),
    tags: [...withTags(tags, tag)],
    ...(number !== undefined && { number: number.trim() || null }),
  }),
  problems: ({ title, description }) => {
    const found: Problem[] = [];
    if (!title.trim()) found.push({ id: 'title', key: 'title' });
    if (!description.trim()) found.push({ id: 'description', key: 'description' });
    return found;
  },
  fieldId: firstPart,
};

type TagsFieldProps = Readonly<{
  tags: readonly string[];
  typed: string;
  onChange: (change: { tags: readonly string[]; tag: string }) => void;
  error?: string | undefined;
}>;

/** Tag input. Enter or a comma adds a tag; Backspace in the empty field turns the last tag into text again. */
function TagsField({ tags, typed, onChange, error }: TagsFieldProps) {
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

type Props = Readonly<{
  id: string;
  label: string;
  hint?: string;
  value: string;
  max: number;
  optional?: boolean;
  error?: string | undefined;
  onChange: (value: string) => void;
}>;

function CountedField({ value, max, onChange, ...rest }: Props) {
  const { t } = useTranslation();
  const left = max - value.length;
  return (
    <div>
      <TextField {...rest} value={value} maxLength={max} onChange={(event) => onChange(event.target.value)} />
      <p aria-hidden className="mt-1 text-right text-fine text-muted">
        {value.length}/{max}
      </p>
      <span aria-live="polite" className="sr-only">
        {left <= 10 ? t('ui.charactersLeft', { count: left }) : ''}
      </span>
    </div>
  );
}

export function DescriptionStep() {
  const { t } = useTranslation('wizard');
  const form = useStepForm({ description: descriptionModel, kit: kitModel, metadata: metadataModel });
  const {
    values: { description: values, kit, metadata },
    errorAt,
  } = form;
  const change = (part: Partial<Description>) => form.change({ description: { ...values, ...part } });
  return (
    <StepFrame title={t('description.title')} intro={t('description.intro')} form={form}>
      <CountedField
        id="title"
        label={t('description.name')}
        hint={t('description.nameHint')}
        value={values.title}
        max={limits.title}
        error={errorAt('title')}
        onChange={(title) => change({ title })}
      />
      <CountedField
        id="short_description"
        label={t('description.short')}
        hint={t('description.shortHint')}
        optional
        value={values.short_description}
        max={limits.shortDescription}
        error={errorAt('short_description')}
        onChange={(short_description) => change({ short_description })}
      />
      <TextArea
        id="description"
        label={t('description.text')}
        hint={t('description.textHint')}
        rows={8}
        maxLength={limits.description}
        value={values.description}
        error={errorAt('description')}
        onChange={(event) => change({ description: event.target.value })}
      />
      <TagsField tags={values.tags} typed={values.tag} onChange={change} error={errorAt('tags')} />
      <TextField
        id="number"
        label={t('description.number')}
        hint={t('description.numberHint')}
        optional
        className="max-w-[520px]"
        autoComplete="off"
        maxLength={limits.ownNumber}
        value={values.number ?? ''}
        error={errorAt('number')}
        onChange={(event) => change({ number: event.target.value })}
      />
      <KitFields kit={kit} onChange={(next) => form.change({ kit: next })} errorAt={errorAt} />
      <MetadataFields rows={metadata} onChange={(rows) => form.change({ metadata: rows })} errorAt={errorAt} />
    </StepFrame>
  );
}
