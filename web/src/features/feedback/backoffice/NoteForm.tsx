import type { FeedbackShape } from '@lendring/contracts/http/feedback.js';
import { feedbackLimits } from '@lendring/contracts/moderation/feedback-limits.js';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { putFeedback } from '../../../api/feedback.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useForm } from '../../../lib/forms/use-form.js';
import { useSending } from '../../../lib/forms/use-sending.js';
import { Button } from '../../../ui/Button.js';
import { SendForm } from '../../../ui/SendForm.js';
import { TextArea } from '../../../ui/TextArea.js';
import { TextField } from '../../../ui/TextField.js';
import { readTags } from './tags.js';

type Values = Readonly<{ tags: string; note: string }>;

export function NoteForm({ one }: Readonly<{ one: FeedbackShape }>) {
  const { t } = useTranslation('backoffice');
  const api = useApi();
  const sent = useSending({
    put: putFeedback,
    said: t('feedback.saved'),
    idOf: (path) => (path.startsWith('tags') ? 'tags' : path === 'note' ? 'note' : null),
  });
  const form = useForm<Values>({
    initial: { tags: one.tags.join(', '), note: one.note },
    check: ({ tags }) => (readTags(tags) === null ? [{ id: 'tags', text: t('feedback.tagsProblem') }] : []),
    send: ({ tags, note }, options) => {
      const body = { version: one.version, tags: readTags(tags) ?? [], note: note.trim() };
      return sent(api.patch('/feedback_note/{id}', { id: one.feedback_id, body }, options));
    },
  });
  const { values, errorAt, change } = form;
  return (
    <SendForm form={form} label={t('feedback.work')} className="flex flex-col gap-4">
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
    </SendForm>
  );
}
