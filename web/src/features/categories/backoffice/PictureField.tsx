import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { CategoryImageShape } from '@lendring/contracts/http/categories.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { uploadPicture } from '../../../lib/pictures/upload-picture.js';
import { PictureChooser } from '../../../ui/PictureChooser.js';
import { characterOf, emojiFile, type Fields } from './words.js';

type PictureGridProps = Readonly<{
  name: string;
  title: string;
  choices: readonly Readonly<{ value: string; src: string; alt: string }>[];
  value: string;
  onChoose: (value: string) => void;
}>;

function PictureGrid({ name, title, choices, value, onChoose }: PictureGridProps) {
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-teal-deep">
        {title}
      </summary>
      <div className="grid max-h-72 grid-cols-[repeat(auto-fill,minmax(48px,1fr))] gap-1 overflow-y-auto rounded-md border border-line p-2">
        {choices.map((one, index) => (
          <label
            key={one.value}
            className="relative grid aspect-square place-items-center rounded-sm hover:bg-tint-2 has-checked:bg-tint has-checked:shadow-[inset_0_0_0_2px_var(--color-teal)] has-focus-visible:outline-2 has-focus-visible:outline-teal"
          >
            <input
              type="radio"
              name={name}
              value={one.value}
              aria-label={one.alt || `${title} ${index + 1}`}
              checked={one.value === value}
              onChange={() => onChoose(one.value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <img src={one.src} alt="" width={32} height={32} loading="lazy" className="category-picture" />
          </label>
        ))}
      </div>
    </details>
  );
}

type Picture = Pick<Fields, 'emoji' | 'hue' | 'image' | 'picture'>;
type Props = Readonly<{
  choices: readonly string[];
  images: readonly CategoryImageShape[];
  values: Picture;
  onChange: (part: Partial<Picture>) => void;
}>;

const noImage = { image: '', picture: '' } as const;
const imageOf = ({ image_id: image, picture }: CategoryImageShape) => ({ image, picture });

export function PictureField({ choices, images, values, onChange }: Props) {
  const { t } = useTranslation('backoffice');
  const api = useApi();
  const { emoji, hue, image, picture } = values;
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-bold">{t('categories.picture')}</legend>
      <div className="flex items-center gap-4">
        <span
          className="grid size-20 shrink-0 place-items-center rounded-md ground"
          style={{ '--h': hue } as CSSProperties}
        >
          {image ? (
            <img src={picture} alt="" width={80} height={80} />
          ) : (
            <img src={emojiFile(emoji)} alt={characterOf(emoji)} width={52} height={52} />
          )}
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
      <PictureChooser
        id="own-picture"
        asPart
        words={{
          title: t('categories.image.title'),
          text: t('categories.image.text'),
          choose: t('categories.image.choose'),
          other: t('categories.image.other'),
          remove: t('categories.image.remove'),
          removeTitle: t('categories.image.removeTitle'),
          removeText: t('categories.image.removeText'),
          unreadable: t('categories.image.unreadable'),
          stage: {
            preparing: t('categories.image.stage.preparing'),
            sending: t('categories.image.stage.sending'),
            finishing: t('categories.image.stage.finishing'),
          },
        }}
        shown={null}
        has={image !== ''}
        upload={(file, report, signal) =>
          uploadPicture(
            file,
            {
              square: true,
              prepare: (body) => api.post('/category_image', { body }, { signal }),
              activate: async (id) =>
                onChange(imageOf(await api.patch('/category_image', { body: { image_id: id } }, { signal }))),
            },
            report,
            signal,
          )
        }
        remove={async () => onChange(noImage)}
      />
      {images.length > 0 && (
        <PictureGrid
          name="image"
          title={t('categories.image.earlier')}
          choices={images.map((one) => ({ value: one.image_id, src: one.picture, alt: '' }))}
          value={image}
          onChoose={(id) =>
            onChange(imageOf(images.find((one) => one.image_id === id) ?? { image_id: '', picture: '' }))
          }
        />
      )}
      <PictureGrid
        name="emoji"
        title={t('categories.pictures')}
        choices={choices.map((code) => ({ value: code, src: emojiFile(code), alt: characterOf(code) }))}
        value={image ? '' : emoji}
        onChoose={(code) => onChange({ emoji: code, ...noImage })}
      />
    </fieldset>
  );
}
