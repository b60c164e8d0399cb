import * as z from 'zod';
import { Locale, OfferId, UserId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';
import { paragraph } from '../kernel/text.js';
import { CaseId } from '../moderation/verdict.js';
import { hintStates } from '../moderation/hint-limits.js';
import { FoundWord, HintId, HintKind, HintSort, HintState } from '../moderation/hints.js';
import { moderationLimits as limits } from '../moderation/limits.js';
import { Subject } from '../kernel/subject.js';
import { ListedWord, Severity, WordId, WordMatch } from '../moderation/word-lists.js';
import { call } from './call.js';
import { numeric, pageQuery, PictureShape, pagedShape, person } from './shapes.js';

const Person = z.object(person);

export const WordShape = z.object({
  word_id: WordId,
  text: z.string(),
  match: WordMatch,
  reason: z.string(),
  severity: Severity,
});
export type WordShape = z.infer<typeof WordShape>;

export const WordListShape = z.object({ language: Locale, words: z.array(WordShape).describe('By their text.') });
export type WordListShape = z.infer<typeof WordListShape>;

const FoundWordShape = FoundWord.omit({ wordId: true })
  .strip()
  .describe('`as`: how it stands in the text; `around`: with the words beside it.');
const cents = z.int();

export const FindingShape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('words'), found: z.array(FoundWordShape) }),
  z.object({
    kind: z.literal('picture'),
    like: z.array(
      z.object({
        image: PictureShape,
        other: z.object({ image: PictureShape, offer_id: OfferId, owner: Person }),
        bits: z.int().describe('Of 128: in how many the two differ.'),
      }),
    ),
  }),
  z.object({
    kind: z.literal('price'),
    cents: cents.describe('For a day.'),
    currency: z.string(),
    low: cents.describe('Nine tenths of the other offers lie from here to `high`.'),
    median: cents,
    high: cents,
    offers: z.int().describe('So many other offers were compared.'),
    category_id: z.int(),
  }),
  z.object({
    kind: z.literal('new_account'),
    days: z.int().describe('Since it was opened.'),
    offers: z.int().describe('Online.'),
    cents: cents.nullable().describe('Of a dear offer, for a day; null: there are many offers.'),
    currency: z.string().nullable(),
  }),
]);
export type FindingShape = z.infer<typeof FindingShape>;

export const HintShape = z.object({
  hint_id: HintId,
  subject: Subject,
  kind: HintKind,
  owner: Person,
  language: Locale.nullable().describe('Of the thing; null: it says none.'),
  severity: Severity,
  state: HintState,
  version: z.int(),
  title: z.string(),
  finding: FindingShape.nullable().describe('Null once its person is gone.'),
  at: Instant,
  settled: z.object({ by: Person, at: Instant, case_id: CaseId.nullable() }).nullable(),
});
export type HintShape = z.infer<typeof HintShape>;

export const HintQuery = z.object({
  state: z.enum([...hintStates, 'all']).default('open'),
  kind: HintKind.optional(),
  language: Locale.optional(),
  user_id: UserId.optional().describe('Only what is about this person.'),
  sort: HintSort.optional().describe('By default the most serious first; of what is not open the last one first.'),
  purpose: z.enum(['page', 'file']).default('page').describe('`file`: the audit log notes an export.'),
  ...pageQuery,
  size: numeric(z.int().min(1).max(100)).default(25),
});

const Verdict = z
  .enum(['more', 'less', 'usual'])
  .nullable()
  .describe('Beside `usual`: at least twice as many and five more, or the other way round; null: too early to say.');

export const UnusualShape = z.object({
  numbers: z.array(
    z.object({
      name: z.enum(['reports', 'registrations', 'offers', 'messages']),
      weeks: z.array(z.int()).describe('Of seven days each, the last one up to now.'),
      week: z.object({ count: z.int(), usual: z.number().nullable(), verdict: Verdict }),
      today: z.object({ count: z.int(), usual: z.number().nullable(), verdict: Verdict }),
    }),
  ),
});
export type UnusualShape = z.infer<typeof UnusualShape>;

const version = z.int().min(0).describe('Of the entry as it was shown; another one since is refused.');
const oneHint = { access: 'reports', id: HintId, key: 'hintId' } as const;
const oneList = { access: 'reports', id: Locale, key: 'language', answer: WordListShape } as const;

/** Calls for suspicious activity that staff review; hints never hide or decide anything (ADR 103). */
export const hintCalls = {
  hints: call('GET /hint', {
    access: 'reports',
    query: HintQuery,
    summary: 'Reasons to look',
    answer: pagedShape({ hints: z.array(HintShape) }),
  }),
  hint: call('GET /hint/{id}', {
    access: 'reports',
    id: HintId,
    summary: 'One reason to look',
    note: 'What is about the asker is not found.',
    answer: HintShape,
  }),
  openHints: call('GET /hint_open', {
    access: 'reports',
    summary: 'How many reasons to look are open, by kind',
    answer: z.object({ kinds: z.array(z.object({ kind: HintKind, open: z.int() })) }),
  }),
  callHintFine: call('PATCH /hint_fine/{id}', {
    ...oneHint,
    body: z.strictObject({ version }),
    sends: 'moderation.callHintFine',
    summary: 'Say that there is nothing to do; the same is not told again',
  }),
  openHintCase: call('PATCH /hint_case/{id}', {
    ...oneHint,
    body: z.strictObject({ version, reason: paragraph(limits.note, 1) }),
    summary: 'Open a case about the thing',
    answer: z.object({ case_id: CaseId }),
  }),
  wordList: call('GET /word_list/{id}', {
    ...oneList,
    summary: 'The words of a language that texts are looked at for',
  }),
  listWord: call('POST /word_list/{id}', {
    ...oneList,
    body: ListedWord,
    sends: 'moderation.listWord',
    answers: 'wordList',
    summary: 'Put a word on a list, once',
    note: 'Texts are looked at for it from then on.',
  }),
  changeWord: call('PATCH /word_list/{id}', {
    ...oneList,
    body: ListedWord.extend({ word_id: WordId }),
    sends: 'moderation.changeWord',
    answers: 'wordList',
    summary: 'Change a word of a list',
  }),
  removeWord: call('DELETE /word_list/{id}', {
    ...oneList,
    query: z.object({ word_id: WordId }),
    sends: 'moderation.removeWord',
    answers: 'wordList',
    summary: 'Take a word off a list',
  }),
  unusual: call('GET /unusual', {
    access: 'admin',
    summary: 'Numbers of the last seven days and of today, beside the eight weeks before',
    note: 'Days are those of Germany.',
    answer: UnusualShape,
  }),
} as const;
