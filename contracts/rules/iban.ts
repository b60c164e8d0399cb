/** ISO 13616: country code, two check digits, and remainder 1 modulo 97. */
export const looksLikeIban = (written: string): boolean => {
  const iban = written.replace(/\s/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((sign) => Number.parseInt(sign, 36)).join('');
  return BigInt(digits) % 97n === 1n;
};
