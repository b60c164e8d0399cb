import { templatePurposes, type TemplatePurpose } from '@lendring/contracts/moderation/template-purposes.js';

export type TemplatesSearch = Readonly<{ purpose?: TemplatePurpose }>;

/** Which templates the address asks for; the first purpose is not written down. */
export const readTemplatesSearch = ({ purpose }: Readonly<Record<string, unknown>>): TemplatesSearch => {
  const found = templatePurposes.find((one) => one === purpose);
  return found ? { purpose: found } : {};
};
