import { firstPart, type StepModel } from './form.js';

/** Pictures are saved individually, so the step only requires one. `count`: uploaded and uploading pictures. */
export const imagesModel = (count: number): StepModel<true> => ({
  from: () => true,
  patch: () => ({}),
  problems: () => (count > 0 ? [] : [{ id: 'pictures', key: 'image' }]),
  fieldId: firstPart,
});
