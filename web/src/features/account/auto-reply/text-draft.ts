/** What was being written: which text (`new` for one that is not kept yet), and its two fields as they stood. */
export type TextDraft = Readonly<{ id: string; title: string; text: string }>;

const key = 'auto-text';
const isDraft = (value: unknown): value is TextDraft =>
  typeof value === 'object' &&
  value !== null &&
  (['id', 'title', 'text'] as const).every((part) => typeof Reflect.get(value, part) === 'string');

/** A text that was being written when its page was loaded anew; it is handed out once and holds for this tab. */
export const createTextDraft = (storage: Storage | null) => ({
  keep: (draft: TextDraft): void => {
    try {
      storage?.setItem(key, JSON.stringify(draft));
    } catch {
      /* A full or closed storage: the browser has asked before it left. */
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
