import type { Right } from '../kernel/rights.js';
import { placeholdersOf } from '../rules/placeholders.js';

export const templatePurposes = ['vendor_note', 'reporter_note', 'complaint_answer', 'feedback_answer'] as const;
export type TemplatePurpose = (typeof templatePurposes)[number];

/**
 * Placeholders of text templates by purpose. `name`: the recipient; `thing`: subject of the case; `rule`: violated
 * rule; `until`: last day of a suspension; `day`: date of the feedback; `link`: the reader's decisions page, or the
 * feedback form.
 */
export const templatePlaceholders = {
  vendor_note: ['name', 'thing', 'rule', 'until', 'link'],
  reporter_note: ['thing'],
  complaint_answer: ['thing', 'rule'],
  feedback_answer: ['day', 'link'],
} as const satisfies Readonly<Record<TemplatePurpose, readonly string[]>>;
export type TemplatePlaceholder = (typeof templatePlaceholders)[TemplatePurpose][number];

/** Right needed to use the templates of a purpose; only admins change templates. */
export const templateRights = {
  vendor_note: 'reports',
  reporter_note: 'reports',
  complaint_answer: 'reports',
  feedback_answer: 'feedback',
} as const satisfies Readonly<Record<TemplatePurpose, Right>>;

export const templateLimits = { name: 60, text: 1_800, most: 30 } as const;

const known = (purpose: TemplatePurpose): readonly string[] => templatePlaceholders[purpose];

export const unknownPlaceholders = (purpose: TemplatePurpose, text: string): readonly string[] => [
  ...new Set(placeholdersOf(text).filter((word) => !known(purpose).includes(word))),
];

/**
 * Returns known placeholders that are still in the text, without duplicates. Other braces belong to the author's
 * text.
 */
export const leftPlaceholders = (purpose: TemplatePurpose, text: string): readonly TemplatePlaceholder[] =>
  (templatePlaceholders[purpose] as readonly TemplatePlaceholder[]).filter((word) =>
    placeholdersOf(text).includes(word),
  );
