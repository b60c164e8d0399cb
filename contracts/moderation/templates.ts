import * as z from 'zod';
import { eventsWith } from '../kernel/events.js';
import { UserId } from '../kernel/ids.js';
import { message as m } from '../kernel/message.js';
import { Instant } from '../kernel/period.js';
import { line, paragraph } from '../kernel/text.js';
import { templateLimits as limits, templatePurposes } from './template-purposes.js';

export const TemplateId = z.uuid();
export const TemplatePurpose = z.enum(templatePurposes);

const text = paragraph(limits.text, 1);
export const TemplateTexts = z.strictObject({ de: text, en: text, nl: text });
export type TemplateTexts = z.infer<typeof TemplateTexts>;

/** Text template. `name`: shown to staff; `texts`: by language of the recipient. */
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
  /** Name of the template; null for a built-in template, whose name is in `texts/template-names.ts`. */
  name: TemplateWords.shape.name.nullable(),
  version: z.int(),
});
export type TextTemplate = z.infer<typeof TextTemplate>;

export const TemplateList = z.strictObject({ purpose: TemplatePurpose, templates: z.array(TextTemplate) });
export type TemplateList = z.infer<typeof TemplateList>;

const one = { purpose: TemplatePurpose, templateId: TemplateId, version: z.int().min(0) };

/** Commands on text templates, for admins only. `version`: refused with `template_changed` when outdated. */
export const templateCommands = {
  addTemplate: z.strictObject({ purpose: TemplatePurpose, words: TemplateWords }),
  changeTemplate: z.strictObject({ ...one, words: TemplateWords }),
  makeTemplateDefault: z.strictObject(one),
  /** Retires a template; refused for the default template, so choose another default first. */
  retireTemplate: z.strictObject(one),
} as const;

export const templateQueries = { templates: { question: z.strictObject({}), answer: z.array(TemplateList) } } as const;

export const templateRefusals = {
  template_not_found: m(
    404,
    'Diese Textvorlage gibt es nicht.',
    'This text template does not exist.',
    'Dit tekstsjabloon bestaat niet.',
  ),
  template_changed: m(
    409,
    'Inzwischen hat jemand anderes diese Textvorlage geändert. Sieh sie dir noch einmal an.',
    'Someone else has changed this text template in the meantime. Look at it again.',
    'Iemand anders heeft dit tekstsjabloon intussen gewijzigd. Bekijk het nog eens.',
  ),
  template_default: m(
    409,
    'Das ist die Standardvorlage. Mach zuerst eine andere dazu.',
    'This is the default template. Make another one the default first.',
    'Dit is het standaardsjabloon. Maak eerst een ander tot standaard.',
  ),
  template_placeholder: m(
    400,
    '{{word}} lässt sich hier nicht einsetzen (Sprache: {language}).',
    '{{word}} can’t be filled in here (language: {language}).',
    '{{word}} kan hier niet worden ingevuld (taal: {language}).',
  ),
  template_placeholder_left: m(
    400,
    'Im Text steht noch {{word}}. Setz dafür ein, was gemeint ist.',
    'The text still contains {{word}}. Replace it with what is meant.',
    'In de tekst staat nog {{word}}. Vul in wat er bedoeld is.',
  ),
  too_many_templates: m(
    409,
    'Mehr als {max} Textvorlagen für einen Zweck gibt es nicht. Nimm zuerst eine heraus.',
    'You can have {max} text templates per purpose at most. Remove one first.',
    'Er zijn hoogstens {max} tekstsjablonen voor één doel. Haal er eerst een weg.',
  ),
};
