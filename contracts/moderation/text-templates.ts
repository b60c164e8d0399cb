import * as z from 'zod';
import { eventsWith } from '../kernel/events.js';
import { UserId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';
import { line, paragraph } from '../kernel/text.js';
import { templateLimits as limits, templatePurposes } from './template-purposes.js';

export const TemplateId = z.uuid();
export const TemplatePurpose = z.enum(templatePurposes);

const text = paragraph(limits.text, 1);
export const TemplateTexts = z.strictObject({ de: text, en: text, nl: text });
export type TemplateTexts = z.infer<typeof TemplateTexts>;

/** `name`: for staff. `texts`: in the recipient's language. */
export const TemplateWords = z.strictObject({ name: line(limits.name), texts: TemplateTexts });
export type TemplateWords = z.infer<typeof TemplateWords>;

const event = eventsWith({ purpose: TemplatePurpose, templateId: TemplateId, by: UserId, at: Instant });

/** Stream `templates-<purpose>`: text templates of one purpose (ADR 98). The admin's id is the only personal data. */
export const TemplateEvent = z.discriminatedUnion('type', [
  event('TemplateAdded', { words: TemplateWords }),
  event('TemplateChanged', { words: TemplateWords }),
  event('TemplateMadeDefault', {}),
  event('TemplateRetired', {}),
]);
export type TemplateEvent = z.infer<typeof TemplateEvent>;

export const TextTemplate = TemplateWords.extend({
  templateId: TemplateId,
  /** Null: a built-in template, named in `texts/template-names.ts`. */
  name: TemplateWords.shape.name.nullable(),
  version: z.int(),
});
export type TextTemplate = z.infer<typeof TextTemplate>;

export const TemplateList = z.strictObject({ purpose: TemplatePurpose, templates: z.array(TextTemplate) });
export type TemplateList = z.infer<typeof TemplateList>;

const one = { purpose: TemplatePurpose, templateId: TemplateId, version: z.int().min(0) };

/** Admins only. `version`: refused as `template_changed` when outdated. */
export const templateCommands = {
  addTemplate: z.strictObject({ purpose: TemplatePurpose, words: TemplateWords }),
  changeTemplate: z.strictObject({ ...one, words: TemplateWords }),
  makeTemplateDefault: z.strictObject(one),
  /** Refused for the default template: choose another default first. */
  retireTemplate: z.strictObject(one),
} as const;
