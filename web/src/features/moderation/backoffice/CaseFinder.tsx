import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.js';
import { TextField } from '../../../ui/TextField.js';
import { caseNumber, type QueueSearch } from './queue-search.js';

type Props = Readonly<{ search: QueueSearch; go: (search: QueueSearch) => void }>;

/** Finds the case of a report by the number that its reporter got, whatever has become of it. */
export function CaseFinder({ search, go }: Props) {
  const { t } = useTranslation('backoffice');
  const [text, setText] = useState(search.number ?? '');
  const [isWrong, setWrong] = useState(false);
  return (
    <form
      role="search"
      aria-label={t('queue.find')}
      noValidate
      className="mb-4 flex max-w-[560px] flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const number = caseNumber(text);
        setWrong(number === null);
        if (number !== null) go({ state: 'all', number, ...(search.columns && { columns: search.columns }) });
      }}
    >
      <div className="min-w-0 grow">
        <TextField
          id="number"
          label={t('queue.number')}
          hint={t('queue.numberHint')}
          value={text}
          maxLength={60}
          autoComplete="off"
          spellCheck={false}
          error={isWrong ? t('queue.numberWrong') : undefined}
          onChange={({ target: { value } }) => setText(value)}
        />
      </div>
      <Button type="submit" variant="ghost">
        {t('queue.find')}
      </Button>
    </form>
  );
}
