import { Link } from '@tanstack/react-router';
import type { RequestShape } from '@lendring/contracts/http/request.js';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSession } from '../../../lib/session/session-context.js';
import { Avatar } from '../../../ui/Avatar.js';
import { Badges } from '../../../parts/people/person-facts.js';
import { Card } from '../../../ui/Card.js';
import { Icon } from '../../../ui/Icon.js';
import { later } from '../../../ui/later.js';
import { Stars } from '../../../ui/Stars.js';
import { contactNote, lendsAsShop, personName, useWords } from '../words.js';

const AddressSwitch = later(async () => (await import('./AddressSwitch.js')).AddressSwitch);

function Line({ icon, label, children }: Readonly<{ icon: LucideIcon; label: string; children: ReactNode }>) {
  return (
    <div className="flex items-start gap-3 py-1">
      <dt className="pt-0.5">
        <Icon icon={icon} label={label} />
      </dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}

export function ContactCard({ request }: Readonly<{ request: RequestShape }>) {
  const words = useWords();
  const { t } = words;
  const { contact, other, side, status, actions } = request;
  const shop = lendsAsShop(useSession(), side);
  const name = personName(t, request);
  const full = contact ? (contact.company ?? `${contact.firstname} ${contact.lastname}`.trim()) : name.first;
  const isPrivateBorrower = side === 'vendor' && !other?.organisation;
  // The town alone, as in the profile; a shown address contains it.
  const facts =
    !other || other.former
      ? []
      : [
          !isPrivateBorrower && t(`common:person.${other.organisation ?? 'private'}`),
          side === 'vendor' && !contact?.address && other.city,
        ].filter((fact): fact is string => Boolean(fact));
  return (
    <Card as="section" aria-label={t('contact.label')}>
      <div className="flex items-center gap-3">
        <Avatar person={other} size={48} />
        <div className="min-w-0">
          <h2 className="text-h3 wrap-anywhere">{full}</h2>
          <p className="flex flex-wrap items-center gap-x-2 text-small text-muted">
            {other && !other.former && <Stars {...other.rating} />}
            <span>{t(other?.former ? 'contact.left' : side === 'vendor' ? 'contact.creator' : 'contact.vendor')}</span>
            {other && !other.former && (
              <Link to="/user/$nickname" params={{ nickname: other.nickname }} className="underline">
                {t('contact.profile')}
              </Link>
            )}
          </p>
          {facts.length > 0 && <p className="text-small text-muted wrap-anywhere">{facts.join(' · ')}</p>}
          {other && <Badges verified={other.verified} />}
        </div>
      </div>
      {contact?.company && (
        <p className="mt-4 -mb-3">
          {contact.firstname} {contact.lastname}
        </p>
      )}
      {contact ? (
        <dl className="mt-4">
          {contact.phone && (
            <Line icon={Phone} label={t('contact.phone')}>
              <a href={`tel:${contact.phone.replace(/[^\d+]/g, '')}`}>{contact.phone}</a>
            </Line>
          )}
          {contact.email && (
            <Line icon={Mail} label={t('contact.email')}>
              <a href={`mailto:${contact.email}`}>{contact.email}</a>
            </Line>
          )}
          <Line icon={MapPin} label={t('contact.address')}>
            {contact.address ?? (
              <span className="text-muted">
                {t(
                  contact.address_deleted && status !== 'completed'
                    ? 'contact.addressDeleted'
                    : status === 'completed' || shop || request.delivery
                      ? 'contact.noAddressDone'
                      : 'contact.noAddress',
                  { name },
                )}
              </span>
            )}
          </Line>
        </dl>
      ) : null}
      <p className="mt-4 text-base text-muted">{contactNote(words, request)}</p>
      {shop && (contact || status === 'open') && (
        <p className="mt-4 border-t border-line pt-3 text-base text-muted">
          {t(contact ? 'contact.shop' : 'contact.shopLater', { name })}
        </p>
      )}
      {side === 'creator' && request.delivery && (contact || status === 'open') && (
        <p className="mt-4 border-t border-line pt-3 text-base text-muted">
          {t(contact ? 'contact.delivery' : 'contact.deliveryLater', { name })}
        </p>
      )}
      {(actions.includes('share_address') || actions.includes('unshare_address')) && (
        <AddressSwitch request={request} />
      )}
    </Card>
  );
}
