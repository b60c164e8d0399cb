import { useQueryClient } from '@tanstack/react-query';
import { type CSSProperties, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  CategoryDifferenceShape,
  CategoryPreviewShape,
  CategoryTreeShape,
} from '@lendring/contracts/http/categories.js';
import { categoryLimits as limits } from '@lendring/contracts/reference/category-limits.js';
import { putCategoryTree } from '../../../api/installation.js';
import { rootCategory } from '../../../api/reference.js';
import { localeCodes } from '../../../i18n/locale.js';
import { toLocal } from '../../../i18n/rewrite.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useAction } from '../../../lib/forms/use-action.js';
import { Button } from '../../../ui/Button.js';
import { TextField } from '../../../ui/TextField.js';
import type { Draft } from './use-draft.js';

function Differences({ preview }: Readonly<{ preview: CategoryPreviewShape }>) {
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

type Props = Readonly<{ tree: CategoryTreeShape; draft: Draft; onPublished: () => void }>;

export function DraftPart({ tree, draft, onPublished }: Props) {
  const { t } = useTranslation('backoffice');
  const api = useApi();
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const publish = useAction({
    send: (why: string, options) =>
      api.patch('/category_tree', { body: { changes: [...draft.changes], reason: why, after: tree.number } }, options),
    done: async (now) => {
      await putCategoryTree(queries, api, now);
      onPublished();
    },
    said: () => t('categories.published'),
  });
  const { preview } = draft;
  return (
    <section aria-labelledby="draft" className="mt-10 rounded-lg border border-line p-5">
      <h2 id="draft" className="mb-3 text-h3">
        {t('categories.draft')}
      </h2>
      {preview === null ? (
        <p className="text-muted">{t('categories.draftEmpty')}</p>
      ) : (
        <form
          noValidate
          aria-labelledby="draft"
          className="flex flex-col gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            const why = reason.trim();
            setMissing(why === '');
            if (why === '') document.getElementById('reason')?.focus();
            else void publish.run(why);
          }}
        >
          <div aria-live="polite">
            <Differences preview={preview} />
          </div>
          <TextField
            id="reason"
            label={t('categories.reason')}
            hint={t('categories.reasonHint')}
            value={reason}
            maxLength={limits.reason}
            error={isMissing ? t('categories.problem.reason') : undefined}
            onChange={(event) => {
              setReason(event.target.value);
              setMissing(false);
            }}
          />
          {publish.problem && (
            <p role="alert" className="font-semibold text-rose-ink">
              {publish.problem}
            </p>
          )}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={publish.busy} disabled={preview.differences.length === 0}>
              {t('categories.publish')}
            </Button>
            <Button variant="ghost" onClick={draft.undo}>
              {t('categories.undo')}
            </Button>
            <Button variant="quiet" onClick={draft.clear}>
              {t('categories.discard')}
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}
