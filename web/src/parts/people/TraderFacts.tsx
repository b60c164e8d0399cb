import type { OwnTraderShape, TraderShape } from '@lendring/contracts/http/traders.js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { day } from '../../i18n/format.js';
import { useAnyText } from '../../i18n/use-any-text.js';
import { useLocale } from '../../i18n/use-locale.js';

/** Identity of a business or organisation, required by law (DSA art. 30(7)); null if not entered yet. */
export function TraderFacts({ trader }: Readonly<{ trader: TraderShape | null }>) {
  const { t } = useTranslation('trader');
  const locale = useLocale();
  if (!trader) return <p className="text-base">{t('facts.missing')}</p>;
  return (
    <section aria-label={t('facts.title')}>
      <h3 className="title mb-1">{t('facts.title')}</h3>
      <TraderList details={trader} />
      <p className="mt-2 text-base">
        {t('facts.certified', { day: day(trader.certified_at.slice(0, 10), locale, 'year') })}
      </p>
    </section>
  );
}

/** List of the trader's details, without the self-certification; `plain` omits missing details. */
export function TraderList({
  details,
  plain = false,
}: Readonly<{ details: OwnTraderShape['details']; plain?: boolean }>) {
  const { t } = useTranslation('trader');
  const words = useAnyText();
  const { organisation, company, name, street, postal, city, country, phone, email, register, vat_id: vatId } = details;
  const town = [[street, `${postal} ${city}`.trim()].filter(Boolean).join(', '), country && t(`country.${country}`)];
  return (
    <dl className="m-0 grid gap-x-6 gap-y-1 text-base sm:grid-cols-[auto_minmax(0,1fr)]">
      {company && <Fact name={t('facts.company')}>{company}</Fact>}
      {organisation && <Fact name={t('facts.kind')}>{words(`common:person.${organisation}`)}</Fact>}
      {name && <Fact name={t('facts.name')}>{name}</Fact>}
      {street && <Fact name={t('facts.address')}>{town.filter(Boolean).join(', ')}</Fact>}
      {phone && (
        <Fact name={t('facts.phone')}>
          <a href={`tel:${phone.replaceAll(' ', '')}`} className="inline-block py-0.5">
            {phone}
          </a>
        </Fact>
      )}
      {email && (
        <Fact name={t('facts.email')}>
          <a href={`mailto:${email}`} className="inline-block py-0.5">
            {email}
          </a>
        </Fact>
      )}
      {!plain && (
        <Fact name={t('facts.register')}>
          {register ? `${register.name}, ${register.number}` : t('facts.noRegister')}
        </Fact>
      )}
      {vatId && <Fact name={t('facts.vatId')}>{vatId}</Fact>}
    </dl>
  );
}

function Fact({ name, children }: Readonly<{ name: string; children: ReactNode }>) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="m-0 wrap-anywhere max-sm:mb-1.5">{children}</dd>
    </>
  );
}
