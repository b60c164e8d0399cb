import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { OfferShape } from '@lendring/contracts/http/offer.js';
import type { UserCard } from '@lendring/contracts/http/shapes.js';
import { useAnyText } from '../../../i18n/use-any-text.js';
import { useSession } from '../../../lib/session/session-context.js';
import { Avatar } from '../../../ui/Avatar.js';
import { Card } from '../../../ui/Card.js';
import { personFacts } from '../../../parts/people/person-facts.js';
import { ReportLink } from '../../../parts/moderation/ReportLink.js';
import { Stars } from '../../../ui/Stars.js';
import { Verified } from '../../../parts/people/Verified.js';
import { LegalHints, OwnerRights } from './LegalHints.js';
import { ownerName } from './words.js';

export function OwnerCard({
  owner,
  offer,
}: Readonly<{ owner: UserCard; offer: Pick<OfferShape, 'offer_id' | 'title' | 'commercial_only'> }>) {
  const { t } = useTranslation(['offer', 'common']);
  const words = useAnyText();
  const session = useSession();
  const isOwn = session.status === 'in' && session.profile.user_id === owner.user_id;
  return (
    <>
      <Card>
        <div className="relative flex items-center gap-4">
          <Avatar person={owner} size={60} />
          <div className="min-w-0">
            <p className="text-lead font-bold wrap-anywhere">
              <Link
                to="/user/$nickname"
                params={{ nickname: owner.nickname }}
                className="text-ink no-underline hover:underline after:absolute after:inset-0"
              >
                {ownerName(owner)}
              </Link>
            </p>
            <p className="text-small text-muted">
              {[t(`common:person.${owner.organisation ?? 'private'}`), ...personFacts(words, owner)].join(' · ')}
            </p>
            <p className="flex flex-wrap items-center gap-x-2 text-small">
              <Stars {...owner.rating} />
              {owner.lent_count === 0 && <span>{t('owner.new')}</span>}
            </p>
            <Verified verified={owner.verified} />
          </div>
        </div>
        {!offer.commercial_only && <OwnerRights owner={owner} />}
        {owner.commercial && <LegalHints nickname={owner.nickname} />}
      </Card>
      {!isOwn && <ReportLink kind="offer" id={offer.offer_id} about={offer.title} className="mt-1" />}
    </>
  );
}
