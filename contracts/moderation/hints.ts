import * as z from 'zod';
import { type PersonalFields, eventsWith } from '../kernel/events.js';
import { ImageId, Locale, OfferId, UserId } from '../kernel/ids.js';
import { message as m } from '../kernel/message.js';
import { Paging, pageOf } from '../kernel/paging.js';
import { Instant } from '../kernel/period.js';
import { Subject } from '../kernel/subject.js';
import { paragraph } from '../kernel/text.js';
import { hintKinds, hintLimits, hintStates } from './hint-limits.js';
import { moderationLimits as limits } from './limits.js';
import { CaseId } from './verdict.js';
import { Severity, WordId, WordMatch } from './word-lists.js';

export const HintId = z.uuid();

/** `version`: change count known to the caller; refused with `hint_changed` when outdated. */
const knownHint = { hintId: HintId, version: z.int().min(0) };

export const hintsCommands = {
  /** Dismisses a hint, so that the same finding on the same subject is not raised again. */
  callHintFine: z.strictObject(knownHint),
  openHintCase: z.strictObject({ ...knownHint, reason: paragraph(limits.note, 1) }),
} as const;

export const HintKind = z.enum(hintKinds);
export type HintKind = z.infer<typeof HintKind>;

export const HintState = z.enum(hintStates);
export type HintState = z.infer<typeof HintState>;

/** Listed word found in a text. `as`: matched text as written; `around`: matched text with the surrounding words. */
export const FoundWord = z.strictObject({
  wordId: WordId,
  language: Locale,
  text: z.string(),
  match: WordMatch,
  reason: z.string(),
  severity: Severity,
  as: z.string(),
  around: z.string(),
});
export type FoundWord = z.infer<typeof FoundWord>;

/** Picture similar to another user's picture. `bits`: number of differing bits in their 128-bit fingerprints. */
export const LikePicture = z.strictObject({
  imageId: ImageId,
  other: z.strictObject({ imageId: ImageId, offerId: OfferId, ownerId: UserId }),
  bits: z.int().min(0),
});
export type LikePicture = z.infer<typeof LikePicture>;

const cents = z.int().min(0);

export const Finding = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('words'), found: z.array(FoundWord).min(1).max(hintLimits.found) }),
  z.strictObject({ kind: z.literal('picture'), like: z.array(LikePicture).min(1).max(hintLimits.pictures) }),
  /** Unusual price in cents per day; `low` to `high` is the usual range among other offers of the category. */
  z.strictObject({
    kind: z.literal('price'),
    cents,
    currency: z.string(),
    low: cents,
    median: cents,
    high: cents,
    offers: z.int(),
    categoryId: z.int(),
  }),
  /**
   * `cents`: highest price per day among the offers, if that price is the reason; null if the number of offers is the
   * reason.
   */
  z.strictObject({
    kind: z.literal('new_account'),
    days: z.int().min(0),
    offers: z.int(),
    cents: cents.nullable(),
    currency: z.string().nullable(),
  }),
]);
export type Finding = z.infer<typeof Finding>;

const event = eventsWith({ hintId: HintId, at: Instant });

/** Stream `hint-<hintId>`: one finding on one subject (ADR 103). `ownerId`: owner of the subject. */
export const HintEvent = z.discriminatedUnion('type', [
  event('HintMade', {
    subject: Subject,
    kind: HintKind,
    ownerId: UserId,
    language: Locale.nullable(),
    severity: Severity,
    title: z.string().nullable(),
    finding: Finding.nullable(),
  }),
  event('HintGone', {}),
  event('HintCalledFine', { by: UserId }),
  event('HintLedToCase', { caseId: CaseId, by: UserId }),
]);
export type HintEvent = z.infer<typeof HintEvent>;

export const hintPersonal: PersonalFields<HintEvent> = {
  HintMade: { subject: 'ownerId', fields: ['title', 'finding'] },
};

export const HintView = z.strictObject({
  hintId: HintId,
  subject: Subject,
  kind: HintKind,
  ownerId: UserId,
  language: Locale.nullable(),
  severity: Severity,
  state: HintState,
  version: z.int(),
  title: z.string(),
  /** Finding of the hint; null once the owner is erased. */
  finding: Finding.nullable(),
  at: Instant,
  settled: z.strictObject({ by: UserId, at: Instant, caseId: CaseId.nullable() }).nullable(),
});
export type HintView = z.infer<typeof HintView>;

/** Order of hints; a leading `-` reverses it. With `-severity`, hints of equal severity are sorted newest first. */
export const HintSort = z.enum(['-severity', 'severity', 'at', '-at']);
export type HintSort = z.infer<typeof HintSort>;

export const HintFilter = z.strictObject({
  state: z.enum([...hintStates, 'all']),
  kind: HintKind.optional(),
  language: Locale.optional(),
  ownerId: UserId.optional(),
});
export type HintFilter = z.infer<typeof HintFilter>;

export const OwnHint = HintView.pick({
  hintId: true,
  subject: true,
  kind: true,
  title: true,
  state: true,
  at: true,
}).extend({ words: z.array(z.string()), pictures: z.array(ImageId), figures: z.record(z.string(), z.int()) });
export type OwnHint = z.infer<typeof OwnHint>;

export const hintsQueries = {
  /**
   * Hints for report staff; empty for other callers. Without a `sort`, open hints are sorted by severity, then newest
   * first, and other hints newest first; hints about the caller are omitted.
   */
  hints: {
    question: z.strictObject({ filter: HintFilter, sort: HintSort.optional(), paging: Paging }),
    answer: pageOf(HintView),
  },
  /** Hint for report staff; null for other callers, for hints about the caller, and when not found. */
  hint: { question: z.strictObject({ hintId: HintId }), answer: HintView.nullable() },
  openHints: { question: z.strictObject({}), answer: z.array(z.strictObject({ kind: HintKind, open: z.int() })) },
  caseOfHint: { question: z.strictObject({ hintId: HintId }), answer: CaseId.nullable() },
} as const;

export const hintsRefusals = {
  hint_not_found: m(404, 'Diesen Eintrag gibt es nicht.', 'This entry does not exist.', 'Dit item bestaat niet.'),
  hint_changed: m(
    409,
    'Inzwischen hat sich das geändert. Sieh es dir noch einmal an.',
    'This has changed in the meantime. Look at it again.',
    'Dit is intussen veranderd. Bekijk het nog eens.',
  ),
};
