import { useTranslation } from 'react-i18next';
import type { UserCard } from '@lendring/contracts/http/shapes.js';
import { useAnyText } from '../../../i18n/use-any-text.js';
import { Card } from '../../../ui/Card.js';
import { LegalHints, OwnerRights } from './LegalHints.js';
import { ownerName } from './words.js';

/** The owner and the rights that their kind of account gives the borrower. */
export function OwnerFacts({ owner }: Readonly<{ owner: UserCard }>) {
  const { t } = useTranslation('offer');
  const words = useAnyText();
  return (
    <Card as="section" aria-label={t('parts.owner')}>
      <p className="font-bold wrap-anywhere">
        {ownerName(owner)} · {words(`person.${owner.organisation ?? 'private'}`)}
      </p>
      <OwnerRights owner={owner} />
      {owner.commercial && <LegalHints nickname={owner.nickname} />}
    </Card>
  );
}
