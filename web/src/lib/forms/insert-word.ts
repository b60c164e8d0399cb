export const insertWord = (field: HTMLTextAreaElement, word: string): string => {
  const before = field.value.slice(0, field.selectionStart);
  field.setRangeText(/[^\s(„“]$/u.test(before) ? ` ${word}` : word, field.selectionStart, field.selectionEnd, 'end');
  field.focus();
  return field.value;
};
