import { describe, expect, it } from 'vitest';
import { hasWebAddress, withoutWebAddresses } from './web-address.js';

describe('web addresses in a text', () => {
  it.each(['Gewinn http://evil.example/3', 'HTTPS://x', 'www.evil', 'jetzt evil.com/x', 'evil。com', 'müll-eimer.de!'])(
    'are found in %s',
    (text) => expect(hasWebAddress(text)).toBe(true),
  );

  it.each(['Nachbarn St.Pauli', 'Zelt 3.5 kg', 'Dr. Oetker', 'z.B. Leitern', 'Haus 3.Stock', 'Werkzeug: Säge/Bohrer'])(
    'are not found in %s',
    (text) => expect(hasWebAddress(text)).toBe(false),
  );

  it('are replaced by an ellipsis', () => {
    expect(withoutWebAddresses('Einladung in „Gewinn http://evil.example/3 hier“')).toBe(
      'Einladung in „Gewinn … hier“',
    );
  });
});
