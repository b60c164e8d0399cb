import type { Camel } from '@lendring/contracts/http/camel-case.js';
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
}: TraderDetails) => ({ name, company, street, postal, city, country, phone, email, register, vatId });

export const traderShape = (trader: PublicTrader): Camel<TraderShape> => ({
  ...detailsShape(trader),
  certifiedAt: trader.certifiedAt,
});

export const ownTraderShape = ({ details, onlineUntil, ...rest }: OwnTrader): Camel<OwnTraderShape> => ({
  ...rest,
  onlineUntil,
  details: detailsShape(details),
});

export const traderRowShape = (row: TraderRow, nickname: string | null): Camel<TraderRowShape> => ({
  userId: row.userId,
  traderId: row.traderId,
  nickname,
  state: row.state,
  details: detailsShape(row.details),
  certification: row.certification,
  reason: row.reason,
  vatIdConfirmed: row.vatIdConfirmed,
  seen: row.seen,
  until: row.until,
});
