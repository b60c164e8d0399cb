import * as z from 'zod';
import { UserId } from '../kernel/ids.js';
import { Instant } from '../kernel/period.js';
import { line, paragraph } from '../kernel/text.js';
import { templateLimits as limits, templatePurposes } from './template-purposes.js';

export const TemplateId = z.uuid();
export const TemplatePurpose = z.enum(templatePurposes);

const text = paragraph(limits.text, 1);
export const TemplateTexts = z.strictObject({ de: text, en: text, nl: text });
export type TemplateTexts = z.infer<typeof TemplateTexts>;

/** `name`: for those who choose it. The texts: what is written, in the language of whoever reads it. */
export const TemplateWords = z.strictObject({ name: line(limits.name), texts: TemplateTexts });
export type TemplateWords = z.infer<typeof TemplateWords>;

const event = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({
    type: z.literal(type),
    data: z.strictObject({ purpose: TemplatePurpose, templateId: TemplateId, ...shape, by: UserId, at: Instant }),
  });

/**
 * Stream `templates-<purpose>`: the text templates for one purpose (ADR 98). Nothing in it is personal but the id of the
 * admin.
 */
export const TemplateEvent = z.discriminatedUnion('type', [
  event('TemplateAdded', { words: TemplateWords }),
  event('TemplateChanged', { words: TemplateWords }),
  /** It is offered first; the one before it no longer is. */
  event('TemplateMadeDefault', {}),
  /** Nobody chooses it any more. */
  event('TemplateRetired', {}),
]);
export type TemplateEvent = z.infer<typeof TemplateEvent>;

/** A template as those see it who may write for its purpose. */
export const TextTemplate = TemplateWords.extend({
  templateId: TemplateId,
  /** Null: one of those it begins with, called as `texts/template-names.ts` says. */
  name: TemplateWords.shape.name.nullable(),
  /** How often it has changed: who changes it names what they know of. */
  version: z.int(),
});
export type TextTemplate = z.infer<typeof TextTemplate>;

/** The templates for one purpose, the default first. */
export const TemplateList = z.strictObject({ purpose: TemplatePurpose, templates: z.array(TextTemplate) });
export type TemplateList = z.infer<typeof TemplateList>;

const one = { purpose: TemplatePurpose, templateId: TemplateId, version: z.int().min(0) };

/** By admins. `version`: another one since is refused as `template_changed`. */
export const templateCommands = {
  addTemplate: z.strictObject({ purpose: TemplatePurpose, words: TemplateWords }),
  changeTemplate: z.strictObject({ ...one, words: TemplateWords }),
  makeTemplateDefault: z.strictObject(one),
  /** The default stays: another one takes its place first. */
  retireTemplate: z.strictObject(one),
} as const;
