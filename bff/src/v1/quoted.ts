import type { NotQuoted } from '@lendring/contracts/billing/quote.js';
import { ApiError } from '../errors/api-error.js';

export const quoted = <Quote extends object>(answer: Quote | NotQuoted): Quote => {
  if ('refused' in answer) throw new ApiError((answer as NotQuoted).refused);
  return answer;
};
