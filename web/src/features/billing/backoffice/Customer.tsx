import type { AnyInvoiceRow } from '@lendring/contracts/http/invoices.js';
import { mayDo } from '@lendring/contracts/kernel/rights.js';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { personText } from '../../../parts/people/person-text.js';
import { useRoles } from '../../../lib/session/use-account.js';

/** Links to the user's backoffice page, or to the public profile for staff who may not look up users. */
export function Customer({ owner }: Pick<AnyInvoiceRow, 'owner'>) {
  const { t } = useTranslation('backoffice');
  const mayLookUp = mayDo(useRoles(), 'people');
  const name = personText(t, owner);
  const { user_id: userId, user } = owner;
  if (!user || user.former) return name;
  return mayLookUp ? (
    // Do not preload: every view is recorded in the audit log.
    <Link to="/backoffice/users/$userId" params={{ userId }} search={{ occasion: 'payment' }} preload={false}>
      {name}
    </Link>
  ) : (
    <Link to="/user/$nickname" params={{ nickname: user.nickname }}>
      {name}
    </Link>
  );
}
