import type { OwnTrader, PublicTrader, TraderDetails, TraderRow } from '@lendring/contracts/account/trader.js';
import type { OwnTraderShape, TraderRowShape, TraderShape } from '@lendring/contracts/http/traders.js';

const detailsShape = ({
  name,
  company,
  street,
  postal,
  city,
  country,
  phone,
  email,
  register,
  vatId,
}: TraderDetails) => ({ name, company, street, postal, city, country, phone, email, register, vat_id: vatId });

export const traderShape = (trader: PublicTrader): TraderShape => ({
  ...detailsShape(trader),
  certified_at: trader.certifiedAt,
});

export const ownTraderShape = ({ details, onlineUntil, ...rest }: OwnTrader): OwnTraderShape => ({
  ...rest,
  online_until: onlineUntil,
  details: detailsShape(details),
});

export const traderRowShape = (row: TraderRow, nickname: string | null): TraderRowShape => ({
  user_id: row.userId,
  trader_id: row.traderId,
  nickname,
  state: row.state,
  details: detailsShape(row.details),
  certification: row.certification,
  reason: row.reason,
  vat_id_confirmed: row.vatIdConfirmed,
  seen: row.seen,
  until: row.until,
});
