import type { TraderDetails, TraderPart } from '@lendring/contracts/account/traders.js';

/** Missing details that the law requires (DSA art. 30(1)). */
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
