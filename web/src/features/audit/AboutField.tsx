import type { PersonRowShape } from '@lendring/contracts/http/people.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../lib/api-client/api-context.js';
import { errorText } from '../../lib/api-client/error-text.js';
import { isUuid } from '../../lib/links/uuid.js';
import { Button } from '../../ui/Button.js';
import { FindForm } from '../../ui/FindForm.js';

const MOST = 5;

type Props = Readonly<{ choose: (userId: string) => void; className?: string }>;

/** Filter by affected user: exact nickname or account id, else a choice of nicknames with that prefix. */
export function AboutField({ choose, className }: Props) {
  const { t } = useTranslation('audit');
  const { t: common } = useTranslation();
  const api = useApi();
  const [text, setText] = useState('');
  const [found, setFound] = useState<readonly PersonRowShape[]>([]);
  const [problem, setProblem] = useState<string>();

  const take = (userId: string) => {
    setText('');
    setFound([]);
    choose(userId);
  };
  const find = async () => {
    const wanted = text.trim();
    setFound([]);
    setProblem(undefined);
    if (wanted === '') return;
    if (isUuid(wanted)) return take(wanted.toLowerCase());
    try {
      const { people } = await api.post('/person_search', { body: { kind: 'nickname', text: wanted, size: MOST } });
      const named = people.filter(({ nickname }) => nickname?.toLowerCase() === wanted.toLowerCase());
      const [only, ...others] = named.length === 1 ? named : people;
      if (only && others.length === 0) return take(only.user_id);
      setFound(people);
      if (people.length === 0) setProblem(t('aboutUnknown'));
    } catch (error) {
      setProblem(errorText(common, error));
    }
  };
  return (
    <div className={className}>
      <FindForm
        id="about"
        label={t('about')}
        hint={t('aboutHint')}
        button={t('find')}
        value={text}
        maxLength={200}
        error={problem}
        onChange={setText}
        onFind={() => void find()}
      />
      {found.length > 0 && (
        <ul aria-label={t('aboutSeveral')} className="mt-2 flex flex-wrap gap-2">
          {found.map(({ user_id: userId, nickname }) => (
            <li key={userId}>
              <Button variant="soft" small onClick={() => take(userId)}>
                {nickname ?? userId}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
