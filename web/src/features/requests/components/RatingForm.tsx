import { limits } from '@lendring/contracts/kernel/limits.js';
import type { RequestShape } from '@lendring/contracts/http/request.js';
import { useState, type FormEvent } from 'react';
import { Button } from '../../../ui/Button.js';
import { Card } from '../../../ui/Card.js';
import { StarsInput } from '../../../ui/StarsInput.js';
import { TextArea } from '../../../ui/TextArea.js';
import { hasRated } from '../model.js';
import { useRequestAction } from '../use-request-action.js';
import { personName, ratingsDayText, useWords } from '../words.js';
import { Refusal } from './DialogParts.js';

export function RatingForm({ request }: Readonly<{ request: RequestShape }>) {
  const words = useWords();
  const { t } = words;
  const day = ratingsDayText(words, request);
  const action = useRequestAction(request.request_id, () => t('done.rated'));
  const [stars, setStars] = useState<number | null>(null);
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (action.busy) return;
    if (stars === null) {
      setMissing(true);
      document.getElementById('rating')?.focus();
      return;
    }
    void action.run({ do: 'rate', stars, text: text.trim() });
  };
  return (
    <Card as="section" ground="raised" aria-labelledby="rating-title">
      <h2 id="rating-title" className="text-h3 wrap-anywhere">
        {t('rating.formTitle', { name: personName(t, request) })}
      </h2>
      <form onSubmit={submit} noValidate className="mt-4 flex flex-col gap-4">
        <StarsInput
          id="rating"
          legend={t('rating.stars')}
          value={stars}
          onChange={setStars}
          error={missing && stars === null ? t('rating.starsMissing') : undefined}
        />
        <TextArea
          label={t('rating.text')}
          hint={day && !hasRated(request, 'other') ? t('rating.textHintWaits', { day }) : t('rating.textHint')}
          optional
          rows={3}
          maxLength={limits.rating}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <div>
          <Button type="submit" busy={action.busy}>
            {t('rating.send')}
          </Button>
        </div>
        <Refusal of={action} />
      </form>
    </Card>
  );
}
