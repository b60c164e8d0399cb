import type { TraderDetails, TraderPart, TraderRegister } from '@lendring/contracts/account/trader.js';
import type { AccountState } from '../account/account.js';
import { phoneOf } from '../phone-numbers/read.js';
import { recipientOf } from '../projections/profile-view.js';

/** What an account says of a trader; nothing of it is asked for a second time. */
export const detailsOf = (account: AccountState, register: TraderRegister | null): TraderDetails => {
  const { firstname, lastname, company, address, phone, vatId } = account;
  return {
    name: [firstname, lastname].filter(Boolean).join(' '),
    company: company ?? '',
    street: address?.street ?? '',
    postal: address?.postal ?? '',
    city: address?.city ?? '',
    country: address?.country ?? null,
    phone: phone === null ? null : phoneOf(phone, address?.country ?? 'DE'),
    email: recipientOf(account).email,
    register,
    vatId,
  };
};

/** What the law asks for and is not there (DSA art. 30(1)). */
export const lacksOf = ({ name, company, street, city, phone, email }: TraderDetails): TraderPart[] => {
  const there: Readonly<Record<TraderPart, boolean>> = {
    name: name !== '',
    company: company !== '',
    address: street !== '' && city !== '',
    phone: phone !== null,
    email: email !== null,
  };
  return (Object.keys(there) as TraderPart[]).filter((part) => !there[part]);
};
