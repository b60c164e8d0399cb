import { useQueries, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WordListShape, WordShape } from '@lendring/contracts/http/hints.js';
import { hintLimits as limits, wordMatches } from '@lendring/contracts/moderation/hint-limits.js';
import { fold } from '@lendring/contracts/rules/fold.js';
import { wordFinder } from '@lendring/contracts/rules/word-match.js';
import { putWordList, wordListQuery } from '../../api/report-cases.js';
import { type Locale, localeCodes, locales } from '../../i18n/locale.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useQuery } from '../../lib/api-client/use-query.js';
import { useForm } from '../../lib/forms/use-form.js';
import { Part } from '../../parts/backoffice/sections.js';
import { LoadProblem } from '../../parts/loading/LoadProblem.js';
import { Button } from '../../ui/Button.js';
import { Dialog } from '../../ui/Dialog.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { RadioCards } from '../../ui/RadioCards.js';
import { Select } from '../../ui/Select.js';
import { SendForm } from '../../ui/SendForm.js';
import { SkeletonText } from '../../ui/Skeleton.js';
import { TextArea } from '../../ui/TextArea.js';
import { TextField } from '../../ui/TextField.js';
import { toasts } from '../../ui/toasts.js';
import { WordTable } from './WordTable.js';

type Values = Readonly<{ text: string; match: WordShape['match']; reason: string; severity: number }>;
type Props = Readonly<{ language: Locale; word: WordShape | null; onDone: () => void }>;

const severities = [1, 2, 3] as const;
const blank: Values = { text: '', match: 'word', reason: '', severity: 2 };
const fields: readonly string[] = ['text', 'reason', 'severity', 'match'];

function WordForm({ language, word, onDone }: Props) {
  const { t } = useTranslation('hints');
  const api = useApi();
  const queries = useQueryClient();
  const { values, errorAt, change, ...form } = useForm<Values>({
    initial: word ?? blank,
    check: ({ text, reason }) => [
      ...(fold(text) === '' ? [{ id: 'text', text: t('words.textProblem') }] : []),
      ...(reason.trim() === '' ? [{ id: 'reason', text: t('words.reasonProblem') }] : []),
    ],
    send: async ({ text, match, reason, severity }, options) => {
      const body = { text: text.trim(), match, reason: reason.trim(), severity };
      const now: WordListShape = word
        ? await api.patch('/word_list/{id}', { id: language, body: { ...body, word_id: word.word_id } }, options)
        : await api.post('/word_list/{id}', { id: language, body }, options);
      putWordList(queries, now);
      toasts.show('success', t(word ? 'words.saved' : 'words.added'));
      onDone();
    },
    fieldOf: (path) => (fields.includes(path) ? path : null),
  });
  return (
    <SendForm form={form} className="flex flex-col gap-4">
      <TextField
        id="text"
        lang={language}
        label={t('words.text')}
        hint={t('words.textHint')}
        value={values.text}
        maxLength={limits.word}
        autoComplete="off"
        error={errorAt('text')}
        onChange={(event) => change({ text: event.target.value })}
      />
      <RadioCards
        id="match"
        legend={t('words.match')}
        value={values.match}
        onChange={(match) => change({ match })}
        options={wordMatches.map((value) => ({
          value,
          label: t(`match.${value}`),
          detail: t(`words.matchHint.${value}`),
        }))}
      />
      <TextField
        id="reason"
        label={t('words.reason')}
        hint={t('words.reasonHint')}
        value={values.reason}
        maxLength={limits.reason}
        autoComplete="off"
        error={errorAt('reason')}
        onChange={(event) => change({ reason: event.target.value })}
      />
      <Select
        id="severity"
        label={t('words.severity')}
        value={String(values.severity)}
        onChange={(event) => change({ severity: Number(event.target.value) })}
        options={severities.map((value) => ({ value: String(value), label: t(`severity.${value}`) }))}
      />
      <Button type="submit" busy={form.busy} className="self-start">
        {t(word ? 'words.save' : 'words.add')}
      </Button>
    </SendForm>
  );
}

type Entry = WordShape & Readonly<{ language: Locale }>;

/** Tries a text against all word lists with the server's matching rule, but locally: the text is not sent. */
function TryWords() {
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

export function WordListsPage() {
  const { t } = useTranslation('hints');
  const [language, setLanguage] = useState<Locale>(useLocale());
  const { data, error } = useQuery(wordListQuery(useApi(), language));
  const [edited, setEdited] = useState<WordShape | 'new' | null>(null);
  const close = () => setEdited(null);
  return (
    <>
      <p className="mb-2 text-small">
        <Link to="/backoffice/hints">{t('words.back')}</Link>
      </p>
      <h1 className="text-h1">{t('words.title')}</h1>
      <p className="mt-2 mb-6 max-w-[720px] text-muted">{t('words.intro')}</p>
      <div className="grid gap-9 @4xl:grid-cols-[minmax(0,1fr)_360px]">
        <Part id="word-list" title={t('words.listTitle')}>
          <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
            <Select
              id="language"
              label={t('words.language')}
              value={language}
              onChange={({ target: { value } }) => setLanguage(localeCodes.find((code) => code === value) ?? language)}
              options={localeCodes.map((value) => ({ value, label: locales[value].name }))}
            />
            <Button onClick={() => setEdited('new')}>{t('words.addTitle')}</Button>
          </div>
          <p role="status" className="mb-2 text-small text-muted">
            {data && t('words.count', { count: data.words.length })}
          </p>
          {!data && (error ? <LoadProblem error={error} /> : <SkeletonText lines={8} />)}
          {data?.words.length === 0 && (
            <EmptyState title={t('words.none')}>
              <p>{t('words.noneText')}</p>
            </EmptyState>
          )}
          {data && data.words.length > 0 && <WordTable list={data} onChange={setEdited} />}
        </Part>
        <Part id="try-words" title={t('words.testTitle')}>
          <TryWords />
        </Part>
      </div>
      <Dialog
        open={edited !== null}
        onClose={close}
        title={
          edited === 'new' || edited === null ? t('words.addTitle') : t('words.changeTitle', { word: edited.text })
        }
      >
        {edited !== null && <WordForm language={language} word={edited === 'new' ? null : edited} onDone={close} />}
      </Dialog>
    </>
  );
}
