import type { DemoRequest } from '../types.js';
import { ask, c, days, hours, v } from './parts.js';

/** What is asked, agreed, under way or came to nothing. */
export const open: readonly DemoRequest[] = [
  // Asked: the vendor's turn.
  ask(
    { offer: 'beamer-ehrenfeld', creator: 'katrin', period: days(9, 11), sent: 1 },
    [c('Liebe Jana, der Leseclub möchte einen Film sehen, Freitag und Samstag. Wäre das möglich?')],
    { kind: 'asked' },
  ),
  ask(
    { offer: 'beamer-ehrenfeld', creator: 'miriam', period: days(10, 12), sent: 0 },
    [c('Hallo Jana, wir würden am Samstag gern im Garten Kinderkino machen. Ist der Beamer noch frei?')],
    { kind: 'asked' },
  ),
  ask(
    { offer: 'bohrhammer-ehrenfeld', creator: 'ole', period: days(4, 5), pricing: 1, sent: 1 },
    [
      c('Moin Murat, ein Fahrradhalter soll an die Kellerwand. Sixpack ist schon gekauft.'),
      v('Bin bis morgen auf Montage, ich schaue abends in den Kalender.'),
    ],
    { kind: 'asked' },
  ),
  ask(
    { offer: 'familienzelt-nippes', creator: 'lena', period: days(18, 22), sent: 2 },
    [
      c('Lieber Heinz, wir wollen mit zwei Familien an den Rursee. Hättest du das Zelt über das lange Wochenende?'),
      v('Muss erst meine Frau fragen, ob die Enkel kommen. Ich melde mich bis Sonntag.'),
      c('Keine Eile, danke.'),
    ],
    { kind: 'asked' },
  ),
  ask(
    { offer: 'partyzelt-braunsfeld', creator: 'aylin', period: days(25, 27), sent: 1 },
    [
      c(
        'Guten Tag, wir feiern Verlobung im Garten. Passt das Zelt auf sechs mal vier Meter Rasen, wenn wir eine Wand weglassen?',
      ),
    ],
    { kind: 'asked' },
  ),
  ask(
    { offer: 'systemkamera-kreuzberg', creator: 'nele', period: days(6, 9), sent: 0 },
    [
      c(
        'Hallo, ich filme drei Tage ein Nachbarschaftsfest. Könnt ihr das 35er wieder dazulegen, von dem Tarek schwärmt?',
      ),
    ],
    { kind: 'asked' },
  ),
  ask(
    { offer: 'westerngitarre-deutz', creator: 'jana', period: days(13, 20), sent: 1 },
    [c('Hey Lena, wir fahren zelten und keiner hat ein Instrument. Darf deine Gitarre mit?')],
    { kind: 'asked' },
  ),
  ask(
    { offer: 'tennisplatz-bergisch', creator: 'stefan', period: hours(3, '17:00', 2), sent: 1 },
    [c('Hallo Thomas, Dienstag ab fünf zu viert, wäre der Platz frei?')],
    { kind: 'asked' },
  ),
  ask(
    { offer: 'schaatsen-groningen', creator: 'bram', period: days(21, 24), sent: 2 },
    [c('Hoi Femke, we komen een weekend logeren. Heb je noren in 43 en 38?')],
    { kind: 'asked' },
  ),
  ask(
    { offer: 'clarinet-bristol', creator: 'fiona', period: days(14, 42), sent: 1 },
    [c('Hello Tom, my niece moves to Bristol for a term and would love to keep playing. Four weeks to start with?')],
    { kind: 'asked' },
  ),

  // The vendor has said yes: the creator's turn.
  ask(
    { offer: 'anhaenger-nippes', creator: 'jana', period: days(7, 8), sent: 2 },
    [
      c('Hallo Heinz, ich möchte Sperrmüll aus dem Keller fahren. Ist der Anhänger am Samstag da?'),
      v('Ist da. Fegen nicht vergessen, und die Plane liegt in der Garage links.'),
    ],
    { kind: 'acceptedByVendor' },
  ),
  ask(
    { offer: 'kombi-suelz', creator: 'murat', period: days(12, 13), sent: 3 },
    [
      c('Moin, mein Transporter muss in die Werkstatt. Hast du den Kombi am Freitag für mich?'),
      v('Ja, nimm ihn. Schick mir noch deinen Führerschein.'),
    ],
    { kind: 'acceptedByVendor' },
  ),
  ask(
    { offer: 'karaoke-neukoelln', creator: 'oliver', period: days(15, 16), sent: 2 },
    [
      c('Hi Tarek, office party on Friday, eighteen shy engineers. Can your karaoke case save us?'),
      v('It has saved worse. The English list is on the yellow card.'),
    ],
    { kind: 'acceptedByVendor' },
  ),
  ask(
    { offer: 'bulli-leipzig', creator: 'karsten', period: days(33, 37), sent: 3 },
    [
      c('Vier Nächte Saale-Radweg, wir laden die Räder hinten drauf. Hat der Bulli einen Träger?'),
      v('Hat er nicht, aber zwei Räder passen mit ausgebautem Vorderrad hinein. Von mir aus gern.'),
    ],
    { kind: 'acceptedByVendor' },
  ),

  // Agreed and still to come.
  ask(
    { offer: 'raclette-ehrenfeld', creator: 'heinz', period: days(6, 7), pricing: 1, sent: 4 },
    [
      c('Hallo Jana, mein Kegelverein isst bei mir. Nehmen acht Pfännchen auch zehn Männer hin?'),
      v('Wenn sie sich abwechseln. Ich stelle es dir Freitag vor die Tür.'),
      c('Danke dir, Jana.'),
    ],
    { kind: 'agreed' },
  ),
  ask(
    { offer: 'naehmaschine-ehrenfeld', creator: 'lena', period: days(16, 23), pricing: 1, sent: 5 },
    [
      c('Ich nähe Kissen für unser Hausfest, eine Woche würde mir reichen.'),
      v('Gern. Nadeln für Baumwolle sind im Koffer.'),
    ],
    { kind: 'agreed' },
  ),
  ask(
    { offer: 'lastenrad-suedstadt', creator: 'lena', period: days(8, 10), sent: 4 },
    [
      c('Wir holen am Wochenende Pflanzen vom Markt. Wie hoch darf es stapeln?'),
      v('Bis zum Lenker. Wir legen zwei Gurte dazu.'),
    ],
    { kind: 'agreed' },
  ),
  ask(
    { offer: 'geschirr-braunsfeld', creator: 'katrin', period: days(20, 22), sent: 8 },
    [
      c('Goldene Hochzeit meiner Eltern, achtundvierzig Gäste. Sind Kuchengabeln dabei?'),
      v('Ja, und zehn Prozent Reserve von allem. Abholung ab Freitag 14 Uhr.'),
      c('Sehr beruhigend, danke.'),
    ],
    { kind: 'agreed' },
  ),
  ask(
    { offer: 'spiegelreflex-suelz', creator: 'paul', period: days(11, 14), sent: 6 },
    [
      c('Ich fotografiere ein Konzert in der Bonner Innenstadt. Reicht das Tele für Reihe zehn?'),
      v('Locker. Stell die Empfindlichkeit auf 3200, dann wird es scharf.'),
    ],
    { kind: 'agreed' },
  ),
  ask(
    { offer: 'fotobox-kreuzberg', creator: 'ingrid', period: days(27, 29), sent: 12 },
    [
      c('Für unser Gartenfest mit allen Lauben. Kann so etwas auch bei Sonne draußen stehen?'),
      v('Im Schatten ja. Wir geben einen kleinen Pavillon mit.'),
    ],
    { kind: 'agreed' },
  ),
  ask(
    { offer: 'teleskop-bonn', creator: 'thomas', period: days(5, 7), pricing: 1, sent: 5 },
    [
      c('Die Pfadfinder machen eine Sternennacht. Dürfen zwanzig Kinder hindurchsehen?'),
      v('Natürlich. Stellt eine Kiste daneben, für die Kleinen ist das Okular zu hoch.'),
    ],
    { kind: 'agreed' },
  ),
  ask(
    { offer: 'holzwerkstatt-bergisch', creator: 'heinz', period: hours(4, '09:00', 3), sent: 3 },
    [c('Ich müsste eine Tür kürzen, meine Säge ist zu klein. Donnerstagfrüh?'), v('Komm um neun, ich mache Kaffee.')],
    { kind: 'agreed' },
  ),
  ask(
    { offer: 'ferienhaus-darss', creator: 'maike', period: days(40, 47), pricing: 1, sent: 15 },
    [
      c('Eine Woche im Haus am Bodden, sechs Leute und ein alter Hund. Dürfen wir?'),
      v('Mit altem Hund am liebsten. Mückenspray liegt im Flur.'),
      c('Wir freuen uns auf Frösche.'),
    ],
    { kind: 'agreed' },
  ),
  ask(
    { offer: 'gourmetstel-maastricht', creator: 'daan', period: days(19, 20), sent: 4 },
    [
      c('Hoi Els, we zijn met elf. Past dat op twaalf pannetjes?'),
      v('Precies, dan heeft er één twee. Sixpack fris is goed.'),
    ],
    { kind: 'agreed' },
  ),

  // Under way today.
  ask(
    { offer: 'bierzelt-ehrenfeld', creator: 'jana', period: days(-1, 1), sent: 6 },
    [
      c('Hoffest am Wochenende, drei Garnituren wären genau richtig. Ein Kasten pro Tag, oder?'),
      v('Einer für alles. Wir stoßen Sonntag an.'),
    ],
    { kind: 'running' },
  ),
  ask(
    { offer: 'tandem-suedstadt', creator: 'marlene', period: days(-2, 3), sent: 8 },
    [c('Fünf Tage an die Mosel, zu zweit. Sind Packtaschen dran?'), v('Legen wir dazu, hinten ist Platz für zwei.')],
    { kind: 'running' },
  ),
  ask(
    { offer: 'rollgeruest-frechen', creator: 'aylin', period: days(-3, 2), sent: 9 },
    [
      c('Wir streichen die Giebelseite. Reichen sechs Meter Arbeitshöhe bei einem zweistöckigen Haus?'),
      v('Ja, bis unter den First. Ausleger unbedingt ausfahren.'),
      c('Versprochen.'),
    ],
    { kind: 'running' },
  ),
  ask(
    { offer: 'kinderanhaenger-potsdam', creator: 'nele', period: days(-1, 4), sent: 7 },
    [
      c('Meine Schwester kommt mit zwei Kindern. Hat dein Anhänger Gurte für Zweijährige?'),
      v('Fünfpunktgurte, und der Wimpel ist Pflicht.'),
    ],
    { kind: 'running' },
  ),
  ask(
    { offer: 'rollator-wuppertal', creator: 'sofia', period: days(-4, 6), sent: 8 },
    [
      c('Meine Oma kommt aus Bari und läuft schlecht. Zehn Tage, sie ist 1,55 m.'),
      v('Wir stellen ihn auf die kleinste Stufe und legen eine Einkaufstasche dazu.'),
    ],
    { kind: 'running' },
  ),
  ask(
    { offer: 'bakfiets-amsterdam', creator: 'els', period: days(-1, 2), sent: 5 },
    [
      c('Hoi Bram, wij zijn drie dagen in de stad met de kleinkinderen. Kan dat?'),
      v('Zeker. De huif zit erop, er komt regen.'),
    ],
    { kind: 'running' },
  ),

  // Declined, withdrawn, cancelled, expired.
  ask(
    { offer: 'karneval-nippes', creator: 'stefan', period: days(-250, -246), sent: 258 },
    [c('Guten Tag, ich bräuchte das Clownskostüm von Weiberfastnacht bis Rosenmontag.'), v('Dat jeht leider nit.')],
    { kind: 'declined', reason: 'An den tollen Tagen trägt es mein Schwager. Danach gern.' },
  ),
  ask(
    { offer: 'vertikutierer-bruehl', creator: 'aylin', period: days(-205, -204), sent: 210 },
    [
      c('Hallo Miriam, ist der Vertikutierer am Samstag frei?'),
      v('Die Liste ist leider voll, ich kann dir den Samstag darauf anbieten.'),
    ],
    { kind: 'declined', reason: 'An dem Samstag sind schon drei Gärten dran.' },
  ),
  ask(
    { offer: 'plattenspieler-lindenthal', creator: 'murat', period: days(2, 4), sent: 3 },
    [
      c('Ich würde gern auf einer Hofparty auflegen, nur zwei Abende.'),
      v('Draußen und mit Publikum ist er mir zu empfindlich, tut mir leid.'),
    ],
    { kind: 'declined', reason: 'Für Partys im Freien verleihe ich ihn nicht.' },
  ),
  ask(
    { offer: 'cabrio-heidelberg', creator: 'elena', period: days(5, 6), sent: 4 },
    [
      c('Wäre das Cabrio am Samstag für einen Ausflug in die Pfalz zu haben?'),
      v('Die Vorhersage sagt Regen, und das Verdeck ist launisch.'),
    ],
    { kind: 'declined', reason: 'Nur bei Sonne. Frag mich nächste Woche noch einmal.' },
  ),
  ask(
    { offer: 'kanadier-rodenkirchen', creator: 'katrin', period: days(-49, -48), sent: 54 },
    [
      c('Ein Tag auf der Sieg mit meiner Schwester, ist das Boot frei?'),
      v('Ja, aber der Pegel ist gerade sehr niedrig.'),
      c('Dann warten wir lieber auf Regen. Ich ziehe die Anfrage zurück.'),
    ],
    { kind: 'withdrawn' },
  ),
  ask(
    { offer: 'schreibtisch-ehrenfeld', creator: 'aylin', period: days(-28, -26), sent: 36 },
    [
      c('Ich bräuchte zwei Tage Ruhe zum Korrigieren. Ist noch ein Tisch frei?'),
      v('Ja, aber mittwochs wird im Hof gebohrt.'),
      c('Dann korrigiere ich doch in der Bibliothek. Trotzdem danke.'),
    ],
    { kind: 'withdrawn' },
  ),
  ask(
    { offer: 'smoker-leverkusen', creator: 'thomas', period: days(10, 11), sent: 5 },
    [
      c('Könnte ich den Smoker mit Anhänger am Samstag haben?'),
      v('Muss nachsehen, ob der Hänger durch den TÜV ist.'),
      c('Wir grillen jetzt doch bei meinem Bruder, der hat selbst einen.'),
    ],
    { kind: 'withdrawn' },
  ),
  ask(
    { offer: 'pa-braunsfeld', creator: 'murat', period: days(-13, -12), sent: 25 },
    [
      c('Verlobungsfeier mit hundert Leuten, reicht die Anlage im Saal?'),
      v('Ja, wir empfehlen die Subs an der Stirnwand.'),
      c('Danke, so machen wir es.'),
    ],
    { kind: 'cancelled', by: 'creator', reason: 'Die Feier ist verschoben, meine Tante liegt im Krankenhaus.' },
  ),
  ask(
    { offer: 'grill-lena', creator: 'marlene', period: days(-20, -19), sent: 25 },
    [c('Redaktionsausflug auf die Rheinwiese, ist der Klappgrill am Donnerstag frei?'), v('Ja, Zange liegt dabei.')],
    { kind: 'cancelled', by: 'vendor', reason: 'Der Rost ist durchgebrochen, ich besorge erst einen neuen.' },
  ),
  ask(
    { offer: 'kastenwagen-koblenz', creator: 'can', period: days(30, 37), sent: 20 },
    [
      c('Eine Woche Mosel und Saar, zwei Erwachsene. Dürfen wir den Hund mitnehmen?'),
      v('Gern, eine Decke für den Boden legen wir hinein.'),
    ],
    { kind: 'cancelled', by: 'creator', reason: 'Mein Urlaub wurde gestrichen. Ich frage im Herbst noch einmal.' },
  ),
  ask(
    { offer: 'wurfzelt-ehrenfeld', creator: 'lena', period: days(-103, -100), sent: 106 },
    [c('Spontan aufs Festival, ist das Wurfzelt noch da?')],
    { kind: 'expired' },
  ),
  ask(
    { offer: 'mathe-jena', creator: 'karsten', period: days(-120, -106), sent: 126 },
    [c('Hallo Luisa, meine Tochter bräuchte die Bände bis zum Abitur. Hast du sie noch?')],
    { kind: 'expired' },
  ),
  ask(
    { offer: 'hollandrad-altona', creator: 'hauke', period: days(-17, -15), sent: 21 },
    [c('Moin Birte, zwei Tage Hamburg, wäre das Rad frei?')],
    { kind: 'expired' },
  ),
];
