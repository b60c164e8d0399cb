import type { TemplatePurpose } from '@lendring/contracts/moderation/template-purposes.js';
import type { TemplateTexts } from '@lendring/contracts/moderation/templates.js';

/** A template shipped with each installation; its name is localised when read (`contracts/texts/template-names.ts`). */
export type BuiltIn = Readonly<{ templateId: string; texts: TemplateTexts }>;

const one = (templateId: string, de: string, en: string, nl: string): BuiltIn => ({
  templateId,
  texts: { de, en, nl },
});

/** Built-in templates per purpose, the default first. Ids are never reused for another text. */
export const builtIn: Readonly<Record<TemplatePurpose, readonly [BuiltIn, ...BuiltIn[]]>> = {
  vendor_note: [
    one(
      '7e3d0c51-0a43-4f0e-9d5c-3b6a1f2c0101',
      'Hallo {name},\n\n„{thing}“ verstößt gegen das Gesetz oder unsere Regeln: {rule}. Was wir festgestellt haben, steht in der Begründung. Siehst du das anders, kannst du dich innerhalb von sechs Monaten beschweren.',
      'Hello {name},\n\n“{thing}” breaks the law or our rules: {rule}. The statement of reasons says what we found. If you do not agree, you can complain within six months.',
      'Hallo {name},\n\n“{thing}” is in strijd met de wet of onze regels: {rule}. In de motivering staat wat we hebben vastgesteld. Ben je het er niet mee eens, dan kun je binnen zes maanden bezwaar maken.',
    ),
    one(
      '7e3d0c51-0a43-4f0e-9d5c-3b6a1f2c0102',
      'Hallo {name},\n\ndein Konto ist bis zum {until} gesperrt. Es geht um: {thing}. Die Vorschrift dazu: {rule}. Laufende Leihen bringst du wie vereinbart zu Ende. Alle Entscheidungen über dich findest du hier: {link}',
      'Hello {name},\n\nYour account is suspended until {until}. This is about: {thing}. This is based on: {rule}. Loans already under way continue as agreed. All decisions about you are here: {link}',
      'Hallo {name},\n\nJe account is tot {until} geschorst. Het gaat om: {thing}. De grondslag: {rule}. Lopende uitleningen rond je af zoals afgesproken. Alle beslissingen over jou vind je hier: {link}',
    ),
    one(
      '7e3d0c51-0a43-4f0e-9d5c-3b6a1f2c0103',
      'Hallo {name},\n\nwir haben noch einmal hingesehen: Unsere frühere Entscheidung zu „{thing}“ war nicht richtig, deshalb nehmen wir sie zurück. Das tut uns leid.',
      'Hello {name},\n\nWe have looked again: our earlier decision about “{thing}” was not right, so we take it back. We are sorry.',
      'Hallo {name},\n\nWe hebben nog eens gekeken: onze eerdere beslissing over “{thing}” klopte niet, daarom draaien we die terug. Het spijt ons.',
    ),
  ],
  reporter_note: [
    one(
      '7e3d0c51-0a43-4f0e-9d5c-3b6a1f2c0201',
      'Danke, dass du dir die Zeit genommen hast, uns auf „{thing}“ hinzuweisen. Solche Hinweise helfen allen, die hier leihen und verleihen.',
      'Thank you for taking the time to point us to “{thing}”. It helps everybody who lends and borrows here.',
      'Bedankt dat je de tijd hebt genomen om ons op “{thing}” te wijzen. Dat helpt iedereen die hier leent en uitleent.',
    ),
    one(
      '7e3d0c51-0a43-4f0e-9d5c-3b6a1f2c0202',
      'Danke, dass du auf „{thing}“ geachtet hast, auch wenn diesmal nichts zu beanstanden war. Fällt dir später etwas Neues auf, melde es gern wieder.',
      'Thank you for looking out, even though there was nothing wrong with “{thing}” this time. If you notice something new later, please report it again.',
      'Bedankt dat je op “{thing}” hebt gelet, ook al was er deze keer niets op aan te merken. Valt je later iets nieuws op, meld het dan gerust weer.',
    ),
    one(
      '7e3d0c51-0a43-4f0e-9d5c-3b6a1f2c0203',
      'Bei „{thing}“ geht es um etwas, das ihr beide miteinander vereinbart habt. Darüber entscheiden wir nicht. Schreibt einander in der Anfrage; oft klärt sich so das meiste.',
      '“{thing}” is about something that the two of you agreed on. That is not for us to decide. Write to each other in the request; most of it can often be settled there.',
      'Bij “{thing}” gaat het om iets wat jullie samen hebben afgesproken. Daarover beslissen wij niet. Schrijf elkaar in de aanvraag; vaak is het meeste zo op te lossen.',
    ),
  ],
  complaint_answer: [
    one(
      '7e3d0c51-0a43-4f0e-9d5c-3b6a1f2c0301',
      'Ich habe mir „{thing}“ und deine Beschwerde angesehen, ohne an der ersten Entscheidung beteiligt gewesen zu sein. Es bleibt bei dieser Entscheidung.',
      'I have looked at “{thing}” and at your complaint, and had no part in the first decision. That decision stands.',
      'Ik heb “{thing}” en je bezwaar bekeken en had geen aandeel in de eerste beslissing. Die beslissing blijft staan.',
    ),
    one(
      '7e3d0c51-0a43-4f0e-9d5c-3b6a1f2c0302',
      'Ich habe mir „{thing}“ und deine Beschwerde angesehen, ohne an der ersten Entscheidung beteiligt gewesen zu sein. Es bleibt dabei, und zwar nach dieser Vorschrift: {rule}.',
      'I have looked at “{thing}” and at your complaint, and had no part in the first decision. It stands, based on: {rule}.',
      'Ik heb “{thing}” en je bezwaar bekeken en had geen aandeel in de eerste beslissing. Die blijft staan, op grond van: {rule}.',
    ),
    one(
      '7e3d0c51-0a43-4f0e-9d5c-3b6a1f2c0303',
      'Du hast recht: Die Entscheidung zu „{thing}“ war so nicht richtig. Danke, dass du dich gemeldet hast.',
      'You are right: the decision about “{thing}” was not correct. Thank you for telling us.',
      'Je hebt gelijk: de beslissing over “{thing}” klopte niet. Bedankt dat je het hebt laten weten.',
    ),
  ],
  feedback_answer: [
    one(
      '7e3d0c51-0a43-4f0e-9d5c-3b6a1f2c0401',
      'Wir haben gelesen, was du uns am {day} geschrieben hast, und nehmen es mit, wenn wir planen. Fällt dir noch etwas auf, schreib uns gern wieder: {link}',
      'We have read what you wrote on {day}, and will keep it in mind when we plan. If you notice anything else, please write again: {link}',
      'We hebben gelezen wat je op {day} schreef en nemen het mee als we plannen maken. Valt je nog iets op, schrijf ons dan gerust weer: {link}',
    ),
    one(
      '7e3d0c51-0a43-4f0e-9d5c-3b6a1f2c0402',
      'Der Fehler, den du am {day} beschrieben hast, ist behoben. Siehst du ihn noch, dann lade die Seite neu und schreib uns: {link}',
      'The problem that you described on {day} is fixed. If you still see it, reload the page and write to us: {link}',
      'De fout die je op {day} beschreef, is verholpen. Zie je hem nog, laad de pagina dan opnieuw en schrijf ons: {link}',
    ),
    one(
      '7e3d0c51-0a43-4f0e-9d5c-3b6a1f2c0403',
      'Danke für deinen Vorschlag vom {day}. Wir sehen uns an, wie viele Inserate in diese Kategorie passen würden. Bis dahin findet man so ein Inserat auch über seinen Titel.',
      'Thank you for your suggestion of {day}. We will look at how many offers would fit this category. Until then people can also find such an offer by its title.',
      'Bedankt voor je voorstel van {day}. We kijken hoeveel advertenties in deze categorie zouden passen. Tot die tijd is zo’n advertentie ook via de titel te vinden.',
    ),
  ],
};
