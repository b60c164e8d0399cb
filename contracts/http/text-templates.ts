import * as z from 'zod';
import { TemplateId, TemplatePurpose, TemplateTexts } from '../moderation/templates.js';
import { templateLimits as limits } from '../moderation/template-purposes.js';
import { line } from '../kernel/text.js';
import { call } from './call.js';

const words = { name: line(limits.name).describe('For those who choose it.'), texts: TemplateTexts };

export const TextTemplateShape = z.object({ template_id: TemplateId, ...words, version: z.int() });
export type TextTemplateShape = z.infer<typeof TextTemplateShape>;

export const TextTemplatesShape = z.object({
  purposes: z.array(
    z.object({
      purpose: TemplatePurpose,
      templates: z.array(TextTemplateShape).describe('The first one is the default.'),
    }),
  ),
});
export type TextTemplatesShape = z.infer<typeof TextTemplatesShape>;

const known = {
  purpose: TemplatePurpose,
  version: z.int().min(0).describe('Of the template as it was shown; another one since is refused.'),
};
const oneTemplate = { access: 'admin', id: TemplateId, key: 'templateId', answer: TextTemplatesShape } as const;

export const textTemplateCalls = {
  textTemplates: call('GET /text_template', {
    access: 'texts',
    summary: 'Text templates for the purposes that the caller may write for',
    answer: TextTemplatesShape,
  }),
  addTextTemplate: call('POST /text_template', {
    access: 'admin',
    body: z.strictObject({ purpose: TemplatePurpose, ...words }),
    summary: 'Add a text template',
    note: 'Words in braces are filled in by whoever uses it; one that its purpose does not know is refused.',
    answer: TextTemplatesShape,
  }),
  changeTextTemplate: call('PATCH /text_template/{id}', {
    ...oneTemplate,
    body: z.strictObject({ ...known, ...words }),
    summary: 'Change a text template',
  }),
  makeTextTemplateDefault: call('PATCH /text_template_default/{id}', {
    ...oneTemplate,
    body: z.strictObject(known),
    sends: 'moderation.makeTemplateDefault',
    answers: 'textTemplates',
    summary: 'Offer a text template first',
  }),
  retireTextTemplate: call('PATCH /text_template_retire/{id}', {
    ...oneTemplate,
    body: z.strictObject(known),
    sends: 'moderation.retireTemplate',
    answers: 'textTemplates',
    summary: 'Offer a text template no more',
    note: 'The default stays: another one takes its place first.',
  }),
} as const;
