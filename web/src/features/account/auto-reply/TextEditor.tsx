import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AutoTextShape } from '@lendring/contracts/http/profile.js';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import {
  type AutoReplyPlaceholder,
  autoReplyPlaceholders,
  fillAutoReply,
  placeholdersOf,
} from '@lendring/contracts/rules/placeholders.js';
import { putAutoReplies } from '../../../api/account.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { insertWord } from '../../../lib/forms/typed-text.js';
import { useForm } from '../../../lib/forms/use-form.js';
import { Button } from '../../../ui/Button.js';
import { LeaveGuard } from '../../../ui/LeaveGuard.js';
import { SendForm } from '../../../ui/SendForm.js';
import { TextArea } from '../../../ui/TextArea.js';
import { TextField } from '../../../ui/TextField.js';
import { toasts } from '../../../ui/toasts.js';
import { textDraft, type TextDraft } from './text-draft.js';

export const useExample = (): ((text: string) => string) => {
  const { t } = useTranslation('autoReply');
  return (text) =>
    fillAutoReply(text, {
      name: t('example.name'),
      thing: t('example.thing'),
      dates: t('example.dates'),
      back: t('example.back'),
    });
};

/** Localised placeholder names: users type `{zurück}`, the API stores `{back}`. */
const words: Readonly<Record<Locale, Readonly<Record<AutoReplyPlaceholder, string>>>> = {
  de: { name: 'name', thing: 'sache', dates: 'zeit', back: 'zurück' },
  en: { name: 'name', thing: 'thing', dates: 'dates', back: 'back' },
  nl: { name: 'naam', thing: 'voorwerp', dates: 'periode', back: 'terug' },
};

const written = (placeholder: AutoReplyPlaceholder, locale: Locale): string => `{${words[locale][placeholder]}}`;

export const asWritten = (text: string, locale: Locale): string =>
  autoReplyPlaceholders.reduce((said, one) => said.replaceAll(`{${one}}`, written(one, locale)), text);

export const asKept = (text: string, locale: Locale): string =>
  autoReplyPlaceholders.reduce((said, one) => said.replaceAll(written(one, locale), `{${one}}`), text);

/** First unknown placeholder as typed; null if all are known. */
export const unknownWord = (text: string, locale: Locale): string | null =>
  placeholdersOf(text).find((word) => !Object.values(words[locale]).includes(word)) ?? null;

type Props = Readonly<{
  text: AutoTextShape | null;
  draft: TextDraft | null;
  onEnd: () => void;
  /** Called on cancelling; undefined when the editor has no list to return to. */
  onCancel?: () => void;
}>;

export function TextEditor({ text, draft, onEnd, onCancel }: Props) {
  const { t } = useTranslation('autoReply');
  const { t: common } = useTranslation();
  const locale = useLocale();
  const api = useApi();
  const queries = useQueryClient();
  const area = useRef<HTMLTextAreaElement>(null);
  const begun = { title: text?.title ?? '', text: asWritten(text?.text ?? '', locale) };
  const form = useForm({
    initial: draft?.id === (text?.id ?? 'new') ? { title: draft.title, text: draft.text } : begun,
    check: (values) => {
      const unknown = unknownWord(values.text, locale);
      return [
        ...(values.title.trim() === '' ? [{ id: 'title', text: t('problem.title') }] : []),
        ...(values.text.trim() === '' ? [{ id: 'text', text: t('problem.empty') }] : []),
        ...(unknown === null
          ? []
          : [
              {
                id: 'text',
                text: t('problem.placeholder', {
                  word: `{${unknown}}`,
                  known: autoReplyPlaceholders.map((one) => written(one, locale)).join(', '),
                }),
              },
            ]),
      ];
    },
    send: async (values, options) => {
      const body = { title: values.title, text: asKept(values.text, locale) };
      const now = text
        ? await api.patch('/user_autoresponder/{id}', { id: text.id, body }, options)
        : await api.post('/user_autoresponder', { body }, options);
      putAutoReplies(queries, api, now);
      toasts.show('success', t('texts.saved'));
      onEnd();
    },
    fieldOf: (path, values) => (Object.hasOwn(values, path) ? path : null),
  });
  const { values, change, errorAt } = form;
  const unsaved = () => !form.busy && (values.title !== begun.title || values.text !== begun.text);
  // Keep the draft on reload and on leaving the site; in-app navigation has already asked for confirmation.
  useEffect(() => {
    const keep = () => {
      if (unsaved()) textDraft.keep({ id: text?.id ?? 'new', ...values });
    };
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  });
  const insert = (placeholder: AutoReplyPlaceholder) => {
    if (area.current) change({ text: insertWord(area.current, written(placeholder, locale)) });
  };
  const example = useExample()(asKept(values.text, locale));
  return (
    <SendForm form={form} label={t(text ? 'texts.change' : 'texts.add')} className="flex flex-col gap-5">
      <LeaveGuard unsaved={unsaved} />
      <TextField
        id="title"
        label={t('texts.name')}
        hint={t('texts.nameHint')}
        error={errorAt('title')}
        value={values.title}
        onChange={(event) => change({ title: event.target.value })}
        maxLength={limits.title}
        required
      />
      <div className="flex flex-col gap-2">
        <TextArea
          ref={area}
          id="text"
          label={t('texts.text')}
          hint={t('texts.textHint')}
          error={errorAt('text')}
          value={values.text}
          rows={5}
          onChange={(event) => change({ text: event.target.value })}
          maxLength={limits.message}
          required
        />
        <div role="group" aria-label={t('texts.insert')} className="flex flex-wrap gap-2">
          {autoReplyPlaceholders.map((one) => (
            <Button key={one} variant="ghost" small onClick={() => insert(one)}>
              {t(`placeholder.${one}`)}
            </Button>
          ))}
        </div>
      </div>
      {example.trim() !== '' && (
        <div className="rounded-md bg-mist px-4 py-3">
          <p className="text-fine font-bold">{t('texts.preview')}</p>
          <p className="whitespace-pre-wrap wrap-anywhere">{example}</p>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.busy}>
          {t('texts.save')}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {common('ui.cancel')}
          </Button>
        )}
      </div>
    </SendForm>
  );
}
