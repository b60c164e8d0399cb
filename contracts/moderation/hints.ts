import * as z from 'zod';
import type { PersonalFields } from '../kernel/events.js';
import { ImageId, Locale, OfferId, UserId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';
import { CaseId } from './decisions.js';
import { hintKinds, hintLimits as limits, hintStates } from './hint-limits.js';
import { Subject } from './subject.js';
import { Severity, WordId, WordMatch } from './word-lists.js';

export const HintId = z.uuid();

export const HintKind = z.enum(hintKinds);
export type HintKind = z.infer<typeof HintKind>;

export const HintState = z.enum(hintStates);
export type HintState = z.infer<typeof HintState>;

/** A word of a list in a text; `as`: how it stands there; `around`: the words before and after it as well. */
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

/** A picture that looks like one of somebody else's; `bits`: in how many of 128 their fingerprints differ. */
export const LikePicture = z.strictObject({
  imageId: ImageId,
  other: z.strictObject({ imageId: ImageId, offerId: OfferId, ownerId: UserId }),
  bits: z.int().min(0),
});
export type LikePicture = z.infer<typeof LikePicture>;

const cents = z.int().min(0);

/** Why somebody should look, with all figures that it stands on. */
export const Finding = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('words'), found: z.array(FoundWord).min(1).max(limits.found) }),
  z.strictObject({ kind: z.literal('picture'), like: z.array(LikePicture).min(1).max(limits.pictures) }),
  /** Cents a day; what most of so many other offers of the category ask lies from `low` to `high`. */
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
  /** `cents`: the dearest day of what was published, where that is why; null: there are many. */
  z.strictObject({
    kind: z.literal('new_account'),
    days: z.int().min(0),
    offers: z.int(),
    cents: cents.nullable(),
    currency: z.string().nullable(),
  }),
]);
export type Finding = z.infer<typeof Finding>;

const event = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ type: z.literal(type), data: z.strictObject({ hintId: HintId, ...shape, at: Instant }) });

/** Stream `hint-<hintId>`: one reason to look at one thing (ADR 103). `ownerId`: whose thing it is. */
export const HintEvent = z.discriminatedUnion('type', [
  /** For the first time, or because it has changed. */
  event('HintMade', {
    subject: Subject,
    kind: HintKind,
    ownerId: UserId,
    /** The language of the thing; null: it says none. */
    language: Locale.nullable(),
    severity: Severity,
    title: z.string().nullable(),
    finding: Finding.nullable(),
  }),
  /** It does not hold any more: the thing has changed or is gone. */
  event('HintGone', {}),
  /** Somebody looked, and there is nothing to do. */
  event('HintCalledFine', { by: UserId }),
  /** Somebody looked, and opened a case. */
  event('HintLedToCase', { caseId: CaseId, by: UserId }),
]);
export type HintEvent = z.infer<typeof HintEvent>;

export const hintPersonal: PersonalFields<HintEvent> = {
  HintMade: { subject: 'ownerId', fields: ['title', 'finding'] },
};

/** A reason to look, as the list shows it. */
export const HintView = z.strictObject({
  hintId: HintId,
  subject: Subject,
  kind: HintKind,
  ownerId: UserId,
  language: Locale.nullable(),
  severity: Severity,
  state: HintState,
  /** How often it has changed: who says something about it names what they know of. */
  version: z.int(),
  /** Empty once its person is gone. */
  title: z.string(),
  /** Null once its person is gone. */
  finding: Finding.nullable(),
  at: Instant,
  settled: z.strictObject({ by: UserId, at: Instant, caseId: CaseId.nullable() }).nullable(),
});
export type HintView = z.infer<typeof HintView>;

/** How the list may be ordered; with `-` the other way round. Of those as serious as each other the last comes first with `-`. */
export const HintSort = z.enum(['-severity', 'severity', 'at', '-at']);
export type HintSort = z.infer<typeof HintSort>;

/** How the list is narrowed. */
export const HintFilter = z.strictObject({
  state: z.enum([...hintStates, 'all']),
  kind: HintKind.optional(),
  language: Locale.optional(),
  ownerId: UserId.optional(),
});
export type HintFilter = z.infer<typeof HintFilter>;

/** Something that stood out about what is the asker's own, for their takeout. */
export const OwnHint = HintView.pick({
  hintId: true,
  subject: true,
  kind: true,
  title: true,
  state: true,
  at: true,
}).extend({
  /** What it stood on: words that were found, own pictures that look like others', figures by their name. */
  words: z.array(z.string()),
  pictures: z.array(ImageId),
  figures: z.record(z.string(), z.int()),
});
export type OwnHint = z.infer<typeof OwnHint>;
