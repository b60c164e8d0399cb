import { limits } from '@lendring/contracts/kernel/limits.js';
import type { RequestShape } from '@lendring/contracts/http/request.js';
import { useState, type FormEvent } from 'react';
import { Button } from '../../../ui/Button.js';
import { Card } from '../../../ui/Card.js';
import { StarsInput } from '../../../ui/Stars.js';
import { TextArea } from '../../../ui/TextArea.js';
import { toasts } from '../../../ui/toasts.js';
import { hasRated } from '../model.js';
import { useDeed } from '../mutations.js';
import { useWords } from '../use-words.js';
import { personText, ratingsDayText } from '../words.js';
import { Refusal } from './DialogParts.js';

/** Rating the other side: once, one to five stars and a few words. */
export function RatingForm({ request }: Readonly<{ request: RequestShape }>) {
  const words = useWords();
  const { t } = words;
  const day = ratingsDayText(words, request);
  const deed = useDeed(request.request_id);
  const [stars, setStars] = useState<number | null>(null);
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (deed.isPending) return;
    if (stars === null) {
      setMissing(true);
      document.getElementById('rating')?.focus();
      return;
    }
    deed.mutate({ do: 'rate', stars, text: text.trim() }, { onSuccess: () => toasts.show('success', t('done.rated')) });
  };
  return (
    <Card as="section" ground="raised" aria-labelledby="rating-title">
      <h2 id="rating-title" className="text-h3 wrap-anywhere">
        {t('rating.formTitle', { name: personText(t, request) })}
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
          <Button type="submit" busy={deed.isPending}>
            {t('rating.send')}
          </Button>
        </div>
        <Refusal deed={deed} />
      </form>
    </Card>
  );
}
