/** ISO 13616: two letters, two check digits, and 1 is left when it is divided by 97. */
export const looksLikeIban = (written: string): boolean => {
  const iban = written.replace(/\s/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((sign) => Number.parseInt(sign, 36)).join('');
  return BigInt(digits) % 97n === 1n;
};
