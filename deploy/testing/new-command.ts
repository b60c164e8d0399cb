import { before, both, line, type Change } from './changes.js';

/** One change of a file; `row` is its number in the table of docs/how-to/add-a-command.md, `part` a part of that row. */
export type Step = Readonly<{ row: number; part?: 'command' | 'event' | 'refusal'; file: string; change: Change }>;

const contract = 'contracts/request/messages.ts';

const created =
  (text: string): Change =>
  () =>
    text;

/**
 * Steps of docs/how-to/add-a-command.md for an example in the request service: `remind` notifies the other side about a
 * waiting request unless it has unread news. Omits the last row, the generated document.
 */
export const steps: readonly Step[] = [
  { row: 1, part: 'command', file: contract, change: line('after', '  markRead: one,', '  remind: one,') },
  {
    row: 1,
    part: 'event',
    file: contract,
    change: line('after', "  event('RequestRead'", "  event('RequestReminded', { ...bySide, at: Instant }),"),
  },
  {
    row: 1,
    part: 'refusal',
    file: contract,
    change: line(
      'before',
      '  answer_awaited: m(',
      "  reminded_already: m(409, 'Die andere Seite weiß es schon.', 'The other side knows already.', 'De ander weet het al.'),",
    ),
  },
  {
    row: 2,
    file: 'contracts/fixtures/request/RequestReminded.json',
    change: created(
      JSON.stringify({
        type: 'RequestReminded',
        data: { requestId: '3e8b2c40-51f7-4d69-b0a8-96f1c7d2e503', side: 'creator', at: '2025-05-06T07:15:30.250Z' },
      }),
    ),
  },
  {
    row: 3,
    file: 'services/request/src/request/request.aggregate.ts',
    change: both(
      line('before', "    case 'RequestCancelled':", "    case 'RequestReminded':"),
      before("    case 'RequestAsked':\n    case 'MessageSent':\n", "    case 'RequestReminded':\n"),
    ),
  },
  {
    row: 4,
    file: 'services/request/src/messages/decide.ts',
    change: both(
      before('import { decided }', "import { refused } from '@lendring/contracts/kernel/decider.js';\n"),
      before('import { acting,', "import { otherSide } from '@lendring/contracts/kernel/side.js';\n"),
      before(
        'export const archive = ',
        `export const remind = asParty<Data<'remind'>>((request, { side, at }) =>
  request.unread[otherSide(side)]
    ? refused('reminded_already')
    : decided([{ type: 'RequestReminded', data: { requestId: request.requestId, side, at } }]),
);

`,
      ),
    ),
  },
  {
    row: 5,
    file: 'services/request/src/messages/remind.spec.ts',
    change: created(`import { expect, it } from 'vitest';
import { asked, by, creator, now, requestId, stranger, vendor } from '../../testing/request.js';
import { remind } from './decide.js';
import { requestAggregate } from '../request/request.aggregate.js';

const { initialState, evolve } = requestAggregate;
const one = { requestId };
const read = { type: 'RequestRead' as const, data: { requestId, side: 'vendor' as const } };
const reminded = { type: 'RequestReminded' as const, data: { requestId, side: 'creator' as const, at: now } };

it('reminds once of what was read, and nobody without a side', () => {
  const state = [asked(), read].reduce(evolve, initialState);
  expect(remind(state, one, by(creator))).toEqual({ events: [reminded] });
  expect(remind(evolve(state, reminded), one, by(creator))).toMatchObject({ refusal: { code: 'reminded_already' } });
  expect(remind(evolve(state, reminded), one, by(vendor))).toMatchObject({ events: [{ data: { side: 'vendor' } }] });
  expect(remind(state, one, by(stranger))).toMatchObject({ refusal: { code: 'request_not_found' } });
});
`),
  },
  {
    row: 6,
    file: 'services/request/src/messages/capability.ts',
    change: both(
      before("'say' | 'markRead'", "'remind' | "),
      line('after', '    markRead: changing(', '    remind: changing(deps)(decide.remind),'),
    ),
  },
  {
    row: 7,
    file: 'services/request/src/publish.ts',
    change: line('after', "    case 'RequestWithdrawn':", "    case 'RequestReminded':"),
  },
  {
    row: 7,
    file: 'services/request/src/request/projection.ts',
    change: line('after', "    case 'AddressShared':", "    case 'RequestReminded':"),
  },
  {
    row: 8,
    file: 'contracts/http/request-calls.ts',
    change: line(
      'before',
      "  withdraw: call('PATCH ",
      `  remind: call('PATCH /request_remind/{id}', {
    ...changed,
    body: NoBody,
    sends: 'request.remind',
    summary: 'Remind the other side',
  }),`,
    ),
  },
];
