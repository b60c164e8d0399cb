const pattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

export const looksLikeEmail = (text: string): boolean => pattern.test(text.trim()) && text.length <= 200;

/** URL form of a title: „Küche & Bad“ becomes `kueche-bad`. */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]+/g, (other) => (/^\p{M}+$/u.test(other) ? '' : '-'))
    .replaceAll(/^-+|-+$/g, '');

export const insertWord = (field: HTMLTextAreaElement, word: string): string => {
  const before = field.value.slice(0, field.selectionStart);
  field.setRangeText(/[^\s(„“]$/u.test(before) ? ` ${word}` : word, field.selectionStart, field.selectionEnd, 'end');
  field.focus();
  return field.value;
};
