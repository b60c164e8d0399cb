import { describe, expect, it } from 'vitest';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const locales = join(import.meta.dirname, 'locales');

const given: Readonly<Record<'de' | 'en' | 'nl', RegExp>> = {
  de: /[Aa]usgeblendet|Inserat ausblenden|Wieder zeigen|Schon fest zusagen|hat noch nicht geantwortet|dazu Kaution|Als ICS laden|Anfangsbuchstaben|Wie bist du hier|schreiben wir dir|fest zugesagt|"was du magst"|Nickname|freigibst|ausgemacht|\bleitest\b|dabei sein|Mailadresse|\b(Nenn|Wähl|Prüf)e\b|EU-Gesetz/,
  en: /[\d}] %|\bAgree (already|with)|comes back"|legal hints|mostly answers|here since|Free: |Borrow instead of buy\.|How are you here|When it is free|note what condition|Show again|offer is hidden|up to €|"Agree"|Nothing kept|\b[Ss]ettled?\b(?!\w*":)|nickname(?!\w*")|internet address|help to lead|group you lead|[Ss]earch request|Take back|\b[Aa] mail\b|\bmails\b(?!")|(report|complaint) was (not )?right|Decide anew|no violation|nothing against the rules/,
  nl: /[\d}] %|\blening(en)?\b|komt terug"|tweede akkoord|pauzeer haar|Hoe ben je hier|bij benadering|advertentie is verborgen|[Tt]oezeg|[Tt]oegezegd|[Aa]fzeg|[Aa]fgezegd|"wat je wilt"|je nickname|de nickname|internetadres|eruit gezet|groep die je leidt|„|aankruis|Toestand|\b[Bb]esluit\b|[Bb]eheerder van de(ze)? site|Kwetsend|elkaar niets meer aanvragen|Digital Services Act/,
};

describe('wording', () => {
  for (const language of ['de', 'en', 'nl'] as const) {
    it(`uses one word per action in ${language}`, () => {
      const found = readdirSync(join(locales, language)).flatMap((file) =>
        readFileSync(join(locales, language, file), 'utf8')
          .split('\n')
          .filter((line) => given[language].test(line))
          .map((line) => `${file}: ${line.trim()}`),
      );
      expect(found).toEqual([]);
    });
  }
  it('avoids the word days for the duration of a request, which may be in hours', () => {
    type Branch = Readonly<{ [key: string]: string | Branch }>;
    const textsOf = (branch: string | Branch): readonly string[] =>
      typeof branch === 'string' ? [branch] : Object.values(branch).flatMap(textsOf);
    const found = (['de', 'en', 'nl'] as const).flatMap((language) => {
      const read = (file: string) => JSON.parse(readFileSync(join(locales, language, file), 'utf8')) as Branch;
      const { list, state, scene, dialog, timeline } = read('requests.json') as Record<string, Branch>;
      const { days_taken: taken, days_freed: freed } = read('notifications.json')['kind'] as Record<string, string>;
      return [list, state, scene, dialog, timeline, taken, freed]
        .flatMap((branch) => textsOf(branch ?? {}))
        .filter((text) => /(?<!\d )\b(?:Tage?n?|days|dagen)\b/.test(text.replaceAll(/\{\{[^}]+\}\}/g, '')));
    });
    expect(found).toEqual([]);
  });
  it('has no exclamation marks', () => {
    const found = (['de', 'en', 'nl'] as const).flatMap((language) =>
      readdirSync(join(locales, language)).filter((file) =>
        /!"/.test(readFileSync(join(locales, language, file), 'utf8')),
      ),
    );
    expect(found).toEqual([]);
  });
});
