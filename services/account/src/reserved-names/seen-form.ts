import { rectifyConfusion } from 'unicode-confusables';

/** Digits that are read as letters, and Latin letters that Unicode's list of confusables leaves as they are. */
const READ_AS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '2': 'z',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
  i: 'l',
  ƅ: 'b',
  ǝ: 'e',
  ə: 'e',
  ɘ: 'e',
  ᴀ: 'a',
  ʙ: 'b',
  ᴅ: 'd',
  ᴇ: 'e',
  ɢ: 'g',
  ʜ: 'h',
  ɪ: 'l',
  ᴊ: 'j',
  ᴋ: 'k',
  ʟ: 'l',
  ᴍ: 'rn',
  ɴ: 'n',
  π: 'n',
  ᴘ: 'p',
  ʀ: 'r',
  ᴛ: 't',
  ʏ: 'y',
};

const withoutMarks = (text: string): string => text.normalize('NFKD').replace(/[^\p{L}\p{N}]/gu, '');
const skeleton = (text: string): string => withoutMarks(rectifyConfusion(withoutMarks(text)));

/**
 * What a hurried reader sees: marks and separators dropped, look-alikes of all scripts and digits for letters merged.
 * Wider than `normalForm`, which names streams and cannot change: fit to recognise a few words, not to tell names apart.
 */
export const seenForm = (text: string): string =>
  // Twice: a capital may look like one letter and its small one like another.
  [...skeleton(skeleton(text).toUpperCase().toLowerCase()).toLowerCase()]
    .map((letter) => READ_AS[letter] ?? letter)
    .join('');
