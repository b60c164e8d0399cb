import type { WordShape } from '@lendring/contracts/http/hints.js';
import { hintLimits as limits } from '@lendring/contracts/moderation/hint-limits.js';
import { wordFinder } from '@lendring/contracts/rules/word-match.js';
import { useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { wordListQuery } from '../../api/hints.js';
import { localeCodes, type Locale } from '../../i18n/locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { TextArea } from '../../ui/TextArea.js';

type Entry = WordShape & Readonly<{ language: Locale }>;

/** Tries a text against all word lists with the server's matching rule, but locally: the text is not sent. */
export function TryWords() {
  const { t } = useTranslation('hints');
  const api = useApi();
  const [text, setText] = useState('');
  const lists = useQueries({
    queries: localeCodes.map((language) => wordListQuery(api, language)),
    combine: (found) =>
      found.flatMap(({ data }) =>
        data ? data.words.map((word): Entry => ({ ...word, language: data.language })) : [],
      ),
  });
  const find = useMemo(() => wordFinder(lists), [lists]);
  const found = useMemo(() => find(text), [find, text]);
  return (
    <div className="flex flex-col gap-4">
      <TextArea
        id="tried"
        label={t('words.test')}
        hint={t('words.testHint')}
        value={text}
        maxLength={limits.tried}
        onChange={(event) => setText(event.target.value)}
      />
      <p role="status" className="text-small">
        {text.trim() !== '' &&
          (found.length === 0 ? t('words.testNone') : t('words.testFound', { count: found.length }))}
      </p>
      {found.length > 0 && (
        <ul className="flex flex-col gap-3 text-small">
          {found.map(({ entry, as }) => (
            <li key={entry.word_id} className="wrap-anywhere">
              <span className="block font-bold">{t('found', { as })}</span>
              {t('because', {
                list: t(`listNames.${entry.language}`),
                word: entry.text,
                match: t(`match.${entry.match}`),
                reason: entry.reason,
              })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
