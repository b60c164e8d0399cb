import { o } from '../things.js';
import { at, cash, crates, donation, free, pic, piggyBank, shown, sixpacks } from '../prices.js';
import type { DemoOffer } from '../types.js';

export const pets: readonly DemoOffer[] = [
  // 1202 Behausung
  {
    key: 'freilauf-aylin', owner: 'aylin', categoryId: 1202, title: 'Freilaufgehege für Kaninchen, acht Gitter',
    shortDescription: 'Zwei Quadratmeter Wiese, mit Sonnennetz.',
    description: 'Unsere beiden sind inzwischen bei Omas Hasen eingezogen. Gitter zusammenstecken, mit vier Heringen sichern, fertig. Nachts bitte nicht draußen lassen, wir haben hier Füchse.',
    tags: ['kaninchen', 'meerschweinchen'], pricing: [cash(8, 'week', [1, 6]), free('day', [1, 3])], deposit: 20_00, metadata: [shown('Fläche', '2 m²')], pictures: [at('garden', pic(120, o.penFence, o.rabbit, o.carrot))],
  },
  {
    key: 'hundebox-kassel', owner: 'gregor', categoryId: 1202, title: 'Hundebox XL als Schlafplatz auf Reisen',
    shortDescription: 'Stoff, faltbar, für Hunde bis 35 Kilo.',
    description: 'Im Ferienhaus schläft unser Hund nur, wenn er seine Höhle hat. Jetzt hat er eine neue, also darf die alte reisen. Das Polster wasche ich nach jeder Runde.',
    tags: ['hund', 'reise'], pricing: [cash(4, 'day', [2, 14]), cash(18, 'week', [1, 3])], deposit: 30_00, metadata: [shown('Maße', '91 × 63 × 63 cm')], pictures: [at('meadow', pic(32, o.petCarrier, o.dog))],
  },
  {
    key: 'aquarium-bielefeld', owner: 'nicole', categoryId: 1202, title: 'Quarantänebecken mit Heizer und Filter',
    shortDescription: 'Dreißig Liter, für kranke Fische oder Umzug.',
    description: 'Läuft nach einer Stunde, weil der Filter eingefahren ist. Auch praktisch, wenn das große Becken undicht wird, mir ist es an einem Sonntag passiert. Netz und Wassertest liegen dabei.',
    tags: ['aquarium', 'fische'], pricing: [cash(7, 'week', [1, 6]), piggyBank('week', [1, 2])], deposit: 30_00, metadata: [shown('Inhalt', '30 l')], pictures: [pic(192, o.tropicalFish, o.droplet)],
  },
  {
    key: 'puppyren-nijmegen', owner: 'daan', categoryId: 1202, title: 'Puppyren van acht panelen',
    shortDescription: 'Voor binnen en buiten, met deurtje.',
    description: 'Onze pup is groot en de ren staat in de schuur. Tachtig centimeter hoog, dus niets voor springers. De rubberen voetjes sparen je parket.',
    tags: ['puppy'], pricing: [cash(8, 'week', [1, 8]), sixpacks(1, 'week', [2, 4])], deposit: 25_00, metadata: [shown('Hoogte', '80 cm')], pictures: [at('garden', pic(44, o.penFence, o.dogFace, o.bone))],
  },
  // 1203 Transport
  {
    key: 'katzenbox-pankow', owner: 'ingrid', categoryId: 1203, title: 'Zwei Katzentransportboxen',
    shortDescription: 'Mit Deckel zum Öffnen von oben.',
    description: 'So bekommst du die Katze auch wieder heraus, ohne Handschuhe. Eine Decke, die schon nach Katze riecht, lege ich gern hinein, das hilft. Passt in die Straßenbahn.',
    tags: ['katze', 'tierarzt'], pricing: [free('day', [1, 3]), donation(3, 'Katzenhilfe im Bezirk')], deposit: 10_00, metadata: [shown('Bis', '8 kg')], pictures: [pic(35, o.petCarrier, o.cat)],
  },
  {
    key: 'hundeanhaenger-freiburg', owner: 'lisbeth', categoryId: 1203, title: 'Hundeanhänger fürs Fahrrad',
    shortDescription: 'Für Hunde bis 40 Kilo, gefedert, mit Rückfenster.',
    description: 'Unsere Leni ist fünfzehn und läuft keine Radtour mehr, mitfahren will sie trotzdem. An zwei Tagen in der Woche kann er zu dir. Einsteigen übt man mit Leberwurst.',
    tags: ['hund', 'radtour'], pricing: [cash(9, 'day', [1, 7]), cash(38, 'week', [1, 2])], deposit: 60_00, metadata: [shown('Traglast', '40 kg')], pictures: [at('meadow', pic(96, o.bikeTrailer, o.dog))],
  },
  {
    key: 'flugbox-frankfurt', owner: 'can', categoryId: 1203, title: 'Flugbox für große Hunde nach IATA',
    shortDescription: 'Einmal benutzt, mit Wassernapf und Aufklebern.',
    description: 'Beim Umzug aus Izmir gekauft und viel zu schade für den Keller. Gewöhnt den Hund zwei Wochen vorher daran, deshalb verleihe ich sie nur wochenweise. Schrauben sind vollzählig, Ersatz liegt im Beutel.',
    tags: ['hund', 'flug'], pricing: [cash(20, 'week', [2, 8])], deposit: 80_00, metadata: [shown('Größe', '102 × 69 × 76 cm')], pictures: [pic(205, o.petCarrier, o.dog, o.airplane)],
  },
  {
    key: 'rampe-nuernberg', owner: 'bernd', categoryId: 1203, title: 'Autorampe für alte Hunde',
    shortDescription: 'Klappbar, rutschfest, trägt 80 Kilo.',
    description: 'Nach der Hüft-OP unseres Schäferhunds hat sie uns gerettet. Passt an Kombi und Bus. Ein paar Tage üben mit Geduld, dann läuft er von allein.',
    tags: ['hund', 'senior'], pricing: [cash(10, 'week', [1, 8]), free('day', [1, 2])], deposit: 30_00, metadata: [shown('Länge', '1,56 m')], pictures: [at('street', pic(28, o.dog, o.suv))],
  },
  // 1204 Erziehung
  {
    key: 'schleppleine-stefan', owner: 'stefan', categoryId: 1204, title: 'Zehn-Meter-Schleppleine und Geschirr',
    shortDescription: 'Für den ersten Urlaub mit dem Tierschutzhund.',
    description: 'Biothane in Orange, saugt sich nicht mit Wasser voll. Geschirr in M und L mit drittem Gurt, da kommt kein Angsthund heraus. Zwei Stunden Erfahrung gebe ich gratis dazu, wenn du magst.',
    tags: ['hund', 'tierschutz'], pricing: [free('week', [1, 4]), donation(5, 'Tierschutzverein der Stadt', 'week', [1, 4])], deposit: 20_00, metadata: [], pictures: [pic(22, o.guideDog, o.knot)],
  },
  {
    key: 'maulkorb-hannover', owner: 'janphilipp', categoryId: 1204, title: 'Drei Maulkörbe zum Anprobieren',
    shortDescription: 'Für Bahnfahrten, Größen M bis XL.',
    description: 'Im Zug ist er Pflicht, und kaum einer passt auf Anhieb. Wir probieren bei mir im Hof, der Hund darf dabei Käse essen. Behalten kannst du ihn für die ganze Reise.',
    tags: ['hund', 'bahn'], pricing: [free('day', [1, 14]), piggyBank('week', [1, 2])], deposit: 15_00, metadata: [shown('Größen', 'M, L, XL')], pictures: [pic(210, o.dogFace, o.train)],
  },
  {
    key: 'pfeifen-regensburg', owner: 'sepp', categoryId: 1204, title: 'Dummys und Pfeife für den Rückruf',
    shortDescription: 'Sechs Apportierdummys, eine Pfeife, ein Futterbeutel.',
    description: 'Vom Jagdhund ausgemustert, für jeden anderen noch gut. Zwei Dummys schwimmen. Ein kurzes Übungsheft mit zehn Lektionen liegt in der Tasche.',
    tags: ['hund', 'apport'], pricing: [cash(6, 'week', [1, 4]), sixpacks(1, 'week', [1, 4])], deposit: 20_00, metadata: [], pictures: [pic(85, o.dog, o.duck)],
  },
  // 1205 Pflegebedarf
  {
    key: 'schermaschine-duesseldorf', owner: 'sofia', categoryId: 1205, title: 'Schermaschine mit vier Scherköpfen',
    shortDescription: 'Für Pudel, Doodle und alles mit Locken.',
    description: 'Leise genug, dass mein Hund dabei einschläft. Köpfe sind desinfiziert und geölt. Beim ersten Mal lieber länger lassen, es wächst zwar nach, aber die Fotos bleiben.',
    tags: ['hund', 'scheren'], pricing: [cash(10, 'day', [1, 3]), cash(4, 'hour', [2, 5])], deposit: 60_00, metadata: [shown('Köpfe', '3, 6, 9 und 12 mm')], pictures: [pic(300, o.poodle, o.scissors)],
  },
  {
    key: 'fellfoehn-wuerzburg', owner: 'veit', categoryId: 1205, title: 'Fellföhn für langhaarige Hunde',
    shortDescription: 'Bläst Wasser und Unterwolle einfach weg.',
    description: 'Am besten draußen, sonst schneit es im Bad. Zwei Düsen, stufenlos, warm bis lau. Neufundländer trocken in zwanzig Minuten, selbst gestoppt.',
    tags: ['hund', 'fell'], pricing: [cash(9, 'day', [1, 3])], deposit: 50_00, metadata: [shown('Leistung', '2.200 W')], pictures: [pic(200, o.dog, o.wind)],
  },
  {
    key: 'halskrausen-trier', owner: 'michel', categoryId: 1205, title: 'Halskrausen und OP-Bodys für Hund und Katze',
    shortDescription: 'Sieben Größen, wenn der Tierarzt am Freitag schließt.',
    description: 'Aufblasbare Kragen stören weniger beim Schlafen. Bodys gibt es von XS bis L, gewaschen bei sechzig Grad. Gute Besserung gehört immer dazu.',
    tags: ['op', 'tierarzt'], pricing: [free('week', [1, 3]), donation(5, 'Tierheim der Region', 'week', [1, 3])], deposit: 10_00, metadata: [], pictures: [pic(330, o.catFace, o.bandage)],
  },
  {
    key: 'trimtafel-maastricht', owner: 'els', categoryId: 1205, title: 'Opklapbare trimtafel met galg',
    shortDescription: 'Op werkhoogte, met antislipmat.',
    description: 'Scheelt je rug als je een foxterriër met de hand plukt. Ingeklapt staat hij achter de deur. De lus nooit gebruiken als je wegloopt, ook niet even.',
    tags: ['hond', 'trimmen'], pricing: [cash(8, 'day', [1, 4])], deposit: 40_00, metadata: [shown('Hoogte', '85 cm')], pictures: [pic(280, o.poodle, o.hairPick)],
  },
  // 1206 Spiel
  {
    key: 'agility-potsdam', owner: 'falk', categoryId: 1206, title: 'Agility-Set mit Tunnel, Slalom und Hürden',
    shortDescription: 'Für eine Wiese von zehn mal zwanzig Metern.',
    description: 'Zwölf Slalomstangen, vier Hürden, ein Tunnel mit Sandsäcken. Zum Ausprobieren, ob dein Hund das so lustig findet wie du. Transport in zwei Taschen, zusammen dreizehn Kilo.',
    tags: ['agility', 'hund'], pricing: [cash(15, 'day', [1, 4]), cash(45, 'week', [1, 3])], deposit: 60_00, metadata: [], pictures: [pic(140, o.dog, o.goal)],
  },
  {
    key: 'kratzbaum-essen', owner: 'mehmet', categoryId: 1206, title: 'Kratzbaum auf Zeit für Pflegekatzen',
    shortDescription: 'Ein Meter vierzig, mit Höhle, frisch bespannt.',
    description: 'Wir nehmen ab und zu Pflegekatzen auf und haben zwei davon. Die Stämme habe ich mit neuem Sisal umwickelt. Für Urlaubsbesuch oder Katze auf Probe.',
    tags: ['katze', 'pflegestelle'], pricing: [free('week', [1, 8]), sixpacks(1, 'week', [1, 4])], deposit: 20_00, metadata: [shown('Höhe', '1,40 m')], pictures: [pic(24, o.catTree, o.yarn)],
  },
  {
    key: 'papageien-mannheim', owner: 'elena', categoryId: 1206, title: 'Freisitz und Denkspiele für Papageien',
    shortDescription: 'Aus Naturholz, vier Puzzles mit Nüssen.',
    description: 'Mein Graupapagei hat alle gelöst und langweilt sich damit. Heiß abgebürstet und getrocknet. Die Schrauben sind aus Edelstahl, alles andere zerlegen sie ohnehin.',
    tags: ['papagei', 'beschäftigung'], pricing: [cash(8, 'week', [1, 4]), piggyBank('week', [1, 4])], deposit: 30_00, metadata: [], pictures: [pic(110, o.parrot, o.puzzle)],
  },
  {
    key: 'hindernisse-rostock', owner: 'ines', categoryId: 1206, title: 'Bodenstangen und Pylonen für Pferde',
    shortDescription: 'Acht Stangen, zehn Hütchen, für die Bodenarbeit.',
    description: 'Reicht für einen kleinen Parcours auf dem Platz. Die Stangen sind drei Meter lang, mein Hänger ist im Preis. Bitte nicht draußen im Regen lagern, das Holz dankt es.',
    tags: ['pferd', 'bodenarbeit'], pricing: [cash(12, 'day', [1, 5]), crates(1, 'week', [1, 2])], deposit: 40_00, metadata: [shown('Stangen', '8')], pictures: [at('meadow', pic(34, o.horseFace, o.wood))],
  },
  // 1207 Weiteres
  {
    key: 'hundebuggy-mainz', owner: 'christel', categoryId: 1207, title: 'Hundebuggy für müde Senioren',
    shortDescription: 'Bis 25 Kilo, große Räder, bremst gut.',
    description: 'Man wird belächelt, bis man erklärt, dass der Hund sechzehn ist. Liegefläche siebzig Zentimeter, Regenhülle dabei. Für Stadtfeste und Museumsbesuche mit Erlaubnis.',
    tags: ['hund', 'senior'], pricing: [cash(6, 'day', [1, 7]), donation(5, 'Gnadenhof am Stadtrand')], deposit: 40_00, metadata: [shown('Traglast', '25 kg')], pictures: [pic(256, o.stroller, o.poodle)],
  },
  {
    key: 'futterautomat-ulm', owner: 'daniel', categoryId: 1207, title: 'Futterautomat für sechs Mahlzeiten',
    shortDescription: 'Für ein Wochenende ohne Katzensitter.',
    description: 'Drehteller mit Kühlakku, piept freundlich, bevor er öffnet. Unsere Katze kennt inzwischen das Geräusch und kommt aus dem Nachbargarten. Schälchen sind spülmaschinenfest.',
    tags: ['katze', 'urlaub'], pricing: [cash(5, 'day', [1, 7]), sixpacks(1, 'week', [1, 1])], deposit: 30_00, metadata: [shown('Fächer', '6')], pictures: [pic(45, o.catFace, o.alarmClock)],
  },
  {
    key: 'brutkasten-halle', owner: 'yvonne', categoryId: 1207, title: 'Brutautomat für Hühnereier',
    shortDescription: 'Für Schule und Kita, 24 Eier, wendet selbst.',
    description: 'Einundzwanzig Tage, dann piept es wirklich. Befruchtete Eier gibt mein Nachbar dazu, und die Küken nimmt er auch zurück. Eine Anleitung für Kinder habe ich gemalt.',
    tags: ['küken', 'schule'], pricing: [cash(15, 'week', [3, 5]), donation(15, 'Schulbauernhof', 'week', [3, 5])], deposit: 50_00, metadata: [shown('Eier', '24')], pictures: [pic(52, o.chick, o.nest)],
  },
];
