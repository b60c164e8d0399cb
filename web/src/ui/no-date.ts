/**
 * Focuses the first date field of a form whose text is no date: incomplete, or a day that does not exist. Its value is
 * empty, so that the form would be sent as if nothing was typed.
 *
 * @returns true if there is one
 */
export const focusNoDate = (form: HTMLFormElement): boolean => {
  const wrong = [...form.querySelectorAll<HTMLInputElement>('input[type=date]')].find((one) => one.validity.badInput);
  // Leave the field once, so that it shows its error.
  wrong?.focus();
  wrong?.blur();
  wrong?.focus();
  return wrong !== undefined;
};
