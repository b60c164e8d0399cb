import { firstPart, type StepModel } from './form.js';

/** Pictures are saved one by one; the step only asks for one of them. `count`: those there and on their way. */
export const imagesModel = (count: number): StepModel<true> => ({
  from: () => true,
  patch: () => ({}),
  problems: () => (count > 0 ? [] : [{ id: 'pictures', key: 'image' }]),
  fieldId: firstPart,
});
