import type { AnyInvoiceRow } from '@lendring/contracts/http/invoices.js';
import { mayDo } from '@lendring/contracts/kernel/rights.js';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { personText } from '../../../lib/person-text.js';
import { useRoles } from '../../../lib/use-roles.js';

/** An account that is invoiced, which leads to the person in the backoffice, or to the profile for staff without that right. */
export function Customer({ owner }: Pick<AnyInvoiceRow, 'owner'>) {
  const { t } = useTranslation('backoffice');
  const mayLookUp = mayDo(useRoles(), 'people');
  const name = personText(t, owner);
  const { user_id: userId, user } = owner;
  if (!user || user.former) return name;
  return mayLookUp ? (
    // The log keeps who looked.
    <Link to="/backoffice/users/$userId" params={{ userId }} search={{ occasion: 'payment' }} preload={false}>
      {name}
    </Link>
  ) : (
    <Link to="/user/$nickname" params={{ nickname: user.nickname }}>
      {name}
    </Link>
  );
}
