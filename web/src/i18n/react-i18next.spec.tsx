import { describe, expect, it } from 'vitest';
import { I18nextProvider, Trans, useTranslation } from 'react-i18next';
import { createI18n } from './create.js';

const i18n = createI18n('de');
i18n.addResourceBundle('de', 'user', {
  text: 'Mit <terms>den <b>AGB</b></terms> und der <use>Nutzung</use> von {{brand}}, nicht <other>hier</other>.',
});

function Text() {
  const { t } = useTranslation('user');
  const say = t as unknown as (key: string) => string;
  return <Trans t={say} i18nKey="text" components={{ terms: <mark />, use: <em />, b: <strong /> }} />;
}

describe('a text with components', () => {
  it('puts the marked parts into their components, nested ones too, and drops unknown marks', async () => {
    const { renderToStaticMarkup } = await import('react-dom/server');
    expect(
      renderToStaticMarkup(
        <I18nextProvider i18n={i18n}>
          <Text />
        </I18nextProvider>,
      ),
    ).toBe('Mit <mark>den <strong>AGB</strong></mark> und der <em>Nutzung</em> von Lendring, nicht hier.');
  });
});
