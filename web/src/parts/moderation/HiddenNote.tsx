import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { RatingEntry } from '@lendring/contracts/http/request.js';

/** Replaces text hidden by moderation. For its author, a note below the text with a link to the reasons. */
export function HiddenNote({ hidden }: Readonly<{ hidden: NonNullable<RatingEntry['hidden']> }>) {
  const { t } = useTranslation();
  const { decision_id: decisionId, uncounted } = hidden;
  if (decisionId === null)
    return <p className="text-muted italic">{t(uncounted ? 'hidden.othersRating' : 'hidden.others')}</p>;
  return (
    <p className="mt-1 text-small text-muted">
      {t(uncounted ? 'hidden.ownRating' : 'hidden.own')}{' '}
      <Link to="/decision/$decisionId" params={{ decisionId }} className="inline-block py-0.5">
        {t('hidden.why')}
      </Link>
    </p>
  );
}
