import { useWords } from '../use-words.js';

/** Marks what leads to something new, as the badge in the header counts it. */
export function NewsDot({ count }: Readonly<{ count: number }>) {
  const { t } = useWords();
  const text = t('list.news', { count });
  return (
    <span title={text} className="size-2.5 shrink-0 rounded-full bg-rose-ink">
      <span className="sr-only">{text}</span>
    </span>
  );
}
