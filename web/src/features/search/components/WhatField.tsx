import Folder from 'lucide-react/icons/folder';
import Search from 'lucide-react/icons/search';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CategoryShape } from '@lendring/contracts/http/reference.js';
import { Combobox, type Suggestion } from '../../../ui/Combobox.js';
import { RemovableChip } from '../../../ui/RemovableChip.js';
import { useDebounced, useEarlyText } from '../../../ui/use-typed-text.js';
import { leastCharacters, matchingCategories, pathTitles } from '../model/suggest.js';

type Item = Suggestion & Readonly<{ category: CategoryShape } | { text: string }>;
type Props = Readonly<{
  term: string;
  onTerm: (term: string) => void;
  category: CategoryShape | null;
  categories: readonly CategoryShape[];
  words: readonly string[];
  /** Called for the typed text or a completion from the list; Enter submits the form instead. */
  onSearch: (text: string) => void;
  onCategory: (category: CategoryShape) => void;
  onRemoveCategory: () => void;
  name?: string;
  className?: string;
}>;

/** Search field. Suggests a full-text search and completions first, then matching categories (spec §2 "Search bar"). */
export function WhatField({
  term,
  onTerm,
  category,
  categories,
  words,
  onSearch,
  onCategory,
  onRemoveCategory,
  name,
  className,
}: Props) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  useEarlyText(field, term, onTerm);
  const settled = useDebounced(term);
  const text = term.trim();
  const ready = settled.trim().length >= leastCharacters && text.length >= leastCharacters;
  const suggestions: readonly Item[] = ready
    ? [
        { id: 'text', label: t('search.fullText', { term: text }), icon: Search, text },
        ...words
          .filter((word) => word !== text)
          .map((word) => ({ id: `word ${word}`, label: word, icon: Search, text: word })),
        ...matchingCategories(categories, settled).map((one) => ({
          id: String(one.id),
          label: one.title,
          detail: pathTitles(categories, one).join(' › ') || t('search.category'),
          icon: Folder,
          category: one,
        })),
      ]
    : [];
  return (
    <Combobox
      ref={field}
      {...(name ? { name } : {})}
      label={t('search.what')}
      className={className ?? ''}
      inputClassName="outline-none"
      value={term}
      onChange={onTerm}
      suggestions={suggestions}
      placeholder={category ? '' : t('search.whatHint')}
      onChoose={(item) => ('category' in item ? onCategory(item.category) : onSearch(item.text))}
      before={
        category && (
          <RemovableChip name={category.title} onRemove={onRemoveCategory}>
            <span className="max-w-32 truncate">{category.title}</span>
          </RemovableChip>
        )
      }
    />
  );
}
