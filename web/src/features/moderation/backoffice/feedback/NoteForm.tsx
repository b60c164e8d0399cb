import type { FeedbackShape } from '@lendring/contracts/http/feedback.js';
import { feedbackLimits } from '@lendring/contracts/moderation/feedback-limits.js';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { putFeedback } from '../../../../api/feedback.js';
import { useApi } from '../../../../lib/api-context.js';
import { refusalOf, useForm } from '../../../../lib/use-form.js';
import { Button } from '../../../../ui/Button.js';
import { ErrorSummary } from '../../../../ui/ErrorSummary.js';
import { TextArea } from '../../../../ui/TextArea.js';
import { TextField } from '../../../../ui/TextField.js';
import { toasts } from '../../../../ui/toasts.js';
import { readTags } from './tags.js';

type Values = Readonly<{ tags: string; note: string }>;

/** Tags and a note, for admins alone. */
export function NoteForm({ one }: Readonly<{ one: FeedbackShape }>) {
  const { t } = useTranslation('backoffice');
  const { t: common } = useTranslation();
  const api = useApi();
  const queries = useQueryClient();
  const form = useForm<Values>({
    initial: { tags: one.tags.join(', '), note: one.note },
    check: ({ tags }) => (readTags(tags) === null ? [{ id: 'tags', text: t('feedback.tagsProblem') }] : []),
    send: async ({ tags, note }, options) => {
      try {
        const body = { version: one.version, tags: readTags(tags) ?? [], note: note.trim() };
        const now = await api.patch('/feedback_note/{id}', { id: one.feedback_id, body }, options);
        toasts.show('success', t('feedback.saved'));
        await putFeedback(queries, now);
        return undefined;
      } catch (error) {
        return refusalOf(common, error, (path) => (path.startsWith('tags') ? 'tags' : path === 'note' ? 'note' : null));
      }
    },
  });
  const { values, errorAt, change } = form;
  return (
    <form
      aria-label={t('feedback.work')}
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <ErrorSummary key={form.summary.attempt} problems={form.summary.problems} text={form.summary.text} />
      {one.tags.length > 0 && (
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {one.tags.map((tag) => (
            <li key={tag}>
              <Link to="/backoffice/notes/feedback" search={{ state: 'all', tag }} className="wrap-anywhere">
                {tag}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <TextField
        id="tags"
        label={t('feedback.tags')}
        hint={t('feedback.tagsHint')}
        value={values.tags}
        autoComplete="off"
        error={errorAt('tags')}
        onChange={(event) => change({ tags: event.target.value })}
      />
      <TextArea
        id="note"
        label={t('feedback.note')}
        optional
        value={values.note}
        maxLength={feedbackLimits.note}
        error={errorAt('note')}
        onChange={(event) => change({ note: event.target.value })}
      />
      <Button type="submit" variant="ghost" busy={form.busy} className="self-start">
        {t('feedback.save')}
      </Button>
    </form>
  );
}
