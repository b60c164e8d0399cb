import type { WordListShape, WordShape } from '@lendring/contracts/http/hints.js';
import { hintLimits as limits, wordMatches } from '@lendring/contracts/moderation/hint-limits.js';
import { fold } from '@lendring/contracts/rules/fold.js';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { putWordList } from '../../api/hints.js';
import type { Locale } from '../../i18n/locale.js';
import { useApi } from '../../lib/api-client/api-context.js';
import { useForm } from '../../lib/forms/use-form.js';
import { Button } from '../../ui/Button.js';
import { SendForm } from '../../ui/SendForm.js';
import { RadioCards } from '../../ui/RadioCards.js';
import { Select } from '../../ui/Select.js';
import { TextField } from '../../ui/TextField.js';
import { toasts } from '../../ui/toasts.js';

type Values = Readonly<{ text: string; match: WordShape['match']; reason: string; severity: number }>;
type Props = Readonly<{ language: Locale; word: WordShape | null; onDone: () => void }>;

const severities = [1, 2, 3] as const;
const blank: Values = { text: '', match: 'word', reason: '', severity: 2 };
const fields: readonly string[] = ['text', 'reason', 'severity', 'match'];

export function WordForm({ language, word, onDone }: Props) {
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
