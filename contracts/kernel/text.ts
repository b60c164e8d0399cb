import * as z from 'zod';
import { pastedLine, pastedLines } from './copied.js';

/**
 * Forbidden characters: control characters and lone surrogates. Invisible characters of pasted text are removed
 * earlier (copied.ts). The ranges are spelled out, because tools that read the API description do not support Unicode
 * classes.
 */
const UNSEEN = '\\u0000-\\u000a\\u000d-\\u001f\\u007f-\\u0084\\u0086-\\u009f\\ud800-\\udfff';
const seen = new RegExp(`^[^${UNSEEN}]*$`, 'u');
const seenLines = new RegExp(`^[^${UNSEEN}]*(?:[\\n\\r\\t][^${UNSEEN}]*)*$`, 'u');

/**
 * Text made only of spaces, combining marks, and code points that Unicode lets renderers ignore; U+2800 is an empty
 * braille cell.
 */
const unreadable = /^[\s\p{M}\p{Default_Ignorable_Code_Point}\u2800]+$/u;

/**
 * Five combining marks stacked on one letter, possibly with joiners between them. Living languages need four at most;
 * more marks would cover neighbouring lines.
 */
const piled = /(?:\p{M}\p{Cf}*){5}/u;

/**
 * Adds checks that the API description's patterns cannot express: the text must have visible characters and stay
 * within its line.
 */
const readable = (text: z.ZodString) =>
  text
    .refine((value) => !unreadable.test(value), 'nothing_visible')
    .refine((value) => !piled.test(value), 'marks_piled');

export const line = (max: number, min = 1) =>
  readable(z.string().overwrite(pastedLine).trim().min(min).max(max).regex(seen, 'unseen_characters'));

/** Schema of multi-line plain text: cleaned, trimmed, visible and limited in length. HTML is not interpreted. */
export const paragraph = (max: number, min = 0) =>
  readable(z.string().overwrite(pastedLines).trim().min(min).max(max).regex(seenLines, 'unseen_characters'));
