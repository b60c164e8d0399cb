import * as z from 'zod';
import { UserId } from '../kernel/ids.js';
import { areas } from '../kernel/rights.js';
import { Day, Instant } from '../kernel/period.js';
import {
  ActCode,
  ActCursor,
  ActId,
  ActListed,
  ActManner,
  ActSort,
  ActSubject,
  mostActs,
} from '../moderation/audit-log.js';
import { call } from './call.js';
import { numeric, person } from './shapes.js';

const Person = z.object(person);

export const ActShape = z.object({
  act_id: ActId,
  act: ActCode,
  subject: ActSubject.nullable().describe('Null: a list, or nothing of anybody’s.'),
  listed: ActListed.nullable().describe('Of a list that names no one person; null: it is none, or an older entry.'),
  about: Person.nullable().describe('Whose thing it is.'),
  by: Person,
  at: Instant,
  refused: z.boolean().describe('Nothing came of it.'),
});
export type ActShape = z.infer<typeof ActShape>;

export const auditCalls = {
  audit: call('GET /audit', {
    access: 'admin',
    query: z.object({
      by: UserId.optional().describe('Who acted'),
      about: UserId.optional().describe('Whose things it was about'),
      act: ActCode.optional(),
      manner: ActManner.optional().describe('`look`: only views; `deed`: all else, and whatever was refused'),
      from: Day.optional().describe('The first day, by the clock of Berlin'),
      to: Day.optional().describe('The last day'),
      sort: ActSort.default('-at').describe('`at`: the first act first.'),
      before: ActCursor.optional().describe('`older` of the page before'),
      purpose: z.enum(['page', 'file']).default('page').describe('`file`: it is noted as an export.'),
      size: numeric(z.int().min(1).max(mostActs)).default(50),
    }),
    summary: 'The audit log: who did or read what',
    note: 'Reading it is an entry itself.',
    answer: z.object({
      acts: z.array(ActShape),
      older: ActCursor.nullable().describe('Where the next page begins; null: there is none.'),
      codes: z.array(ActCode).describe('Every act that the log has'),
      actors: z.array(Person).describe('Who has acted, with or without a role now'),
    }),
  }),
  noteDenied: call('POST /audit_denied', {
    access: 'user',
    body: z.strictObject({ right: z.enum([...areas, 'admin']).describe('What the page takes') }),
    summary: 'Note that a page of the backoffice stayed closed for want of a role',
    note: 'For the pages themselves: a refused call is noted without it. Of people without any role nothing is noted.',
  }),
} as const;
