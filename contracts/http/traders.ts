import * as z from 'zod';
import { organisations } from '../account/organisations.js';
import {
  Certification,
  TraderFinding,
  TraderId,
  TraderList,
  TraderPart,
  TraderRegister,
  TraderSort,
  TraderState,
} from '../account/traders.js';
import { UserId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';
import { Country } from '../kernel/place.js';
import { call } from './call.js';
import { numeric, pageQuery, pagedShape } from './shapes.js';

const details = {
  organisation: z.enum(organisations).exclude(['business']).optional().describe('Absent for businesses.'),
  name: z.string(),
  company: z.string(),
  street: z.string(),
  postal: z.string(),
  city: z.string(),
  country: Country.nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  register: TraderRegister.nullable().describe('Null: they say that they are in none.'),
  vat_id: z.string().nullable(),
};
const DetailsShape = z.object(details);

/** Public trader details (DSA art. 30(7)). */
export const TraderShape = z.object({
  ...details,
  certified_at: Instant.describe('When they certified to offer only what complies with the law of the Union.'),
});
export type TraderShape = z.infer<typeof TraderShape>;

const Certified = z.object({ version: Certification, at: Instant });

export const OwnTraderShape = z.object({
  state: z.enum(['none', 'unchecked', 'checked', 'correction']),
  details: DetailsShape.describe('As others read them, from the own profile.'),
  lacks: z.array(TraderPart),
  certification: Certified.nullable(),
  reason: z.string().nullable().describe('Why a correction is asked for.'),
  until: Instant.nullable().describe('Until when offers may be published without it.'),
  ready: z.boolean().describe('Whether offers may be published now.'),
  online_until: Instant.nullable().describe('Until when what is online stays there without it.'),
  paused: z.boolean().describe('What was online is paused, since nothing was given in time.'),
});
export type OwnTraderShape = z.infer<typeof OwnTraderShape>;

export const TraderRowShape = z.object({
  user_id: UserId,
  trader_id: TraderId,
  nickname: z.string().nullable().describe('Null: the account is deleted.'),
  state: TraderState,
  details: DetailsShape,
  certification: Certified.nullable().describe('Null: they have said nothing yet.'),
  reason: z.string().nullable(),
  vat_id_confirmed: z.boolean().describe('False without a VAT id.'),
  seen: Instant.describe('Names what is marked.'),
  until: Instant.nullable().describe('When it is forgotten, or by when it is to be given; null while they trade.'),
});
export type TraderRowShape = z.infer<typeof TraderRowShape>;

export const traderCalls = {
  ownTrader: call('GET /profile_trader', {
    access: 'user',
    asks: 'account.ownTrader',
    summary: 'What the asker, a commercial provider, says of themselves; null for private people',
    answer: OwnTraderShape.nullable(),
  }),
  giveTraderDetails: call('PATCH /profile_trader', {
    access: 'user',
    whenSuspended: true,
    body: z.strictObject({ register: TraderRegister.nullable(), certification: Certification }),
    summary: 'Say in which register one is, and certify; the rest stands in the own profile',
    note: 'Refused while the profile lacks something that the law asks for.',
    answer: OwnTraderShape,
  }),
  traders: call('GET /trader', {
    access: 'traders',
    query: z.object({
      state: TraderList.default('unchecked').describe(
        '`ended`: for admins; empty for others. `vat_id`: their VAT id is not confirmed, in whichever state they are.',
      ),
      sort: TraderSort.default('since').describe('`since`: who waits longest first.'),
      purpose: z.enum(['page', 'file']).default('page').describe('`file`: the audit log notes an export.'),
      ...pageQuery,
      size: numeric(z.int().min(1).max(100)).default(20),
    }),
    summary: 'Commercial providers',
    answer: pagedShape({ traders: z.array(TraderRowShape) }),
  }),
  trader: call('GET /trader/{id}', {
    access: 'traders',
    id: TraderId,
    summary: 'One commercial provider, by `trader_id`',
    note: 'Ended ones are for admins.',
    answer: TraderRowShape,
  }),
  checkTrader: call('PATCH /trader_check/{id}', {
    access: 'traders',
    id: UserId,
    key: 'userId',
    body: z.strictObject({ seen: Instant, finding: TraderFinding }),
    sends: 'account.checkTrader',
    summary: 'Say that a provider is checked, confirm their VAT id, or ask for a correction',
    note: 'Refused where it has changed since. The reason of a correction is read by the provider.',
  }),
} as const;
