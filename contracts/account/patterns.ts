/** Forms of a profile's fields, without zod: for the server's schemas and the browser's forms alike. */

/** Letters, digits and `. _ -` between them; the four letters of Unicode that nobody sees are none. */
export const nicknamePattern = /^(?!.*[\u115f\u1160\u3164\uffa0])[\p{L}\p{N}](?:[\p{L}\p{N}._-]*[\p{L}\p{N}])?$/u;
export const phonePattern = /^\+?[\d ()/.-]{5,30}$/;
