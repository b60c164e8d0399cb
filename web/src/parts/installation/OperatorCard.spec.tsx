import { afterEach, describe, expect, it } from 'vitest';
import { cleanup } from '@testing-library/react';
import { localeCodes, type Locale } from '../../i18n/locale.js';
import type { AnyText } from '../../i18n/namespaces.js';
import { render } from '../../testing/render.js';
import { testTexts, text } from '../../testing/texts.js';
import { operatorWords } from '../../lib/installation/operator.js';
import { OperatorCard } from './OperatorCard.js';

afterEach(cleanup);
const none = { phone: '', register: '', vat: '', responsible: '', authorities: '', users: '', languages: '' };
const nobody = { ...none, name: 'Lendring', address: '', email: 'hello@localhost' };
const club = { ...none, name: 'Leihverein e. V.', address: 'Gasse 1\n50823 Köln', email: 'hallo@example.org' };
const words = (locale: Locale) => testTexts(locale).t as AnyText;

describe('the operator of the site', () => {
  it.each(localeCodes)('is not named before configuration and has no dead address (%s)', (locale) => {
    const said = Object.values(operatorWords(words(locale), nobody)).join(' ');
    expect(said).not.toMatch(/localhost|(von|by|door) Lendring|operator[A-Z]/);
    const { container } = render(<OperatorCard operator={nobody} />, locale);
    expect(container.textContent).not.toContain('localhost');
    expect(container.querySelector('a')).toBeNull();
  });

  it('is shown with postal address and mail address', () => {
    expect(operatorWords(words('de'), club)).toEqual({
      name: 'Leihverein e. V.',
      address: 'Gasse 1, 50823 Köln',
      operatorIs: text('pages:operatorRuns', { operator: 'Leihverein e.\u00A0V., Gasse 1, 50823 Köln' }),
      responsible: 'Leihverein e. V., Gasse 1, 50823 Köln, hallo@example.org.',
      inCharge: text('pages:operatorInCharge'),
      email: 'hallo@example.org',
    });
    const { container } = render(<OperatorCard operator={club} />);
    expect(container.textContent).toContain('Leihverein e. V.');
    expect(container.querySelector('a')?.getAttribute('href')).toBe('mailto:hallo@example.org');
  });

  it('includes optional details and the contact points for authorities and users', () => {
    const more = { ...club, vat: 'DE123456789', responsible: 'Ada Beispiel', authorities: 'amt@example.org' };
    const { container } = render(<OperatorCard operator={more} />);
    expect(container.textContent).toContain('Umsatzsteuer-IDDE123456789');
    expect(container.querySelector('a[href="mailto:amt@example.org"]')).not.toBeNull();
    expect(container.textContent).not.toContain(text('pages:operatorFacts.phone'));
    expect(operatorWords(words('de'), more).inCharge).toBe('Ada Beispiel.');
  });

  it('is not announced for later once its name is known, even without an address', () => {
    const { container } = render(<OperatorCard operator={{ ...club, address: '' }} />);
    expect(container.textContent).toContain('Leihverein e. V.');
    expect(container.textContent).not.toContain(text('pages:operatorMissing', { brand: 'Lendring' }));
  });

  it('shows only the contact address if no other detail is known', () => {
    const { responsible, email } = operatorWords(words('en'), { ...nobody, email: 'hello@lend.example' });
    expect([responsible, email]).toEqual([
      'Before it opens to the public, we’ll say in the imprint who runs Lendring here. hello@lend.example',
      'hello@lend.example',
    ]);
  });
});
