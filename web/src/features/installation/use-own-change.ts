import { useState } from 'react';

/**
 * Keeps the form's values while other admins change the setting, and resets the form after the user's own change. `now`
 * is the latest version known: the response of a change is available before the version list is refetched.
 */
export const useOwnChange = <Shown extends Readonly<{ number: number }>>(shown: Shown) => {
  const [own, onChanged] = useState(shown);
  return { now: own.number > shown.number ? own : shown, formKey: own.number, onChanged };
};
