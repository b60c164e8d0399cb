import { leftPlaceholders, type TemplatePurpose } from '@lendring/contracts/moderation/template-purposes.js';
import type { TFunction } from 'i18next';
import type { FieldProblem } from '../../ui/ErrorSummary.js';

/** Errors for placeholders that have not been replaced; empty if the text may be sent. */
export const leftIn = (
  t: TFunction<'textTemplates'>,
  purpose: TemplatePurpose,
  { id, text }: Readonly<{ id: string; text: string }>,
): readonly FieldProblem[] => {
  const [word] = leftPlaceholders(purpose, text);
  return word === undefined ? [] : [{ id, text: t('problem.left', { word: `{${word}}` }) }];
};
