import type { CategoryTreeShape } from '@lendring/contracts/http/categories.js';
import { categoryLimits as limits } from '@lendring/contracts/reference/category-limits.js';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { putCategoryTree } from '../../../api/category-tree.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useAction } from '../../../lib/forms/use-action.js';
import { Button } from '../../../ui/Button.js';
import { TextField } from '../../../ui/TextField.js';
import { Differences } from './Differences.js';
import type { Draft } from './use-draft.js';

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
