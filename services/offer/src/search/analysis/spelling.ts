/**
 * Letters of a word as a bit set (a-z, digits, others). Words within distance d differ in at most 2d bits, and a
 * substring adds no bit; both rule out most of a vocabulary cheaply.
 */
export function letterSet(word: string): number {
  let set = 0;
  for (let i = 0; i < word.length; i += 1) {
    const code = word.charCodeAt(i);
    set |= 1 << (code >= 97 && code <= 122 ? code - 97 : code >= 48 && code <= 57 ? 26 : 27);
  }
  return set;
}

export function bitCount(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
