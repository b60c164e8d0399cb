import type { RequestShape } from '@lendring/contracts/http/request.js';
import { limits } from '@lendring/contracts/kernel/limits.js';
import { useState, type FormEvent } from 'react';
import { Button } from '../../../ui/Button.js';
import { TextArea } from '../../../ui/TextArea.js';
import { useRequestAction } from '../use-request-action.js';
import { useWords } from '../words.js';
import { Refusal } from './DialogParts.js';

export default function RatingAnswerForm({ requestId }: Readonly<{ requestId: RequestShape['request_id'] }>) {
  const { t } = useWords();
  const action = useRequestAction(requestId, () => t('done.answeredRating'));
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (action.busy) return;
    const said = text.trim();
    setMissing(said === '');
    if (said !== '') void action.run({ do: 'answer_rating', text: said });
  };
  return (
    <form onSubmit={submit} noValidate className="mt-4 flex flex-col items-start gap-3 print:hidden">
      <TextArea
        className="w-full"
        label={t('rating.answerLabel')}
        hint={t('rating.answerHint')}
        error={missing && text.trim() === '' ? t('rating.answerMissing') : undefined}
        rows={2}
        maxLength={limits.ratingAnswer}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="ghost" busy={action.busy}>
        {t('rating.answerSend')}
      </Button>
      <Refusal of={action} />
    </form>
  );
}
