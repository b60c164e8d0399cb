import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavedSearchShape } from '@lendring/contracts/http/notification.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { dropSavedSearch, putSavedSearches, savedSearchesQuery } from '../../../api/saved-searches.js';
import { useAnyText } from '../../../i18n/use-any-text.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { errorText } from '../../../lib/api-client/api-error.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { useAction } from '../../../lib/forms/use-action.js';
import { savedListAt } from '../../../lib/links/saved-list.js';
import { Button } from '../../../ui/Button.js';
import { ButtonLink } from '../../../ui/ButtonLink.js';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.js';
import { EmptyState } from '../../../ui/EmptyState.js';
import { SkeletonText } from '../../../ui/Skeleton.js';
import { Switch } from '../../../ui/Switch.js';
import { TextField } from '../../../ui/TextField.js';
import { readFields } from '../model/fields.js';
import { isBygone } from '../model/list.js';
import { filterWords } from './page-of-list.js';

type Change = Readonly<{ name?: string; on?: boolean }>;

function SavedSearchRow({ one, onRemoved }: Readonly<{ one: SavedSearchShape; onRemoved: () => void }>) {
  const { t } = useTranslation('searches');
  const words = useAnyText();
  const locale = useLocale();
  const api = useApi();
  const queries = useQueryClient();
  const [naming, setNaming] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const { search_id: id, name, page, on } = one;
  const change = useAction({
    loud: true,
    send: (body: Change, options) => api.patch('/saved_search/{id}', { id, body }, options),
    done: (answer) => {
      putSavedSearches(queries, answer);
      setNaming(null);
    },
  });
  const remove = useAction({
    send: (_: void, options) => api.delete('/saved_search/{id}', { id }, options),
    done: () => {
      dropSavedSearch(queries, id);
      onRemoved();
    },
    said: () => t('removed'),
  });
  const filters = filterWords(words, page, locale);
  const isOver = isBygone(readFields(page.fields));
  return (
    <>
      {naming === null ? (
        <Link {...savedListAt(page)} className="text-lead font-bold wrap-anywhere">
          {name}
        </Link>
      ) : (
        <form
          className="flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            if (naming.trim()) void change.run({ name: naming.trim() });
          }}
        >
          <TextField
            className="min-w-0 flex-1 basis-60"
            label={t('name')}
            value={naming}
            required
            pattern=".*\S.*"
            maxLength={limits.searchName}
            onChange={(event) => setNaming(event.target.value)}
          />
          <Button small type="submit" busy={change.busy}>
            {t('keep')}
          </Button>
          <Button small variant="quiet" onClick={() => setNaming(null)}>
            {words('common:ui.cancel')}
          </Button>
        </form>
      )}
      {filters && <p className="mt-0.5 text-base text-muted">{filters}</p>}
      {isOver && <p className="mt-1 text-base text-sun-ink">{t('over')}</p>}
      <div className="mt-2 max-w-[420px]">
        <Switch
          label={t('tell')}
          checked={change.busy && change.input?.on !== undefined ? change.input.on : on}
          onChange={(wanted) => void change.run({ on: wanted })}
        />
      </div>
      {naming === null && (
        <div className="-ml-3 flex flex-wrap gap-1">
          <Button small variant="quiet" aria-label={t('renameOf', { name })} onClick={() => setNaming(name)}>
            {t('rename')}
          </Button>
          <Button small variant="quiet" aria-label={t('removeOf', { name })} onClick={() => setAsking(true)}>
            {t('remove')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void remove.run()}
        busy={remove.busy}
        title={t('removeTitle')}
        action={t('removeAction')}
      >
        <p className="wrap-anywhere">{t('removeText', { name })}</p>
        <p role="alert" className="mt-3 font-semibold text-rose-ink empty:hidden">
          {remove.problem}
        </p>
      </ConfirmDialog>
    </>
  );
}

export function SavedSearchesPage() {
  const { t } = useTranslation('searches');
  const words = useAnyText();
  const { data, error, refetch } = useQuery(savedSearchesQuery(useApi()));
  const all = useRef<HTMLElement>(null);
  if (error && !data)
    return (
      <EmptyState
        picture="wrench"
        title={t('failed')}
        actions={<Button onClick={() => void refetch()}>{words('common:error.retry')}</Button>}
      >
        <p role="alert">{errorText(words, error)}</p>
      </EmptyState>
    );
  if (!data) return <SkeletonText lines={4} />;
  const { searches } = data;
  return (
    <section ref={all} tabIndex={-1} aria-label={t('title')} className="flex max-w-[720px] flex-col gap-5 outline-none">
      {searches.length === 0 ? (
        <EmptyState picture="mailbox" title={t('none')} actions={<ButtonLink to="/search">{t('search')}</ButtonLink>}>
          {t('noneText')}
        </EmptyState>
      ) : (
        <>
          <ul aria-label={t('list')} className="m-0 list-none divide-y divide-line rounded-lg border border-line p-0">
            {searches.map((one) => (
              <li key={one.search_id} className="px-4 py-4 md:px-5">
                <SavedSearchRow one={one} onRemoved={() => all.current?.focus()} />
              </li>
            ))}
          </ul>
          {searches.length >= limits.savedSearches && (
            <p className="text-muted">{t('full', { count: limits.savedSearches })}</p>
          )}
          <Link to="/account/notifications" className="self-start py-1 font-bold">
            {t('ways')}
          </Link>
        </>
      )}
    </section>
  );
}

export const useSavedSearchesTitle = (): Readonly<{ title: string; intro: string }> => {
  const { t } = useTranslation('searches');
  return { title: t('title'), intro: t('intro') };
};
