/** Forms of a profile's fields, without zod: for the server's schemas and the browser's forms alike. */

/** Letters, digits and `. _ -` between them. */
export const nicknamePattern = /^[\p{L}\p{N}](?:[\p{L}\p{N}._-]*[\p{L}\p{N}])?$/u;
export const phonePattern = /^\+?[\d ()/.-]{5,30}$/;
