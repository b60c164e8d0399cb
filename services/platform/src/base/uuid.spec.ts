import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { derivedId } from './uuid.js';

describe('derived ids', () => {
  it('match RFC 9562 and other implementations', () => {
    expect(derivedId('6ba7b810-9dad-11d1-80b4-00c04fd430c8', 'www.example.com')).toBe(
      '2ed6657d-e927-568b-95e1-2665a8aea6a2',
    );
    expect(derivedId('6ba7b811-9dad-11d1-80b4-00c04fd430c8', 'Größe/ß')).toBe('3c7a46c6-385e-51df-9c74-e276de965443');
  });

  it('are valid UUIDs, distinct per name and namespace', () => {
    const one = derivedId('6ba7b810-9dad-11d1-80b4-00c04fd430c8', '0');
    expect(z.uuid().safeParse(one).success).toBe(true);
    expect(derivedId('6ba7b810-9dad-11d1-80b4-00c04fd430c8', '1')).not.toBe(one);
    expect(derivedId(one, '0')).not.toBe(one);
  });
});
