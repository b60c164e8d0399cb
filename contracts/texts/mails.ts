import type { Locale } from '../kernel/ids.js';

export type SignInMail =
  | 'verify'
  | 'known'
  | 'reset'
  | 'passwordChanged'
  | 'newAddress'
  | 'addressAsked'
  | 'addressInUse'
  | 'addressLeft'
  | 'newDevice'
  | 'signedOut'
  | 'codesGuessed'
  | 'totpOn'
  | 'totpOff'
  | 'totpLifted'
  | 'recoveryMade'
  | 'recoveryUsed'
  | 'passkeyAdded'
  | 'passkeyRemoved';

/** Mail template; `action` is the text before the link. */
export type MailWords = Readonly<{
  subject: string;
  text: string;
  action: string;
  after: string;
  /** Sentence about when to contact support, and the label of the link to the contact page. */
  writeToUs?: Readonly<{ text: string; link: string }>;
}>;

export const signInMails: Readonly<Record<SignInMail, Readonly<Record<Locale, MailWords>>>> = {
  verify: {
    de: {
      subject: 'Bestätige deine E-Mail-Adresse',
      text: 'schön, dass du bei {brand} mitmachst. Ein Schritt fehlt noch:',
      action: 'Adresse bestätigen',
      after: 'Der Link gilt 48 Stunden. Wenn du kein Konto angelegt hast, brauchst du nichts zu tun.',
    },
    en: {
      subject: 'Confirm your email address',
      text: 'Welcome to {brand}. Just one step left:',
      action: 'Confirm address',
      after: 'The link works for 48 hours. If you didn’t create an account, there’s nothing you need to do.',
    },
    nl: {
      subject: 'Bevestig je e-mailadres',
      text: 'Fijn dat je meedoet met {brand}. Nog één stap:',
      action: 'Adres bevestigen',
      after: 'De link werkt 48 uur. Als je geen account hebt aangemaakt, hoef je niets te doen.',
    },
  },
  known: {
    de: {
      subject: 'Du hast schon ein Konto',
      text: 'jemand wollte mit deiner Adresse ein Konto bei {brand} anlegen. Du hast dort schon ein Konto. Wenn du dein Passwort vergessen hast:',
      action: 'Neues Passwort setzen',
      after: 'Warst du das nicht, brauchst du nichts zu tun. Dein Konto ist unverändert.',
    },
    en: {
      subject: 'You already have an account',
      text: 'Someone tried to create an account at {brand} with your address. You already have an account there. If you’ve forgotten your password:',
      action: 'Set a new password',
      after: 'If this wasn’t you, there’s nothing you need to do. Your account is unchanged.',
    },
    nl: {
      subject: 'Je hebt al een account',
      text: 'Iemand wilde met jouw adres een account bij {brand} aanmaken. Je hebt daar al een account. Als je je wachtwoord vergeten bent:',
      action: 'Nieuw wachtwoord instellen',
      after: 'Was jij dit niet, dan hoef je niets te doen. Je account is ongewijzigd.',
    },
  },
  reset: {
    de: {
      subject: 'Neues Passwort für {brand}',
      text: 'hier kannst du ein neues Passwort setzen:',
      action: 'Neues Passwort setzen',
      after: 'Der Link gilt eine Stunde und nur einmal. Wenn du das nicht wolltest, brauchst du nichts zu tun.',
    },
    en: {
      subject: 'New password for {brand}',
      text: 'Here you can set a new password:',
      action: 'Set a new password',
      after: 'The link works for one hour and only once. If you didn’t ask for it, there’s nothing you need to do.',
    },
    nl: {
      subject: 'Nieuw wachtwoord voor {brand}',
      text: 'Hier kun je een nieuw wachtwoord instellen:',
      action: 'Nieuw wachtwoord instellen',
      after: 'De link werkt één uur en één keer. Heb je dit niet gevraagd, dan hoef je niets te doen.',
    },
  },
  passwordChanged: {
    de: {
      subject: 'Dein Passwort wurde geändert',
      text: 'das Passwort für dein Konto bei {brand} wurde gerade geändert. Auf allen anderen Geräten bist du jetzt abgemeldet. Wenn du das warst, ist nichts zu tun. Sonst:',
      action: 'Neues Passwort setzen',
      after: 'Wer dort ein neues Passwort setzt, meldet alle Geräte ab, auch das, auf dem es geändert wurde.',
    },
    en: {
      subject: 'Your password was changed',
      text: 'The password of your account at {brand} has just been changed. You’re signed out on all other devices. If this was you, there’s nothing you need to do. Otherwise:',
      action: 'Set a new password',
      after: 'Setting a new password there signs out all devices, including the one it was changed on.',
    },
    nl: {
      subject: 'Je wachtwoord is gewijzigd',
      text: 'Het wachtwoord van je account bij {brand} is net gewijzigd. Op alle andere apparaten ben je nu uitgelogd. Was jij dit, dan hoef je niets te doen. Anders:',
      action: 'Nieuw wachtwoord instellen',
      after: 'Een nieuw wachtwoord dat je daar instelt, logt alle apparaten uit, ook dat waarop het is gewijzigd.',
    },
  },
  newAddress: {
    de: {
      subject: 'Bestätige deine neue E-Mail-Adresse',
      text: 'mit dieser Adresse willst du dich künftig bei {brand} anmelden. Bestätige, dass es deine ist:',
      action: 'Neue Adresse bestätigen',
      after:
        'Der Link gilt 48 Stunden. Bis dahin meldest du dich mit der bisherigen Adresse an. Wenn du das nicht wolltest, brauchst du nichts zu tun.',
    },
    en: {
      subject: 'Confirm your new email address',
      text: 'You’d like to sign in to {brand} with this address. Confirm that it’s yours:',
      action: 'Confirm new address',
      after:
        'The link works for 48 hours. Until you confirm, you sign in with your previous address. If you didn’t ask for this, there’s nothing you need to do.',
    },
    nl: {
      subject: 'Bevestig je nieuwe e-mailadres',
      text: 'Met dit adres wil je voortaan inloggen bij {brand}. Bevestig dat het van jou is:',
      action: 'Nieuw adres bevestigen',
      after:
        'De link werkt 48 uur. Tot die tijd log je in met je oude adres. Heb je dit niet gevraagd, dan hoef je niets te doen.',
    },
  },
  addressInUse: {
    de: {
      subject: 'Diese Adresse gehört schon zu einem Konto',
      text: 'jemand wollte diese Adresse für ein anderes Konto bei {brand} benutzen. Das geht nicht, denn du hast hier schon ein Konto mit ihr. Wenn du das Passwort dafür vergessen hast:',
      action: 'Neues Passwort setzen',
      after: 'Warst du das nicht, brauchst du nichts zu tun. Dein Konto ist unverändert.',
    },
    en: {
      subject: 'This address already belongs to an account',
      text: 'Someone wanted to use this address for another account at {brand}. That isn’t possible because you already have an account with it. If you’ve forgotten its password:',
      action: 'Set a new password',
      after: 'If this wasn’t you, there’s nothing you need to do. Your account is unchanged.',
    },
    nl: {
      subject: 'Dit adres hoort al bij een account',
      text: 'Iemand wilde dit adres voor een ander account bij {brand} gebruiken. Dat kan niet, want je hebt er hier al een account mee. Als je het wachtwoord daarvan vergeten bent:',
      action: 'Nieuw wachtwoord instellen',
      after: 'Was jij dit niet, dan hoef je niets te doen. Je account is ongewijzigd.',
    },
  },
  addressLeft: {
    de: {
      subject: 'Dein Konto hat eine neue E-Mail-Adresse',
      text: 'dein Konto bei {brand} gehört jetzt zu einer anderen Adresse, und du meldest dich mit ihr an. Wenn du das warst, ist nichts zu tun. Sonst hol dir dein Konto zurück:',
      action: 'Adresse zurückholen',
      after: 'Das geht sieben Tage lang. Danach setzt du ein neues Passwort, und alle Geräte sind abgemeldet.',
    },
    en: {
      subject: 'Your account has a new email address',
      text: 'Your account at {brand} now belongs to another address, and you sign in with that one. If this was you, there’s nothing you need to do. Otherwise, get your account back:',
      action: 'Restore address',
      after: 'This works for seven days. You’ll set a new password, and all devices are signed out.',
    },
    nl: {
      subject: 'Je account heeft een nieuw e-mailadres',
      text: 'Je account bij {brand} hoort nu bij een ander adres, en daarmee log je in. Was jij dit, dan hoef je niets te doen. Haal anders je account terug:',
      action: 'Adres terughalen',
      after: 'Dat kan zeven dagen lang. Daarna stel je een nieuw wachtwoord in en zijn alle apparaten uitgelogd.',
    },
  },
  totpOn: {
    de: {
      subject: 'Anmeldung in zwei Schritten eingeschaltet',
      text: 'wer sich bei deinem Konto bei {brand} mit dem Passwort anmeldet, braucht ab jetzt auch einen Code aus deiner App. Wenn du das eingeschaltet hast, ist nichts zu tun. Heb die Wiederherstellungscodes gut auf. Sonst:',
      action: 'Neues Passwort setzen',
      after: 'Ein neues Passwort meldet alle Geräte ab.',
      writeToUs: {
        text: 'Eine App, die jemand anderes eingerichtet hat, bleibt auch danach. Wir schalten sie ab:',
        link: 'Schreib uns',
      },
    },
    en: {
      subject: 'Two-step sign-in is on',
      text: 'Signing in to your account at {brand} with the password now also requires a code from your app. If you turned this on, there’s nothing you need to do. Keep the recovery codes in a safe place. Otherwise:',
      action: 'Set a new password',
      after: 'A new password signs out all devices.',
      writeToUs: { text: 'An app that someone else set up stays even then. We’ll turn it off:', link: 'Write to us' },
    },
    nl: {
      subject: 'Inloggen in twee stappen staat aan',
      text: 'Wie met het wachtwoord inlogt op je account bij {brand}, heeft vanaf nu ook een code uit je app nodig. Heb jij dit aangezet, dan hoef je niets te doen. Bewaar de herstelcodes goed. Anders:',
      action: 'Nieuw wachtwoord instellen',
      after: 'Een nieuw wachtwoord logt alle apparaten uit.',
      writeToUs: {
        text: 'Een app die iemand anders heeft ingesteld, blijft ook daarna. Wij zetten die uit:',
        link: 'Schrijf ons',
      },
    },
  },
  totpOff: {
    de: {
      subject: 'Anmeldung in zwei Schritten ausgeschaltet',
      text: 'bei deinem Konto bei {brand} genügt zum Anmelden jetzt wieder das Passwort. Wenn du das warst, ist nichts zu tun. Sonst:',
      action: 'Neues Passwort setzen',
      after:
        'Ein neues Passwort meldet alle Geräte ab. Danach kannst du die zwei Schritte in deinem Konto unter Sicherheit wieder einschalten.',
    },
    en: {
      subject: 'Two-step sign-in is off',
      text: 'You can now sign in to your account at {brand} with just the password again. If this was you, there’s nothing you need to do. Otherwise:',
      action: 'Set a new password',
      after:
        'A new password signs out all devices. After that you can turn two-step sign-in on again in your account, under Security.',
    },
    nl: {
      subject: 'Inloggen in twee stappen staat uit',
      text: 'Om in te loggen op je account bij {brand} is het wachtwoord nu weer genoeg. Was jij dit, dan hoef je niets te doen. Anders:',
      action: 'Nieuw wachtwoord instellen',
      after:
        'Een nieuw wachtwoord logt alle apparaten uit. Daarna kun je de twee stappen in je account onder Beveiliging weer aanzetten.',
    },
  },
  totpLifted: {
    de: {
      subject: 'Wir haben die zwei Schritte ausgeschaltet',
      text: 'wir haben bei deinem Konto bei {brand} die Anmeldung in zwei Schritten ausgeschaltet, weil uns jemand darum gebeten hat. Das Passwort genügt jetzt. Wenn du das nicht warst:',
      action: 'Neues Passwort setzen',
      after: 'Ein neues Passwort meldet alle Geräte ab.',
      writeToUs: { text: 'Sag uns dann bitte auch Bescheid:', link: 'Schreib uns' },
    },
    en: {
      subject: 'We turned off two-step sign-in',
      text: 'We turned off two-step sign-in for your account at {brand} because someone asked us to. The password is now enough to sign in. If this wasn’t you:',
      action: 'Set a new password',
      after: 'A new password signs out all devices.',
      writeToUs: { text: 'Please tell us as well:', link: 'Write to us' },
    },
    nl: {
      subject: 'Wij hebben de twee stappen uitgezet',
      text: 'Wij hebben voor je account bij {brand} het inloggen in twee stappen uitgezet, omdat iemand ons dat vroeg. Het wachtwoord is nu genoeg. Was jij dat niet:',
      action: 'Nieuw wachtwoord instellen',
      after: 'Een nieuw wachtwoord logt alle apparaten uit.',
      writeToUs: { text: 'Laat het ons dan ook weten:', link: 'Schrijf ons' },
    },
  },
  recoveryMade: {
    de: {
      subject: 'Neue Wiederherstellungscodes',
      text: 'für dein Konto bei {brand} gibt es neue Wiederherstellungscodes. Die alten gelten nicht mehr. Wenn du das warst, ist nichts zu tun. Sonst:',
      action: 'Neues Passwort setzen',
      after:
        'Ein neues Passwort meldet alle Geräte ab. Mach danach in deinem Konto unter Sicherheit noch einmal neue Codes.',
    },
    en: {
      subject: 'New recovery codes',
      text: 'There are new recovery codes for your account at {brand}. The old ones no longer work. If this was you, there’s nothing you need to do. Otherwise:',
      action: 'Set a new password',
      after:
        'A new password signs out all devices. After that, create new codes again in your account, under Security.',
    },
    nl: {
      subject: 'Nieuwe herstelcodes',
      text: 'Er zijn nieuwe herstelcodes voor je account bij {brand}. De oude werken niet meer. Was jij dit, dan hoef je niets te doen. Anders:',
      action: 'Nieuw wachtwoord instellen',
      after:
        'Een nieuw wachtwoord logt alle apparaten uit. Maak daarna in je account onder Beveiliging nog eens nieuwe codes.',
    },
  },
  recoveryUsed: {
    de: {
      subject: 'Mit einem Wiederherstellungscode angemeldet',
      text: 'bei deinem Konto bei {brand} hat sich gerade jemand mit dem Passwort und einem Wiederherstellungscode angemeldet: {device}. Dieser Code gilt nicht mehr, übrig sind: {left}. Wenn du das warst, ist nichts zu tun. Sonst:',
      action: 'Neues Passwort setzen',
      after: 'Ein neues Passwort meldet alle Geräte ab. Neue Codes machst du in deinem Konto unter Sicherheit.',
    },
    en: {
      subject: 'Signed in with a recovery code',
      text: 'Someone has just signed in to your account at {brand} with the password and a recovery code: {device}. That code no longer works; codes left: {left}. If this was you, there’s nothing you need to do. Otherwise:',
      action: 'Set a new password',
      after: 'A new password signs out all devices. You can create new codes in your account, under Security.',
    },
    nl: {
      subject: 'Ingelogd met een herstelcode',
      text: 'Iemand heeft net met het wachtwoord en een herstelcode ingelogd op je account bij {brand}: {device}. Die code werkt nu niet meer. Codes die je nog hebt: {left}. Was jij dit, dan hoef je niets te doen. Anders:',
      action: 'Nieuw wachtwoord instellen',
      after: 'Een nieuw wachtwoord logt alle apparaten uit. Nieuwe codes maak je in je account onder Beveiliging.',
    },
  },
  passkeyAdded: {
    de: {
      subject: 'Neuer Passkey',
      text: 'bei deinem Konto bei {brand} kannst du dich jetzt auch mit einem neuen Passkey anmelden. Wenn du ihn angelegt hast, ist nichts zu tun. Sonst:',
      action: 'Neues Passwort setzen',
      after: 'Ein neues Passwort meldet alle Geräte ab. Entfern danach den Passkey in deinem Konto unter Sicherheit.',
    },
    en: {
      subject: 'New passkey',
      text: 'You can now also sign in to your account at {brand} with a new passkey. If you added it, there’s nothing you need to do. Otherwise:',
      action: 'Set a new password',
      after: 'A new password signs out all devices. After that, remove the passkey in your account, under Security.',
    },
    nl: {
      subject: 'Nieuwe passkey',
      text: 'Je kunt nu ook met een nieuwe passkey inloggen op je account bij {brand}. Heb jij die toegevoegd, dan hoef je niets te doen. Anders:',
      action: 'Nieuw wachtwoord instellen',
      after:
        'Een nieuw wachtwoord logt alle apparaten uit. Verwijder daarna de passkey in je account onder Beveiliging.',
    },
  },
  addressAsked: {
    de: {
      subject: 'Deine E-Mail-Adresse soll sich ändern',
      text: 'bei deinem Konto bei {brand} soll eine andere E-Mail-Adresse gelten, sobald sie bestätigt ist. Wenn du das möchtest, ist nichts zu tun. Sonst:',
      action: 'Neues Passwort setzen',
      after: 'Ein neues Passwort bricht die Änderung ab und meldet alle Geräte ab.',
    },
    en: {
      subject: 'Your email address is about to change',
      text: 'Your account at {brand} will have a new email address once it’s confirmed. If you want this, there’s nothing you need to do. Otherwise:',
      action: 'Set a new password',
      after: 'A new password stops the change and signs out all devices.',
    },
    nl: {
      subject: 'Je e-mailadres gaat veranderen',
      text: 'Je account bij {brand} krijgt een ander e-mailadres zodra dat is bevestigd. Wil je dit, dan hoef je niets te doen. Anders:',
      action: 'Nieuw wachtwoord instellen',
      after: 'Een nieuw wachtwoord stopt de wijziging en logt alle apparaten uit.',
    },
  },
  passkeyRemoved: {
    de: {
      subject: 'Passkey entfernt',
      text: 'bei deinem Konto bei {brand} wurde ein Passkey entfernt. Mit ihm kann sich niemand mehr anmelden. Wenn du das warst, ist nichts zu tun. Sonst:',
      action: 'Neues Passwort setzen',
      after: 'Ein neues Passwort meldet alle Geräte ab.',
    },
    en: {
      subject: 'Passkey removed',
      text: 'A passkey was removed from your account at {brand}. Nobody can sign in with it any more. If this was you, there’s nothing you need to do. Otherwise:',
      action: 'Set a new password',
      after: 'A new password signs out all devices.',
    },
    nl: {
      subject: 'Passkey verwijderd',
      text: 'Een passkey van je account bij {brand} is verwijderd. Niemand kan er nog mee inloggen. Was jij dit, dan hoef je niets te doen. Anders:',
      action: 'Nieuw wachtwoord instellen',
      after: 'Een nieuw wachtwoord logt alle apparaten uit.',
    },
  },
  signedOut: {
    de: {
      subject: 'Wir haben dich überall abgemeldet',
      text: 'unser Team hat dein Konto bei {brand} auf allen Geräten abgemeldet, weil uns jemand darum gebeten hat oder zu seinem Schutz. Mit deinem Passwort meldest du dich wieder an. Wenn jemand anderes es kennen könnte:',
      action: 'Neues Passwort setzen',
      after: 'Ein neues Passwort meldet noch einmal alle Geräte ab.',
      writeToUs: { text: 'Hast du nicht darum gebeten und möchtest wissen, warum:', link: 'Schreib uns' },
    },
    en: {
      subject: 'We signed you out everywhere',
      text: 'Our team signed your account at {brand} out on all devices, because someone asked us to or to protect it. You can sign in again with your password. If someone else might know it:',
      action: 'Set a new password',
      after: 'A new password signs out all devices again.',
      writeToUs: { text: 'If you didn’t ask for this and would like to know why:', link: 'Write to us' },
    },
    nl: {
      subject: 'Wij hebben je overal uitgelogd',
      text: 'Ons team heeft je account bij {brand} op alle apparaten uitgelogd, omdat iemand ons dat vroeg of om het te beschermen. Met je wachtwoord log je weer in. Als iemand anders het zou kunnen kennen:',
      action: 'Nieuw wachtwoord instellen',
      after: 'Een nieuw wachtwoord logt nog eens alle apparaten uit.',
      writeToUs: { text: 'Heb je er niet om gevraagd en wil je weten waarom:', link: 'Schrijf ons' },
    },
  },
  codesGuessed: {
    de: {
      subject: 'Mehrere falsche Codes bei deiner Anmeldung',
      text: 'jemand hat für dein Konto bei {brand} das richtige Passwort und danach mehrmals einen falschen Code eingegeben: {device}. Mit diesen Codes kam niemand hinein, und weitere müssen warten. Wenn du das warst, ist nichts zu tun. Sonst kennt jemand dein Passwort:',
      action: 'Neues Passwort setzen',
      after: 'Ein neues Passwort meldet alle Geräte ab. Die Anmeldung in zwei Schritten bleibt eingeschaltet.',
    },
    en: {
      subject: 'Several wrong codes when signing in',
      text: 'Someone entered the right password for your account at {brand}, and then a wrong code several times: {device}. Nobody got in with these codes, and further attempts have to wait. If this was you, there’s nothing you need to do. Otherwise, someone knows your password:',
      action: 'Set a new password',
      after: 'A new password signs out all devices. Two-step sign-in stays on.',
    },
    nl: {
      subject: 'Meerdere foute codes bij het inloggen',
      text: 'Iemand heeft voor je account bij {brand} het juiste wachtwoord en daarna meerdere keren een foute code ingevoerd: {device}. Met die codes is niemand binnengekomen, en volgende moeten wachten. Was jij dit, dan hoef je niets te doen. Anders kent iemand je wachtwoord:',
      action: 'Nieuw wachtwoord instellen',
      after: 'Een nieuw wachtwoord logt alle apparaten uit. Inloggen in twee stappen blijft aanstaan.',
    },
  },
  newDevice: {
    de: {
      subject: 'Anmeldung auf einem neuen Gerät',
      text: 'bei deinem Konto bei {brand} hat sich gerade jemand mit deinem Passwort angemeldet, auf einem Gerät, das wir noch nicht kennen: {device}. Wenn du das warst, ist nichts zu tun. Sonst:',
      action: 'Neues Passwort setzen',
      after:
        'Ein neues Passwort meldet alle Geräte ab. Wo du angemeldet bist, siehst du in deinem Konto unter Sicherheit.',
    },
    en: {
      subject: 'Sign-in on a new device',
      text: 'Someone has just signed in to your account at {brand} with your password, on a device we haven’t seen before: {device}. If this was you, there’s nothing you need to do. Otherwise:',
      action: 'Set a new password',
      after:
        'A new password signs out all devices. You can see where you are signed in under Security in your account.',
    },
    nl: {
      subject: 'Ingelogd op een nieuw apparaat',
      text: 'Iemand heeft net met je wachtwoord ingelogd op je account bij {brand}, op een apparaat dat we nog niet kennen: {device}. Was jij dit, dan hoef je niets te doen. Anders:',
      action: 'Nieuw wachtwoord instellen',
      after:
        'Een nieuw wachtwoord logt alle apparaten uit. Waar je bent ingelogd, zie je in je account onder Beveiliging.',
    },
  },
};
