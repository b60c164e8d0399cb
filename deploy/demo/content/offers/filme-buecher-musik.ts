import { o } from '../things.js';
import { at, cash, crates, donation, free, pic, piggyBank, shown, sixpacks } from '../prices.js';
import type { DemoOffer } from '../types.js';

export const media: readonly DemoOffer[] = [
  // 301 Bücher & Comics
  {
    key: 'krimis-katrin', owner: 'katrin', categoryId: 301, title: 'Zwölf Krimis aus Skandinavien',
    shortDescription: 'Eine Kiste für den Urlaub, die Reihe ist vollständig.',
    description: 'Alle zwölf Bände mit demselben schlecht gelaunten Kommissar, in der richtigen Reihenfolge. Eselsohren sind erlaubt, Sonnencreme bitte nicht. Wenn du beim siebten aufhörst, sag mir warum.',
    tags: ['krimi', 'urlaub'], pricing: [free('week', [1, 4]), piggyBank('week', [1, 6])], deposit: null, metadata: [shown('Bände', '12')], pictures: [pic(10, o.books), pic(220, o.openBook, o.hotBeverage)],
  },
  {
    key: 'manga-nele', owner: 'nele', categoryId: 301, title: 'Manga-Sammlung, 42 Bände am Stück',
    shortDescription: 'Zum Durchlesen, bevor du sie selbst kaufst.',
    description: 'Die ganze Piratenreihe bis Band 42, je Ausleihe bis zu zehn Stück. Bitte mit sauberen Fingern, die Umschläge sind matt. Wer alle schafft, bekommt von mir ein Eis.',
    tags: ['manga', 'comic'], pricing: [free('week', [1, 3]), sixpacks(1, 'week', [1, 4])], deposit: 20_00, metadata: [shown('Sprache', 'Deutsch')], pictures: [pic(335, o.orangeBook, o.redBook, o.blueBook)],
  },
  {
    key: 'kochbuecher-augsburg', owner: 'petra', categoryId: 301, title: 'Kochbücher: Syrisch, Georgisch, Persisch',
    shortDescription: 'Drei dicke Bände mit Fettflecken an den guten Stellen.',
    description: 'Die Lesezeichen stecken bei den Gerichten, die sicher gelingen. Für das georgische Käsebrot brauchst du eine Pfanne mit schwerem Boden, die kann ich dazulegen. Neue Flecken sind eine Auszeichnung.',
    tags: ['kochen'], pricing: [free('week', [1, 3])], deposit: null, metadata: [], pictures: [pic(30, o.greenBook, o.cooking)],
  },
  {
    key: 'bilderbuecher-luebeck', owner: 'maike', categoryId: 301, title: 'Bilderbuchkiste für Zwei- bis Vierjährige',
    shortDescription: 'Zwanzig dicke Pappbücher, nach Lieblingstier sortiert.',
    description: 'Unsere sind alle schon durchgekaut, also keine Sorge. Mit der Kiste kommst du über einen Krankheitswinter. Das Buch mit dem Maulwurf muss bitte zurück, das andere darf notfalls dableiben.',
    tags: ['kinderbuch', 'vorlesen'], pricing: [free('week', [1, 4]), donation(5, 'Leseförderung der Stadtbibliothek', 'week', [1, 4])], deposit: null, metadata: [shown('Bücher', '20')], pictures: [pic(48, o.openBook, o.teddy)],
  },
  {
    key: 'graphic-novels-edinburgh', owner: 'fiona', categoryId: 301, title: 'A shelf of graphic novels',
    shortDescription: 'Fifteen titles, from quiet memoirs to ghosts in the Highlands.',
    description: 'Pick up to five at a time, I keep a list on the inside of the cupboard door. They are too good to sit here unread. Please keep them away from the bath, I have learned that one the hard way.',
    tags: ['comics', 'reading'], pricing: [free('week', [1, 3]), piggyBank('week', [1, 3])], deposit: null, metadata: [shown('Titles', '15')], pictures: [pic(285, o.books, o.ghost)],
  },
  // 302 Bürobedarf
  {
    key: 'laminiergeraet-huerth', owner: 'aylin', categoryId: 302, title: 'Laminiergerät bis A3',
    shortDescription: 'Warm in vier Minuten, mit zwanzig Folien zum Start.',
    description: 'Ich bin Lehrerin und brauche es meistens nur in den Ferien, also genau umgekehrt wie alle anderen. Zwanzig A4-Folien liegen dabei, weitere kosten zehn Cent. Langsam einziehen lassen, nicht schieben.',
    tags: ['schule', 'kita'], pricing: [cash(4, 'day', [1, 5]), sixpacks(1, 'week', [1, 2])], deposit: 20_00, metadata: [shown('Format', 'bis A3')], pictures: [pic(200, o.laminator, o.clipboard)],
  },
  {
    key: 'flipchart-bonn', owner: 'paul', categoryId: 302, title: 'Flipchart mit Moderationskoffer',
    shortDescription: 'Ständer, Papier, Stifte, 300 Karten und Klebepunkte.',
    description: 'Alles, was man für einen Tag mit vielen Meinungen braucht. Das angefangene Papier darfst du aufbrauchen, die Stifte gehen gut, ich habe sie aussortiert. Zusammengeklappt passt der Ständer in die Straßenbahn.',
    tags: ['workshop', 'seminar'], pricing: [cash(12, 'day', [1, 5]), donation(10, 'Flüchtlingshilfe Bonn')], deposit: 40_00, metadata: [shown('Höhe', '1,90 m')], pictures: [pic(30, o.flipchart, o.pushpin, o.memo)],
  },
  {
    key: 'aktenvernichter-frankfurt', owner: 'can', categoryId: 302, title: 'Aktenvernichter für den großen Kehraus',
    shortDescription: 'Zehn Blatt auf einmal, Partikelschnitt, leise genug fürs Büro.',
    description: 'Nach zehn Jahren Steuerordner fährst du damit einen Nachmittag und bist frei. Nach zwanzig Minuten will er kurz abkühlen. Heftklammern schluckt er, Klarsichthüllen nicht.',
    tags: ['büro', 'aufräumen'], pricing: [cash(9, 'day', [1, 3]), cash(3, 'hour', [2, 5])], deposit: 50_00, metadata: [shown('Sicherheitsstufe', 'P-4')], pictures: [pic(215, o.shredder, o.fileBox)],
  },
  {
    key: 'bindegeraet-goettingen', owner: 'amina', categoryId: 302, title: 'Spiralbindegerät für Abschlussarbeiten',
    shortDescription: 'Locht und bindet bis 400 Seiten, mit einer Auswahl Ringe.',
    description: 'Zwei Tage vor Abgabefristen ist hier immer etwas los, schreib rechtzeitig. Ringe in vier Größen und durchsichtige Deckblätter habe ich da, du zahlst nur, was du verbrauchst. Ein Probeexemplar mit Altpapier lohnt sich.',
    tags: ['studium', 'bachelorarbeit'], pricing: [cash(5, 'hour', [1, 3]), free('hour', [1, 1])], deposit: null, metadata: [], pictures: [pic(225, o.decoratedNotebook, o.paperclips)],
  },
  // 303 Filme & DVD
  {
    key: 'klassiker-dresden', owner: 'annett', categoryId: 303, title: 'Märchenfilme aus Studio und Wald',
    shortDescription: 'Achtzehn Klassiker auf DVD, der mit den drei Nüssen auch.',
    description: 'Ab dem ersten Advent reißt man mir die Kiste aus den Händen, im Februar liegt sie da. Alle Scheiben laufen sauber. Popcorn musst du selber machen.',
    tags: ['märchen', 'weihnachten'], pricing: [free('day', [1, 5]), piggyBank('week', [1, 2])], deposit: 10_00, metadata: [shown('Filme', '18')], pictures: [pic(210, o.dvd, o.snowflake, o.crown)],
  },
  {
    key: 'serien-bielefeld', owner: 'nicole', categoryId: 303, title: 'Krankenhausserie, alle elf Staffeln',
    shortDescription: 'Für die Wochen mit dem gebrochenen Bein.',
    description: 'Ich habe sie genau in so einer Lage geschenkt bekommen und gebe sie gern weiter. Staffel vier ist die beste, Staffel neun darfst du überspringen. Ein externes Laufwerk für den Laptop lege ich dazu.',
    tags: ['serie', 'dvd'], pricing: [free('week', [1, 6])], deposit: null, metadata: [shown('Scheiben', '62')], pictures: [pic(195, o.disc, o.bandage)],
  },
  {
    key: 'westerns-halle', owner: 'yvonne', categoryId: 303, title: 'Italowestern auf Blu-ray',
    shortDescription: 'Neun Filme, viel Staub, wenig Worte.',
    description: 'Mein Bruder hat sie bei mir gelassen und ist nach Portugal gezogen. Die Bildqualität ist großartig, man sieht jede Bartstoppel. Zum Leihen am besten gleich mit Beamer, den hat jemand hier um die Ecke.',
    tags: ['western', 'blu-ray'], pricing: [sixpacks(1, 'week', [1, 2]), free('day', [1, 3])], deposit: null, metadata: [], pictures: [pic(32, o.filmFrames, o.cactus)],
  },
  // 304 Musik
  {
    key: 'platten-murat', owner: 'murat', categoryId: 304, title: 'Plattenkiste: Anatolischer Rock',
    shortDescription: '25 Pressungen aus den Siebzigern, gewaschen und in Hüllen.',
    description: 'Die Sammlung meines Vaters, inklusive zweier Singles, die du sonst nirgends hörst. Nur an Leute mit ordentlichem Plattenspieler und ruhiger Hand. Zum Auflegen auf Hochzeiten verleihe ich sie nicht.',
    tags: ['vinyl', 'siebziger'], pricing: [cash(12, 'day', [1, 5]), crates(1, 'week', [1, 1])], deposit: 150_00, metadata: [shown('Platten', '25')], pictures: [pic(12, o.records, o.musicalNotes), pic(275, o.turntable)],
  },
  {
    key: 'chornoten-mainz', owner: 'christel', categoryId: 304, title: 'Chornoten für vier Stimmen, je dreißig Stück',
    shortDescription: 'Adventslieder und drei leichte Spirituals.',
    description: 'Unser Kirchenchor hat sich verkleinert, die Noten sind geblieben. Bleistift ist in Ordnung, radiert bitte vor der Rückgabe. Ich wohne neben der Haltestelle, ihr müsst die Kiste nicht weit tragen.',
    tags: ['chor', 'advent'], pricing: [donation(20, 'Hospizverein der Stadt', 'week', [2, 10])], deposit: null, metadata: [shown('Exemplare', '30 je Stück')], pictures: [pic(50, o.musicalScore)],
  },
  {
    key: 'hoerspiele-stuttgart', owner: 'uwe', categoryId: 304, title: 'Hörspielkassetten mit Rekorder',
    shortDescription: 'Achtzig Detektivgeschichten und ein robuster Kassettenspieler.',
    description: 'Die Kinder von heute staunen, dass man vorspulen muss. Bleistift zum Aufwickeln liegt dabei, das ist kein Witz. Der Rekorder läuft mit Netzteil oder sechs dicken Batterien.',
    tags: ['hörspiel', 'kassette'], pricing: [cash(6, 'week', [1, 4]), piggyBank('week', [1, 2])], deposit: 20_00, metadata: [shown('Kassetten', '80')], pictures: [pic(20, o.cassette, o.radio)],
  },
  {
    key: 'elpees-groningen', owner: 'femke', categoryId: 304, title: 'Doos met jazzplaten uit de jaren vijftig',
    shortDescription: 'Veertig lp’s, de meeste nog van mijn opa.',
    description: 'Luister ze gerust een maand lang, daar zijn ze voor. De hoezen zijn oud, dus zet de doos niet in de zon. Op nummer zeventien staat een kras, precies op de mooiste solo.',
    tags: ['jazz', 'vinyl'], pricing: [piggyBank('week', [1, 4]), sixpacks(1, 'week', [1, 4])], deposit: 50_00, metadata: [shown('Platen', '40')], pictures: [pic(255, o.records, o.saxophone)],
  },
  // 305 Lehrbücher
  {
    key: 'anatomie-wuerzburg', owner: 'veit', categoryId: 305, title: 'Anatomieatlas in drei Bänden',
    shortDescription: 'Für die Monate vor dem Physikum.',
    description: 'Meine Tochter ist durch, die Bände wiegen zusammen sieben Kilo und brauchen ein neues Zuhause auf Zeit. Die gelben Markierungen stammen von ihr und sind angeblich prüfungsrelevant. Verlängern geht fast immer.',
    tags: ['medizin', 'studium'], pricing: [cash(8, 'week', [2, 12]), donation(8, 'Ärztehilfe für Geflüchtete', 'week', [2, 12])], deposit: 60_00, metadata: [shown('Auflage', '25.')], pictures: [pic(358, o.blueBook, o.brain)],
  },
  {
    key: 'sprachkurs-neukoelln', owner: 'tarek', categoryId: 305, title: 'Deutschkurs B1 mit Arbeitsbuch und CDs',
    shortDescription: 'Damit habe ich selbst gelernt. Lösungen liegen bei.',
    description: 'Alle Übungen sind mit Bleistift gemacht und wieder ausradiert. Wenn du magst, treffen wir uns einmal auf einen Tee und sprechen eine Stunde. Das gehört zum Verleih dazu.',
    tags: ['deutsch', 'lernen'], pricing: [free('week', [2, 12])], deposit: null, metadata: [shown('Niveau', 'B1')], pictures: [pic(212, o.blueBook, o.pencil)],
  },
  {
    key: 'fuehrerschein-oldenburg', owner: 'enno', categoryId: 305, title: 'Lehrbücher für den Sportbootführerschein',
    shortDescription: 'See und Binnen, dazu Kursdreieck, Zirkel und zwei Übungskarten.',
    description: 'Das Navigationsbesteck brauchst du für die Prüfung ohnehin, kaufen lohnt sich nur für Leute mit Boot. Die Fragenbögen sind von diesem Jahr. Bei der Gezeitenaufgabe helfe ich gern am Telefon.',
    tags: ['segeln', 'prüfung'], pricing: [cash(10, 'week', [2, 10]), crates(1, 'week', [4, 8])], deposit: 30_00, metadata: [], pictures: [pic(205, o.openBook, o.anchor, o.compass)],
  },
  {
    key: 'mathe-jena', owner: 'luisa', categoryId: 305, title: 'Abiturwissen Mathematik, Physik, Chemie',
    shortDescription: 'Neun Bände mit Aufgaben und verständlichen Lösungen.',
    description: 'Ich gebe Nachhilfe und habe die Reihe doppelt. Zettel mit meinen eigenen Eselsbrücken stecken an den schwierigen Stellen. Bis zu den Prüfungen darfst du sie behalten.',
    tags: ['abitur', 'schule'], pricing: [free('week', [1, 12]), piggyBank('week', [1, 12])], deposit: null, metadata: [shown('Bände', '9')], pictures: [pic(180, o.books, o.triangularRuler)],
  },
  // 306 Weiteres
  {
    key: 'wanderkarten-lisbeth', owner: 'lisbeth', categoryId: 306, title: 'Wanderkarten Schwarzwald und Vogesen',
    shortDescription: 'Vierzehn Karten im Maßstab 1:35.000, manche mit meinen Wegen.',
    description: 'Die gestrichelten roten Linien sind meine, die durchgezogenen vom Verlag. Für drei der Touren habe ich einen Zettel mit Brunnen und Hütten geschrieben. Bitte trocken falten.',
    tags: ['wandern', 'karten'], pricing: [free('week', [1, 3])], deposit: null, metadata: [shown('Karten', '14')], pictures: [at('desk', pic(95, o.worldMap, o.compass))],
  },
  {
    key: 'zeitungen-magdeburg', owner: 'silvio', categoryId: 306, title: 'Zeitungen vom November 1989',
    shortDescription: 'Ein Ordner Originale für Schule und Ausstellung.',
    description: 'Mein Großvater hat damals jede Ausgabe aufgehoben. Die Seiten stecken in Hüllen und bleiben bitte auch darin, Kopieren ist erlaubt. An Schulen gebe ich sie besonders gern, ich komme auch mit und erzähle.',
    tags: ['geschichte', 'schule'], pricing: [free('week', [1, 2])], deposit: 50_00, metadata: [shown('Ausgaben', '31')], pictures: [pic(44, o.newspaper, o.rolledNewspaper)],
  },
  {
    key: 'buecherkiste-eigelstein', owner: 'marlene', categoryId: 301, title: 'Bücher übers Teilen, Tauschen, Reparieren',
    shortDescription: 'Elf Bände, von der Allmende bis zum Reparaturcafé.',
    description: 'Die kleine Bibliothek aus unserem Büro am Eigelstein. Nimm eins mit oder alle, für eine Lesegruppe auch länger. Notizen mit Bleistift sind willkommen.',
    tags: ['allmende', 'lesegruppe'], pricing: [free('week', [1, 6])], deposit: null, metadata: [shown('Bände', '11')], pictures: [pic(170, o.books, o.handshake)],
  },
];
