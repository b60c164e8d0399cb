import type {
  CategoryPreviewShape,
  CategoryTreeShape,
  TreeCategoryShape,
} from '@lendring/contracts/http/categories.js';
import type { CategoryChange } from '@lendring/contracts/installation/categories.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../lib/api-client/api-context.js';
import { errorText } from '../../../lib/api-client/api-error.js';

export type Draft = Readonly<{
  changes: readonly CategoryChange[];
  /** Effects of the changes; null when there are none. */
  preview: CategoryPreviewShape | null;
  categories: readonly TreeCategoryShape[];
  busy: boolean;
  problem: string | null;
  /**
   * Adds a change if the result can be published.
   * @returns whether the change was accepted
   */
  add: (change: CategoryChange) => Promise<boolean>;
  undo: () => void;
  clear: () => void;
}>;

/** Merges consecutive edits of the same category, or reorderings of the same parent, into one change. */
export const joined = (changes: readonly CategoryChange[], next: CategoryChange): readonly CategoryChange[] => {
  const last = changes.at(-1);
  const isSame =
    (next.kind === 'edit' && last?.kind === 'edit' && last.id === next.id) ||
    (next.kind === 'order' && last?.kind === 'order' && last.parent === next.parent);
  return isSame ? [...changes.slice(0, -1), next] : [...changes, next];
};

type Step = Readonly<{ changes: readonly CategoryChange[]; preview: CategoryPreviewShape }>;

/** Unpublished changes to the category tree; the server validates each one as it is added. */
export const useDraft = (tree: CategoryTreeShape): Draft => {
  const { t } = useTranslation();
  const api = useApi();
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const last = steps.at(-1);
  return {
    changes: last?.changes ?? [],
    preview: last?.preview ?? null,
    categories: last?.preview.categories ?? tree.categories,
    busy,
    problem,
    async add(change) {
      if (busy) return false;
      setBusy(true);
      setProblem(null);
      try {
        const changes = [...joined(last?.changes ?? [], change)];
        const preview = await api.post('/category_preview', { body: { changes, after: tree.number } });
        if (preview.refusal) setProblem(preview.refusal.text);
        else setSteps((before) => [...before, { changes, preview }]);
        return preview.refusal === null;
      } catch (error) {
        setProblem(errorText(t, error));
        return false;
      } finally {
        setBusy(false);
      }
    },
    undo() {
      setProblem(null);
      setSteps((before) => before.slice(0, -1));
    },
    clear() {
      setProblem(null);
      setSteps([]);
    },
  };
};
