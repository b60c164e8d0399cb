import { decided, refused, type Decision } from '@lendring/contracts/kernel/decider.js';
import { Locale } from '@lendring/contracts/kernel/ids.js';
import type { ModerationRefusal } from '@lendring/contracts/moderation/refusals.js';
import {
  leftPlaceholders,
  templateLimits as limits,
  unknownPlaceholders,
  type TemplatePurpose,
} from '@lendring/contracts/moderation/template-purposes.js';
import type { TemplateEvent, TemplateWords, TextTemplate } from '@lendring/contracts/moderation/templates.js';
import { same } from '@lendring/contracts/rules/same.js';
import { templatesOf, type Templates } from './templates.aggregate.js';

export type TemplateDecision = Decision<readonly TemplateEvent[], ModerationRefusal>;

export type TemplateAct = Readonly<{ purpose: TemplatePurpose; templateId: string; by: string; at: string }>;

export type KnownTemplate = TemplateAct & Readonly<{ version: number }>;

const nothing = decided([]);

const problemOf = (purpose: TemplatePurpose, { texts }: TemplateWords) => {
  for (const locale of Locale.options) {
    const [word] = unknownPlaceholders(purpose, texts[locale]);
    if (word !== undefined) return refused('template_placeholder', { word, language: locale });
  }
  return null;
};

const wordsOf = ({ name, texts }: TextTemplate) => ({ name, texts });

export const add = (state: Templates, act: TemplateAct, words: TemplateWords): TemplateDecision => {
  if (state.written.has(act.templateId)) return nothing;
  if (templatesOf(act.purpose, state).length >= limits.most) return refused('too_many_templates', { max: limits.most });
  return problemOf(act.purpose, words) ?? decided([{ type: 'TemplateAdded', data: { ...act, words } }]);
};

/** Optimistic lock: refuses the second of two concurrent admins. */
const find = (state: Templates, { purpose, templateId, version }: KnownTemplate) => {
  const found = templatesOf(purpose, state).find((one) => one.templateId === templateId);
  if (!found) return { found: null, no: refused('template_not_found') };
  return { found, no: found.version === version ? null : refused('template_changed') };
};

const actOf = ({ purpose, templateId, by, at }: KnownTemplate): TemplateAct => ({ purpose, templateId, by, at });

export const change = (state: Templates, act: KnownTemplate, words: TemplateWords): TemplateDecision => {
  const { found, no } = find(state, act);
  if (found && same(wordsOf(found), words)) return nothing;
  return no ?? problemOf(act.purpose, words) ?? decided([{ type: 'TemplateChanged', data: { ...actOf(act), words } }]);
};

const isDefault = (state: Templates, { purpose, templateId }: KnownTemplate): boolean =>
  templatesOf(purpose, state)[0]?.templateId === templateId;

export const makeDefault = (state: Templates, act: KnownTemplate): TemplateDecision => {
  if (isDefault(state, act)) return nothing;
  return find(state, act).no ?? decided([{ type: 'TemplateMadeDefault', data: actOf(act) }]);
};

/** Removes a template from the choices. The default cannot be removed; texts written with the template stay. */
export const retire = (state: Templates, act: KnownTemplate): TemplateDecision => {
  if (state.retired.has(act.templateId)) return nothing;
  const { no } = find(state, act);
  if (no) return no;
  return isDefault(state, act) ? refused('template_default') : decided([{ type: 'TemplateRetired', data: actOf(act) }]);
};

export const placeholderLeft = (purpose: TemplatePurpose, text: string) => {
  const [word] = leftPlaceholders(purpose, text);
  return word === undefined ? null : refused('template_placeholder_left', { word });
};
