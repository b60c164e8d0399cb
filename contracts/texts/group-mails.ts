import type { Locale } from '../kernel/ids.js';

type InvitationWords = Readonly<{
  subject: string;
  greeting: string;
  text: string;
  about: string;
  action: string;
  after: string;
  /** Replaces the inviting user's name when the account has none or is deleted. */
  somebody: string;
}>;

export const invitationMail: Readonly<Record<Locale, InvitationWords>> = {
  de: {
    subject: 'Einladung in die Gruppe „{group}“',
    greeting: 'Hallo,',
    text: '{by} lädt dich auf {brand} in die Gruppe „{group}“ ein.',
    about:
      'Auf {brand} leihen Menschen in der Nähe einander, was sie nur manchmal brauchen. Das Mitmachen kostet nichts.',
    action: 'Einladung ansehen',
    after:
      'Die Einladung gilt bis zum {day} und für eine Person. Wenn du nicht mitmachen möchtest, brauchst du nichts zu tun.',
    somebody: 'Jemand',
  },
  en: {
    subject: 'Invitation to the group “{group}”',
    greeting: 'Hello,',
    text: '{by} invites you to the group “{group}” on {brand}.',
    about: 'On {brand}, neighbours lend each other things they only need now and then. Joining is free.',
    action: 'View the invitation',
    after:
      'The invitation is valid until {day}, for one person. If you don’t want to join, there’s nothing you need to do.',
    somebody: 'Someone',
  },
  nl: {
    subject: 'Uitnodiging voor de groep “{group}”',
    greeting: 'Hallo,',
    text: '{by} nodigt je op {brand} uit voor de groep “{group}”.',
    about: 'Op {brand} lenen mensen in de buurt elkaar wat ze maar af en toe nodig hebben. Meedoen is gratis.',
    action: 'Uitnodiging bekijken',
    after: 'De uitnodiging geldt tot {day}, voor één persoon. Wil je niet meedoen, dan hoef je niets te doen.',
    somebody: 'Iemand',
  },
};
