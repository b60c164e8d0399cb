/** Patterns of profile fields, free of zod so that server schemas and browser forms can share them. */

/** Letters and digits, with `. _ -` between; excludes the four Unicode letters that are invisible. */
export const nicknamePattern = /^(?!.*[\u115f\u1160\u3164\uffa0])[\p{L}\p{N}](?:[\p{L}\p{N}._-]*[\p{L}\p{N}])?$/u;
export const phonePattern = /^\+?[\d ()/.-]{5,30}$/;
