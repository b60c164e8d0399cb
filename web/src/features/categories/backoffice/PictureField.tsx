import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { emojiFile } from '../../../ui/emoji.js';
import { characterOf } from './words.js';

type Props = Readonly<{
  /** The pictures there are. */ choices: readonly string[];
  value: string;
  hue: string;
  onChange: (part: Readonly<{ emoji?: string; hue?: string }>) => void;
}>;

/** The picture of a category and the colour it stands on; all others unfold. */
export function PictureField({ choices, value, hue, onChange }: Props) {
  const { t } = useTranslation('backoffice');
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-bold">{t('categories.picture')}</legend>
      <div className="flex items-center gap-4">
        <span
          className="grid size-20 shrink-0 place-items-center rounded-md bg-[hsl(var(--h)_60%_94%)]"
          style={{ '--h': hue } as CSSProperties}
        >
          <img src={emojiFile(value)} alt={characterOf(value)} width={52} height={52} />
        </span>
        <label className="flex min-w-0 flex-1 flex-col gap-1">
          <span className="text-small text-muted">{t('categories.hue')}</span>
          <input
            type="range"
            min={0}
            max={360}
            value={hue}
            onChange={(event) => onChange({ hue: event.target.value })}
            className="h-11 w-full accent-teal"
          />
        </label>
      </div>
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-teal-deep">
          {t('categories.pictures')}
        </summary>
        <div className="grid max-h-72 grid-cols-[repeat(auto-fill,minmax(48px,1fr))] gap-1 overflow-y-auto rounded-md border border-line p-2">
          {choices.map((code) => (
            <label
              key={code}
              className="relative grid aspect-square place-items-center rounded-sm hover:bg-tint-2 has-checked:bg-tint has-checked:shadow-[inset_0_0_0_2px_var(--color-teal)] has-focus-visible:outline-2 has-focus-visible:outline-teal"
            >
              <input
                type="radio"
                name="emoji"
                value={code}
                checked={code === value}
                onChange={() => onChange({ emoji: code })}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <img src={emojiFile(code)} alt={characterOf(code)} width={32} height={32} loading="lazy" />
            </label>
          ))}
        </div>
      </details>
    </fieldset>
  );
}
