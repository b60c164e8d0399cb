import type { CategoryDifferenceShape, CategoryPreviewShape } from '@lendring/contracts/http/categories.js';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { rootCategory } from '../../../api/reference.js';
import { localeCodes } from '../../../i18n/locale.js';
import { toLocal } from '../../../i18n/rewrite.js';
import { useLocale } from '../../../i18n/use-locale.js';

export function Differences({ preview }: Readonly<{ preview: CategoryPreviewShape }>) {
  const { t } = useTranslation('backoffice');
  const { differences, redirects } = preview;
  if (differences.length === 0) return <p className="text-muted">{t('categories.noDifference')}</p>;
  return (
    <>
      <ul className="flex flex-col gap-3">
        {differences.map((one) => (
          <li key={one.id} className="rounded-md border border-line p-4">
            <One difference={one} />
          </li>
        ))}
      </ul>
      {redirects > 0 && <p className="mt-3 text-small text-muted">{t('categories.redirects', { count: redirects })}</p>}
    </>
  );
}

function One({ difference }: Readonly<{ difference: CategoryDifferenceShape }>) {
  const { t } = useTranslation('backoffice');
  const locale = useLocale();
  const { id, changed, before, after, found_in: foundIn, offers } = difference;
  const shown = after ?? before;
  const lines: string[] = changed
    .filter((part) => part !== 'title' && part !== 'address' && part !== 'place')
    .map((part) => t(`categories.changed.${part}`));
  const titles = before && after ? localeCodes.filter((code) => before.title[code] !== after.title[code]) : [];
  const addresses =
    before && after ? (['de', 'en'] as const).filter((code) => before.url[code] !== after.url[code]) : [];
  return (
    <>
      <p className="font-bold">{id === rootCategory ? t('categories.main') : shown?.title[locale]}</p>
      <ul className="mt-1 flex flex-col gap-0.5 text-small wrap-anywhere">
        {before &&
          after &&
          titles.map((code) => (
            <li key={`title ${code}`}>
              {t('categories.titleChange', {
                language: t(`settings.language.${code}`),
                before: before.title[code],
                after: after.title[code],
              })}
            </li>
          ))}
        {before &&
          after &&
          addresses.map((code) => (
            <li key={`address ${code}`}>
              {t('categories.addressChange', {
                before: toLocal(`/category/${before.url[code]}`, code),
                after: toLocal(`/category/${after.url[code]}`, code),
              })}
            </li>
          ))}
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {foundIn && <li>{t('categories.foundIn', { title: foundIn.title[locale] })}</li>}
        {offers.all > 0 && (
          <li>
            {t('categories.offers', { count: offers.all })} {t('categories.online', { count: offers.active })}
          </li>
        )}
      </ul>
      {after && (changed.includes('picture') || changed.includes('added')) && (
        <div className="mt-3 flex items-end gap-4">
          {before && <Picture label={t('categories.pictureBefore')} of={before} />}
          <Picture label={t('categories.pictureAfter')} of={after} />
        </div>
      )}
    </>
  );
}

type Shown = NonNullable<CategoryDifferenceShape['after']>;

function Picture({ label, of: { picture, hue } }: Readonly<{ label: string; of: Shown }>) {
  return (
    <figure className="flex flex-col-reverse gap-1">
      <figcaption className="text-small text-muted">{label}</figcaption>
      <span className="grid size-20 place-items-center rounded-md ground" style={{ '--h': hue } as CSSProperties}>
        <img src={picture} alt="" width={52} height={52} />
      </span>
    </figure>
  );
}
