import type { Query } from '@lendring/contracts/http/calls.js';
import type { TraderRowShape } from '@lendring/contracts/http/traders.js';
import type { TFunction } from 'i18next';
import type { Api } from '../../lib/api-client/api.js';
import { everyRow, FILE_PAGE, pageAfter } from '../../lib/downloads/every-row.js';
import { nameOf, registerOf } from './words.js';

export const everyTrader = (api: Api, query: Query<'traders'>, told: (done: number) => void) =>
  everyRow<TraderRowShape, number>(async (place) => {
    const { traders, paging } = await api.get('/trader', {
      query: { ...query, purpose: 'file', page: place ?? 1, size: FILE_PAGE },
    });
    return { rows: traders, next: pageAfter(paging) };
  }, told);

const columns = [
  'company',
  'userId',
  'state',
  'name',
  'street',
  'postal',
  'city',
  'country',
  'phone',
  'email',
  'register',
  'vat',
  'asOf',
  'until',
] as const;

/** One row per trader. The id accompanies the name, because names change. */
export const tradersFile = (t: TFunction<'trader'>) => ({
  heads: columns.map((name) => t(`staff.column.${name}`)),
  cells: (trader: TraderRowShape) => {
    const { name, street, postal, city, country, phone, email, vat_id: vatId } = trader.details;
    return [
      nameOf(t, trader),
      trader.user_id,
      t(`staff.state.${trader.state}`),
      name,
      street,
      postal,
      city,
      country ? t(`country.${country}`) : '',
      phone ?? '',
      email ?? '',
      registerOf(t, trader),
      vatId ?? '',
      trader.seen,
      trader.until ?? '',
    ];
  },
});
