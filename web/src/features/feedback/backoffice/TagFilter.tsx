import { feedbackLimits } from '@lendring/contracts/moderation/feedback-limits.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { feedbackTagsQuery } from '../../../api/feedback.js';
import { useApi } from '../../../lib/api-client/api-context.js';
import { useQuery } from '../../../lib/api-client/use-query.js';
import { Button } from '../../../ui/Button.js';
import { Chip } from '../../../ui/Chip.js';
import { TextField } from '../../../ui/TextField.js';

type Props = Readonly<{ tag: string | undefined; onTag: (tag: string | undefined) => void }>;

export function TagFilter({ tag, onTag }: Props) {
  const { t } = useTranslation('backoffice');
  const { data } = useQuery(feedbackTagsQuery(useApi()));
  const [typed, setTyped] = useState(tag ?? '');
  const used = data?.tags ?? [];
  return (
    <form
      className="mt-3 flex flex-wrap items-end gap-x-3 gap-y-2"
      onSubmit={(event) => {
        event.preventDefault();
        onTag(typed.trim().toLowerCase() || undefined);
      }}
    >
      <TextField
        id="tag"
        className="w-full sm:w-60"
        label={t('feedback.tagFilter')}
        value={typed}
        maxLength={feedbackLimits.tag}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" variant="soft">
        {t('feedback.tagFind')}
      </Button>
      {used.length > 0 && (
        <div role="group" aria-label={t('feedback.tagsUsed')} className="flex min-w-0 flex-wrap gap-2">
          {used.map((one) => (
            <Chip key={one} on={one === tag} onClick={() => onTag(one === tag ? undefined : one)}>
              {one}
            </Chip>
          ))}
        </div>
      )}
    </form>
  );
}
