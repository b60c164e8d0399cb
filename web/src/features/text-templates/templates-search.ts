import { templatePurposes, type TemplatePurpose } from '@lendring/contracts/moderation/template-purposes.js';

export type TemplatesSearch = Readonly<{ purpose?: TemplatePurpose }>;

export const readTemplatesSearch = ({ purpose }: Readonly<Record<string, unknown>>): TemplatesSearch => {
  const found = templatePurposes.find((one) => one === purpose);
  return found ? { purpose: found } : {};
};
