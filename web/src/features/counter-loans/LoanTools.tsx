import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { useCounterWords } from '../../parts/counter-loans/words.js';
import { Button } from '../../ui/Button.js';
import { DateFields } from '../../ui/DateFields.js';
import { TextField } from '../../ui/TextField.js';
import { useSearchText } from '../../ui/use-search-text.js';
import type { LoansSearch } from './search.js';

/** Search and days of the list of loans. */
export function LoanTools({ search }: Readonly<{ search: LoansSearch }>) {
  const { t } = useCounterWords();
  const navigate = useNavigate({ from: '/counter-loans/' });
  const go = useCallback(
    (change: Partial<LoansSearch>) => {
      void navigate({
        to: '/counter-loans',
        search: (now) => ({ ...now, page: 1, ...change }),
        replace: true,
        resetScroll: false,
      });
    },
    [navigate],
  );
  const { text, setText, find } = useSearchText(
    search.q,
    useCallback((q: string) => go({ q }), [go]),
  );
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        find(text);
      }}
      className="mt-6 flex flex-col gap-4 md:flex-row md:items-start"
    >
      <TextField
        className="flex-1 md:max-w-[420px]"
        type="search"
        name="q"
        label={t('tools.find')}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={limits.searchTerm}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="md:w-[340px] md:shrink-0">
        <DateFields
          first={search.from || null}
          last={search.to || null}
          onChange={({ first, last }) => go({ from: first ?? '', to: last ?? '' })}
        />
      </div>
      {(search.q || search.from || search.to) && (
        <Button
          variant="quiet"
          className="self-start md:mt-7.5"
          onClick={() => {
            setText('');
            go({ q: '', from: '', to: '' });
          }}
        >
          {t('tools.clear')}
        </Button>
      )}
    </form>
  );
}
