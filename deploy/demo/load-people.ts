import { certification } from '@lendring/contracts/account/trader-rules.js';
import type { accountApi } from '@lendring/contracts/account/queries.js';
import type { identityApi } from '@lendring/contracts/identity/queries.js';
import { addDays } from '@lendring/contracts/kernel/days.js';
import type { Address } from '@lendring/contracts/kernel/place.js';
import type { Opening, OpeningException } from '@lendring/contracts/rules/opening-days.js';
import type { placeApi } from '@lendring/contracts/place/queries.js';
import type { Pictures } from '@lendring/platform/pictures/pictures.port.js';
import type { ServiceClient } from '@lendring/platform/runtime/service-apis/service-client.js';
import { demoContext, demoId, demoQuery, done, inParallel, type Loading } from './commands.js';
import { portraits } from './content/portraits.js';
import type { Person } from './content/schema.js';
import { DEMO_PASSWORD } from './password.js';
import { drawPortrait } from './pictures/portrait.js';

export type PeopleApis = Readonly<{
  account: ServiceClient<typeof accountApi>;
  identity: ServiceClient<typeof identityApi>;
  place: ServiceClient<typeof placeApi>;
}>;

type Closed = NonNullable<NonNullable<Person['company']>['closed']>;

const exceptionsOf = (closed: Closed, today: string): OpeningException[] =>
  closed.map(({ from, to, label }) => ({ from: addDays(today, from), to: addDays(today, to), spans: [], label }));

/** Opening days of a demo person, for periods that begin and end on them. */
export const openingOf = ({ company }: Person, today: string): Opening => ({
  week: company?.openingHours ?? null,
  exceptions: exceptionsOf(company?.closed ?? [], today),
});

export const personId = (key: string): string => demoId(`person ${key}`);

const addressOf = async (place: PeopleApis['place'], person: Person, at: string): Promise<Address> => {
  const towns = await place.queries.citySearch({ query: person.city, country: person.country }, demoQuery(at));
  for (const town of towns) {
    const answer = await place.queries.address({ cityId: town.id, postal: person.postal }, demoQuery(at));
    if (answer.ok) return { street: person.street, accuracy: null, ...answer.place };
  }
  throw new Error(`${person.postal} ${person.city} of ${person.key} is missing in the place index`);
};

export const loadPeople = async (
  apis: PeopleApis,
  pictures: Pick<Pictures, 'storeDrawn'>,
  people: readonly Person[],
  joined: (person: Person) => string,
  { today, now, termsVersion: terms }: Readonly<{ today: string; now: string; termsVersion: string }>,
  loading: Loading,
): Promise<void> => {
  const { account, identity, place } = apis;
  await inParallel(people, {
    ...loading,
    width: 4,
    async work(person) {
      const userId = personId(person.key);
      const at = joined(person);
      const context = (what: string, by = userId) =>
        demoContext({ what: `${what} ${person.key}`, at, locale: person.locale, by });
      await done(
        `enrol ${person.key}`,
        identity.commands.enrol({ userId, email: person.email, password: DEMO_PASSWORD }, context('enrol', 'system')),
      );
      await done(
        `open ${person.key}`,
        account.commands.open({ userId, email: person.email, emailVerified: true, terms }, context('open', 'system')),
      );
      const { nickname, firstname, lastname, phone, color, company } = person;
      const address = await addressOf(place, person, at);
      let last = await done(
        `profile ${person.key}`,
        account.commands.changeProfile(
          {
            changes: {
              nickname,
              firstname,
              lastname,
              phone,
              color,
              address,
              contactEmail: person.email,
              organisation: company ? (company.organisation ?? 'business') : null,
              ...(company?.openingHours && { openingHours: company.openingHours }),
            },
          },
          context('profile'),
        ),
      );
      if (company) {
        const changes = {
          company: company.name,
          description: company.description,
          legalHints: company.legalHints,
          homepage: company.homepage,
        };
        last = await done(`company ${person.key}`, account.commands.changeCompany({ changes }, context('company')));
        last = await done(
          `trader ${person.key}`,
          account.commands.giveTraderDetails({ register: company.register, certification }, context('trader')),
        );
      }
      if (company?.closed) {
        const exceptions = exceptionsOf(company.closed, today).map((one) => ({
          ...one,
          exceptionId: demoId(`closed ${person.key} ${one.label}`),
          spans: [],
          places: ['all' as const],
          label: one.label ?? '',
        }));
        const adding = demoContext({ what: `closed ${person.key}`, at: now, locale: person.locale, by: userId });
        last = await done(`closed ${person.key}`, account.commands.addOpeningExceptions({ exceptions }, adding));
      }
      const portrait = portraits[person.key];
      if (portrait) {
        const imageId = demoId(`portrait ${person.key}`);
        await pictures.storeDrawn(imageId, await drawPortrait(portrait, color));
        last = await done(`portrait ${person.key}`, account.commands.changePicture({ imageId }, context('portrait')));
      }
      const { role } = person;
      if (role) {
        const giving = account.commands.giveRole({ userId, role, reason: 'Demo' }, context('role', 'system'));
        last = await done(`role ${person.key}`, giving);
      }
      // Wait for the account's read model, which publishing queries.
      await account.queries.place({ userId }, demoQuery(at, last));
    },
  });
};
