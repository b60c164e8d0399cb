import type { Right } from '../kernel/rights.js';
import { placeholdersOf } from '../rules/placeholders.js';

/** What a text template is for: whom it is written to. */
export const templatePurposes = ['vendor_note', 'reporter_note', 'complaint_answer', 'feedback_answer'] as const;
export type TemplatePurpose = (typeof templatePurposes)[number];

/**
 * What a text for each purpose may name. `name`: what the person it goes to is called here; `thing`: what the case is
 * about; `rule`: the rule a decision stands on; `until`: the last day of a suspension; `day`: when feedback was given;
 * `link`: the page of the reader's decisions, or the feedback form.
 */
export const templatePlaceholders = {
  vendor_note: ['name', 'thing', 'rule', 'until', 'link'],
  reporter_note: ['thing'],
  complaint_answer: ['thing', 'rule'],
  feedback_answer: ['day', 'link'],
} as const satisfies Readonly<Record<TemplatePurpose, readonly string[]>>;
export type TemplatePlaceholder = (typeof templatePlaceholders)[TemplatePurpose][number];

/** Who may write for a purpose, and so reads its templates; only admins change them. */
export const templateRights = {
  vendor_note: 'reports',
  reporter_note: 'reports',
  complaint_answer: 'reports',
  feedback_answer: 'feedback',
} as const satisfies Readonly<Record<TemplatePurpose, Right>>;

/** Bounds of text templates; texts count characters. */
export const templateLimits = { name: 60, text: 1_800, most: 30 } as const;

const known = (purpose: TemplatePurpose): readonly string[] => templatePlaceholders[purpose];

/** Words in braces that a template for a purpose may not hold, each once. */
export const unknownPlaceholders = (purpose: TemplatePurpose, text: string): readonly string[] => [
  ...new Set(placeholdersOf(text).filter((word) => !known(purpose).includes(word))),
];

/** Placeholders that a text still holds and that nobody should read, each once; other words in braces are its writer's own. */
export const leftPlaceholders = (purpose: TemplatePurpose, text: string): readonly TemplatePlaceholder[] =>
  (templatePlaceholders[purpose] as readonly TemplatePlaceholder[]).filter((word) =>
    placeholdersOf(text).includes(word),
  );
