const pattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

export const looksLikeEmail = (text: string): boolean => pattern.test(text.trim()) && text.length <= 200;
