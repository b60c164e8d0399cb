import { Link, useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../lib/api-client/api-error.js';
import { errorText } from '../../../lib/api-client/error-text.js';
import type { Profile } from '../../../lib/session/session.js';
import { useSession } from '../../../lib/session/session-context.js';

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
  const { t: common } = useTranslation();
  const back = { return: useLocation({ select: ({ publicHref }) => publicHref }) };
  const session = useSession();
  const isMissing = isApiError(error) && missing.has(error.code);
  const parts = isMissing && session.status === 'in' ? missingIn(session.profile) : [];
  if (parts.length === 0) return <p role="alert">{errorText(common, error)}</p>;
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
