import { useQuery } from '@tanstack/react-query';
import Search from 'lucide-react/icons/search';
import Tag from 'lucide-react/icons/tag';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../lib/api-context.js';
import { categoriesQuery } from '../../../lib/reference-queries.js';
import { RemovableChip } from '../../../ui/Chip.js';
import { Combobox, type Suggestion } from '../../../ui/Combobox.js';
import { useDebounced } from '../../../ui/use-debounced.js';
import { matchingCategories, minLength } from '../suggest.js';

export type ChosenCategory = Readonly<{ id: number; url: string; title: string }>;
type Item = Suggestion & Readonly<{ category?: ChosenCategory }>;
type Props = Readonly<{
  id: string; term: string; onTerm: (term: string) => void; category: ChosenCategory | null; onCategory: (category: ChosenCategory | null) => void; onSearch: () => void;
}>;

/** What somebody looks for: the typed text first, then the categories it means (spec §2, search bar). */
export function WhatField({ id, term, onTerm, category, onCategory, onSearch }: Props) {
  const { t } = useTranslation();
  const [touched, setTouched] = useState(false);
  const { data: categories = [] } = useQuery({ ...categoriesQuery(useApi()), enabled: touched });
  const settled = useDebounced(term);
  const suggestions: Item[] = settled.trim().length < minLength ? [] : [
    { id: 'text', label: t('search.fullText', { term: term.trim() }), icon: Search },
    ...matchingCategories(categories, settled).map((found) => ({
      id: `c${found.id}`, label: found.title, detail: t('search.category'), icon: Tag, category: { id: found.id, url: found.url, title: found.title },
    })),
  ];
  return (
    <Combobox<Item>
      id={id} label={t('search.what')} value={term} placeholder={category ? '' : t('search.whatHint')} suggestions={suggestions}
      onChange={(text) => { setTouched(true); onTerm(text); }} onSubmit={onSearch}
      onChoose={(item) => item.category ? onCategory(item.category) : onSearch()}
      before={category && <RemovableChip name={category.title} onRemove={() => onCategory(null)}><span className="max-w-32 truncate">{category.title}</span></RemovableChip>}
    />
  );
}
