/** Patterns of profile fields, without a zod dependency: shared by server schemas and browser forms. */

/** Letters and digits, with `. _ -` between them; rejects the four invisible letters of Unicode. */
export const nicknamePattern = /^(?!.*[\u115f\u1160\u3164\uffa0])[\p{L}\p{N}](?:[\p{L}\p{N}._-]*[\p{L}\p{N}])?$/u;
export const phonePattern = /^\+?[\d ()/.-]{5,30}$/;
