import { Link, useLocation } from '@tanstack/react-router';
import { Trans, useTranslation } from 'react-i18next';
import type { InvoiceBuyer } from '@lendring/contracts/billing/invoices.js';
import { isApiError } from '../../lib/api-client/api-error.js';
import { useSession } from '../../lib/session/session-context.js';
import type { Profile } from '../../lib/session/session.js';
import { BuyerAddress } from './invoice-details.js';
import { LoadProblem } from '../../parts/loading/LoadProblem.js';

type Props = Readonly<{
  buyer: InvoiceBuyer;
  /** True while the VAT id is unverified; VAT is charged until then. */
  vat_id_awaited: boolean;
}>;

export function BuyerSection({ buyer, vat_id_awaited: isVatIdAwaited }: Props) {
  const { t } = useTranslation('billing');
  const back = { return: useLocation({ select: ({ publicHref }) => publicHref }) };
  const session = useSession();
  const isCompany = session.status === 'in' && session.profile.commercial;
  return (
    <section aria-labelledby="buyer">
      <h2 id="buyer" className="mb-2 text-h3">
        {t('booking.buyer')}
      </h2>
      <BuyerAddress buyer={buyer} />
      <p className="mt-2 text-muted wrap-anywhere">{t('booking.mailed', { email: buyer.email })}</p>
      {isVatIdAwaited && (
        <p className="mt-3">
          {t('booking.vatIdAwaited')}{' '}
          <Link to="/account/company" search={back} hash="trader" className="underline">
            {t('booking.toTrader')}
          </Link>
        </p>
      )}
      <p className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
        <Link to="/account/places" search={back} hash="billing" className="inline-block py-1 underline">
          {t('booking.changeAddress')}
        </Link>
        {isCompany && (
          <Link to="/account/company" search={back} className="inline-block py-1 underline">
            {t('booking.changeCompany')}
          </Link>
        )}
      </p>
    </section>
  );
}

type Part = 'name' | 'address' | 'street' | 'company';

const missing: ReadonlySet<string> = new Set(['billing_address_missing', 'billing_company_missing']);

const missingIn = ({
  firstname,
  lastname,
  address,
  billing_address: billing,
  commercial,
  company,
}: Profile): readonly Part[] => {
  const used = billing ?? address;
  return [
    ...(firstname && lastname ? [] : ['name' as const]),
    ...(used === null ? ['address' as const] : used.street ? [] : ['street' as const]),
    ...(commercial && !company ? ['company' as const] : []),
  ];
};

export function QuoteProblem({ error }: Readonly<{ error: unknown }>) {
  const { t } = useTranslation('billing');
  const back = { return: useLocation({ select: ({ publicHref }) => publicHref }) };
  const session = useSession();
  const isMissing = isApiError(error) && missing.has(error.code);
  const parts = isMissing && session.status === 'in' ? missingIn(session.profile) : [];
  if (parts.length === 0) return <LoadProblem error={error} />;
  return (
    <ul role="alert" className="flex flex-col gap-3">
      {parts.map((part) => (
        <li key={part}>
          <p>{t(`booking.missing.${part}`)}</p>
          {part === 'company' ? (
            <Link to="/account/company" search={back} className="inline-block py-1 underline">
              {t('booking.addCompany')}
            </Link>
          ) : part === 'name' ? (
            <Link to="/account/profile" search={back} className="inline-block py-1 underline">
              {t('booking.addName')}
            </Link>
          ) : (
            <Link to="/account/places" search={back} hash="billing" className="inline-block py-1 underline">
              {t('booking.addAddress')}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

const links = {
  terms: <Link to="/terms" className="underline" />,
  withdraw: <Link to="/plan/withdraw" className="underline" />,
};

export function BookingTerms() {
  const { t } = useTranslation('billing');
  return (
    <p className="text-small text-muted">
      <Trans t={t} i18nKey="booking.terms" components={links} />
    </p>
  );
}
