import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FindForm } from '../../ui/FindForm.js';
import { readFound, type QueueSearch } from './queue-search.js';

type Props = Readonly<{ search: QueueSearch; go: (search: QueueSearch) => void }>;

export function CaseFinder({ search, go }: Props) {
  const { t } = useTranslation('backoffice');
  const [text, setText] = useState(search.number ?? search.text ?? '');
  return (
    <div className="mb-4 max-w-[640px]">
      <FindForm
        id="find"
        label={t('queue.find')}
        hint={t('queue.findHint')}
        button={t('queue.send')}
        value={text}
        maxLength={200}
        onChange={setText}
        onFind={() => {
          const { number: _, text: __, page: ___, ...rest } = search;
          const found = readFound(text);
          const isAsked = Object.keys(found).length > 0;
          go(isAsked ? { state: 'all', ...found, ...(search.columns && { columns: search.columns }) } : rest);
        }}
      />
    </div>
  );
}
