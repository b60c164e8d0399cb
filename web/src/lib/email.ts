/** Close to what the server takes, which has the last word. */
const pattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

export const looksLikeEmail = (text: string): boolean => pattern.test(text.trim()) && text.length <= 200;
