import type { Aggregate } from '@lendring/contracts/kernel/decider.js';
import type { TemplatePurpose } from '@lendring/contracts/moderation/template-purposes.js';
import type { TemplateEvent, TemplateWords, TextTemplate } from '@lendring/contracts/moderation/templates.js';
import { builtIn } from './decide-built-in.js';

export type Templates = Readonly<{
  /** Last wording and version per template. */
  written: ReadonlyMap<string, Readonly<{ words: TemplateWords | null; version: number }>>;
  retired: ReadonlySet<string>;
  defaultId: string | null;
}>;

const evolve = (state: Templates, { type, data }: TemplateEvent): Templates => {
  const { templateId } = data;
  const before = state.written.get(templateId);
  const words = type === 'TemplateAdded' || type === 'TemplateChanged' ? data.words : (before?.words ?? null);
  const changed = {
    ...state,
    written: new Map(state.written).set(templateId, { words, version: (before?.version ?? 0) + 1 }),
  };
  switch (type) {
    case 'TemplateAdded':
    case 'TemplateChanged':
      return changed;
    case 'TemplateMadeDefault':
      return { ...changed, defaultId: templateId };
    case 'TemplateRetired':
      return { ...changed, retired: new Set([...state.retired, templateId]) };
  }
};

/** Stream `templates-<purpose>`: text templates of one purpose (ADR 98). */
export const templatesAggregate: Aggregate<Templates, TemplateEvent> = {
  category: 'templates',
  initialState: { written: new Map(), retired: new Set(), defaultId: null },
  evolve,
};

/** Templates of a purpose, the default first, then in order of creation. */
export const templatesOf = (purpose: TemplatePurpose, state: Templates): readonly TextTemplate[] => {
  const { written, retired, defaultId } = state;
  const begun = builtIn[purpose];
  const ids = new Set([...begun.map(({ templateId }) => templateId), ...written.keys()]);
  const first = defaultId ?? begun[0].templateId;
  return [...ids]
    .filter((templateId) => !retired.has(templateId))
    .flatMap((templateId) => {
      const { words = null, version = 0 } = written.get(templateId) ?? {};
      const texts = begun.find((one) => one.templateId === templateId)?.texts;
      const now = words ?? (texts && { name: null, texts });
      return now ? [{ templateId, ...now, version }] : [];
    })
    .toSorted((a, b) => Number(b.templateId === first) - Number(a.templateId === first));
};
