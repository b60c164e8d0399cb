/** Unsaved form state; `id` is `new` for a text that has not been created yet. */
export type TextDraft = Readonly<{ id: string; title: string; text: string }>;

const key = 'auto-text';
const isDraft = (value: unknown): value is TextDraft =>
  typeof value === 'object' &&
  value !== null &&
  (['id', 'title', 'text'] as const).every((part) => typeof Reflect.get(value, part) === 'string');

/** Draft that survives one reload of the page in the same tab; `take` also removes it. */
export const createTextDraft = (storage: Storage | null) => ({
  keep: (draft: TextDraft): void => {
    try {
      storage?.setItem(key, JSON.stringify(draft));
    } catch {
      /* Ignore full or blocked storage: the browser's unload prompt has already warned the user. */
    }
  },
  take: (): TextDraft | null => {
    try {
      const kept: unknown = JSON.parse(storage?.getItem(key) ?? 'null');
      storage?.removeItem(key);
      return isDraft(kept) ? kept : null;
    } catch {
      return null;
    }
  },
});

export const textDraft = createTextDraft(typeof sessionStorage === 'undefined' ? null : sessionStorage);
