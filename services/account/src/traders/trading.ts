import type { TraderDetails, TraderRegister } from '@lendring/contracts/account/traders.js';
import { isCompletedCommercial, type AccountState } from '../account/account.aggregate.js';
import { phoneOf } from '../phone/read-number.js';
import { recipientOf } from '../account/view.js';
import type { TradingAccount } from './decide.js';

/** Kind of organisation as trader details contain it: absent for businesses. */
export const kindOf = ({ organisation }: Pick<AccountState, 'organisation'>): Pick<TraderDetails, 'organisation'> =>
  organisation === null || organisation === 'business' ? {} : { organisation };

/** Trader details taken from the account, so that the user need not enter them again. */
export const detailsOf = (account: AccountState, register: TraderRegister | null): TraderDetails => {
  const { firstname, lastname, company, address, phone, vatId } = account;
  return {
    ...kindOf(account),
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

export const tradingOf = (account: AccountState): TradingAccount => ({
  opened: account.opened,
  commercial: account.commercial,
  completed: isCompletedCommercial(account),
  details: (register) => detailsOf(account, register),
});
