import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { UserCard } from '@lendring/contracts/http/shapes.js';
import { number } from '../../../i18n/format.js';
import { Avatar } from '../../../ui/Avatar.js';
import { Card } from '../../../ui/Card.js';
import { Stars } from '../../../ui/Stars.js';
import { LegalHints } from './LegalHints.js';
import { ownerName } from './words.js';

/** `antwortet meist in 2 Stunden`, in whole minutes, hours or days. */
const answerKey = (minutes: number) => minutes < 60 ? { unit: 'minutes', count: Math.max(1, Math.round(minutes)) } as const
  : minutes < 48 * 60 ? { unit: 'hours', count: Math.round(minutes / 60) } as const : { unit: 'days', count: Math.round(minutes / 1440) } as const;

/** Who lends it, and how it went so far. Shops show who they are by law. */
export function OwnerCard({ owner }: Readonly<{ owner: UserCard }>) {
  const { t } = useTranslation('offer');
  const answer = owner.answer_minutes === null ? null : answerKey(owner.answer_minutes);
  const facts = [t(owner.commercial ? 'owner.shop' : 'owner.private'), t('owner.since', { year: owner.registration.slice(0, 4) }), answer && t(`owner.answers.${answer.unit}`, { count: answer.count })];
  return (
    <Card>
      <div className="relative flex items-center gap-4">
        <Avatar name={ownerName(owner)} color={owner.color} image={owner.image_thumb} size={60} />
        <div className="min-w-0">
          <p className="text-[18px] font-bold wrap-anywhere">
            <Link to="/user/$nickname" params={{ nickname: owner.nickname }} className="text-ink no-underline hover:underline after:absolute after:inset-0">{ownerName(owner)}</Link>
          </p>
          <p className="text-[14px] text-muted">{facts.filter(Boolean).join(' · ')}</p>
          <p className="flex flex-wrap items-center gap-x-2 text-[14px]">
            <Stars {...owner.rating} />
            <span>{owner.lent_count > 0 ? t('owner.lent', { count: owner.lent_count, number: number(owner.lent_count) }) : t('owner.new')}</span>
          </p>
        </div>
      </div>
      {owner.commercial && <LegalHints nickname={owner.nickname} />}
    </Card>
  );
}
