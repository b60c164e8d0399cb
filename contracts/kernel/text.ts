import * as z from 'zod';
import { pastedLine, pastedLines } from './copied.js';

/**
 * Characters that no text may hold: control characters and halves of characters. Unseen marks of copied text are taken
 * out before (copied.ts). Written out: tools that read patterns from the API's description know no classes of Unicode.
 */
const UNSEEN = '\\u0000-\\u000a\\u000d-\\u001f\\u007f-\\u0084\\u0086-\\u009f\\ud800-\\udfff';
const seen = new RegExp(`^[^${UNSEEN}]*$`, 'u');
const seenLines = new RegExp(`^[^${UNSEEN}]*(?:[\\n\\r\\t][^${UNSEEN}]*)*$`, 'u');

/** Spaces, marks, and what Unicode lets a reader leave out; U+2800 is a braille cell without dots. */
const unreadable = /^[\s\p{M}\p{Default_Ignorable_Code_Point}\u2800]+$/u;

/**
 * Marks above and below one letter, also with joiners between them: living languages need four at most, more cover the
 * lines around.
 */
const piled = /(?:\p{M}\p{Cf}*){5}/u;

/** What no pattern of the API's description can say: something of it is to be seen, and it stays in its line. */
const readable = (text: z.ZodString) =>
  text
    .refine((value) => !unreadable.test(value), 'nothing_visible')
    .refine((value) => !piled.test(value), 'marks_piled');

/** One line of text: cleaned of unseen marks, trimmed, nothing unseen in it, readable, bounded. */
export const line = (max: number, min = 1) =>
  readable(z.string().overwrite(pastedLine).trim().min(min).max(max).regex(seen, 'unseen_characters'));

/** Several lines of plain text: cleaned of unseen marks, trimmed, readable, bounded; HTML in it is text like any other. */
export const paragraph = (max: number, min = 0) =>
  readable(z.string().overwrite(pastedLines).trim().min(min).max(max).regex(seenLines, 'unseen_characters'));
