import { useState } from 'react';

/**
 * A form stays as somebody fills it in, whatever others do; after a change of their own it begins anew. `now` is what
 * holds as far as this page knows: what a change answered is there before the list of versions has heard of it.
 */
export const useOwnChange = <Shown extends Readonly<{ number: number }>>(shown: Shown) => {
  const [own, onChanged] = useState(shown);
  return { now: own.number > shown.number ? own : shown, formKey: own.number, onChanged };
};
