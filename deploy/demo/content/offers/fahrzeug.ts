import { o } from '../things.js';
import { at, cash, crates, donation, free, noted, pic, piggyBank, shown, sixpacks } from '../prices.js';
import type { DemoOffer } from '../types.js';

export const vehicles: readonly DemoOffer[] = [
  // 201 Auto
  {
    key: 'kombi-suelz', owner: 'ole', categoryId: 201, title: 'Kombi mit Anhängerkupplung',
    shortDescription: 'Wenn der Schrank nicht ins eigene Auto passt. Elf Jahre alt, läuft.',
    description: 'Die Rückbank klappt ganz um, dann passen zwei Meter Länge hinein. Ein paar Kratzer sind schon drauf, einer mehr wäre trotzdem schade. Du musst bei meiner Versicherung als Fahrer eingetragen sein, das mache ich am Abend vorher am Telefon.',
    tags: ['kombi', 'umzug', 'anhängerkupplung'], pricing: [cash(35, 'day', [1, 4]), cash(7, 'hour', [2, 6])], deposit: 300_00,
    metadata: [shown('Sitze', '5'), shown('Getriebe', 'Schaltung'), noted('Fahrgestellnummer', 'steht im Serviceheft')], pictures: [pic(212, o.car, o.package), pic(35, o.package)],
  },
  {
    key: 'kleinwagen-hannover', owner: 'janphilipp', categoryId: 201, title: 'Elektro-Kleinwagen für die Stadt',
    shortDescription: 'Reicht für 180 Kilometer, Ladekarte liegt im Handschuhfach.',
    description: 'Ich fahre unter der Woche Bahn, das Auto steht am Küchengarten und langweilt sich. Bitte mit mindestens dreißig Prozent zurückbringen. Vier Sitze hat er, vier Koffer passen nicht hinein.',
    tags: ['elektroauto'], pricing: [cash(32, 'day', [1, 5]), cash(6, 'hour', [2, 8])], deposit: 250_00, metadata: [shown('Reichweite', '180 km'), shown('Ladestecker', 'Typ 2')], pictures: [pic(150, o.car, o.plug)],
  },
  {
    key: 'cabrio-heidelberg', owner: 'jonas', categoryId: 201, title: 'Cabrio von 1989 für einen schönen Tag',
    shortDescription: 'Oldtimer mit H-Kennzeichen, nur bei Sonne.',
    description: 'Es fährt neunzig, brummt gemütlich und wird an jeder Ampel angesprochen. Das Verdeck geht von Hand und braucht zwei Leute. Ich fahre eine Runde mit dir durchs Neckartal, danach gehört es für den Tag dir.',
    tags: ['oldtimer', 'hochzeit'], pricing: [cash(95, 'day', [1, 2])], deposit: 500_00, metadata: [shown('Baujahr', '1989'), shown('Sitze', '4')], pictures: [at('meadow', pic(6, o.car, o.sunglasses)), pic(48, o.sun)],
  },
  {
    key: 'hochzeitsauto-duesseldorf', owner: 'sofia', categoryId: 201, title: 'Weiße Limousine mit Fahrer zur Trauung',
    shortDescription: 'Mein Vater fährt, Blumenschmuck bringst du mit.',
    description: 'Papa trägt Anzug und fährt so ruhig, dass kein Schleier verrutscht. Drei Stunden reichen meist für Abholen, Standesamt und Feier. Auf der Rückbank ist Platz für zwei und ein großes Kleid.',
    tags: ['hochzeit', 'fahrer'], pricing: [cash(45, 'hour', [2, 6]), donation(40, 'Kinderhospiz der Region', 'hour', [2, 6])], deposit: null, metadata: [shown('Plätze hinten', '2')], pictures: [pic(340, o.taxi, o.ribbon, o.bouquet)],
  },
  {
    key: 'gelaendewagen-freiburg', owner: 'lisbeth', categoryId: 201, title: 'Geländewagen mit Dachzelt-Träger',
    shortDescription: 'Allrad, hohe Bodenfreiheit, für Forstwege und Schnee.',
    description: 'Wir holen damit Brennholz aus dem Schwarzwald. Schneeketten liegen von November bis April im Kofferraum. Der Verbrauch ist ehrlich gesagt hoch, rechne mit zehn Litern.',
    tags: ['allrad', 'dachträger'], pricing: [cash(55, 'day', [1, 5]), cash(260, 'week', [1, 2])], deposit: 400_00, metadata: [shown('Sitze', '5'), shown('Anhängelast', '2.500 kg')], pictures: [at('meadow', pic(120, o.suv, o.evergreen))],
  },
  // 202 Anhänger
  {
    key: 'anhaenger-nippes', owner: 'heinz', categoryId: 202, title: 'Pkw-Anhänger mit Plane',
    shortDescription: '750 kg, ungebremst, darf jeder mit Klasse B ziehen.',
    description: 'Steht in der Garage in Nippes, du kannst rückwärts dranfahren. Spanngurte und ein Adapter von dreizehn auf sieben Pole liegen in der Kiste. Bitte fegen, wenn du Erde oder Grünzeug gefahren hast.',
    tags: ['umzug', 'grünschnitt'], pricing: [cash(15, 'day', [1, 3]), crates(1, 'day', [1, 3]), sixpacks(1, 'hour', [1, 4])], deposit: 50_00,
    metadata: [shown('Nutzlast', '580 kg'), shown('Ladefläche', '2,05 × 1,10 m')], pictures: [pic(205, o.trailer, o.package), pic(40, o.handTruck)],
  },
  {
    key: 'dachbox-leverkusen', owner: 'stefan', categoryId: 202, title: 'Dachbox mit 400 Litern',
    shortDescription: 'Passt auf die meisten Querträger, beidseitig zu öffnen.',
    description: 'Skier bis 1,85 m gehen diagonal hinein. Das Anbauen dauert zu zweit zehn Minuten und ich helfe gern. Querträger musst du selbst haben, den passenden Schlüssel habe ich.',
    tags: ['urlaub', 'ski'], pricing: [cash(7, 'day', [2, 21]), cash(30, 'week', [1, 3])], deposit: 50_00, metadata: [shown('Maße', '190 × 63 × 42 cm'), shown('Zuladung', '75 kg')], pictures: [pic(225, o.roofBox, o.ski)],
  },
  {
    key: 'fahrradtraeger-bielefeld', owner: 'nicole', categoryId: 202, title: 'Fahrradträger für die Kupplung',
    shortDescription: 'Zwei Räder, auch schwere E-Bikes, abklappbar.',
    description: 'Der Träger klappt nach hinten, du kommst also an den Kofferraum. Das dritte Nummernschild musst du beim Amt oder im Laden machen lassen, das kostet ein paar Euro. Auffahrschiene fürs E-Bike ist dabei.',
    tags: ['e-bike', 'urlaub'], pricing: [cash(9, 'day', [1, 21]), cash(40, 'week', [1, 3])], deposit: 80_00, metadata: [shown('Nutzlast', '60 kg')], pictures: [pic(170, o.bicycle, o.car)],
  },
  {
    key: 'pferdeanhaenger-oldenburg', owner: 'enno', categoryId: 202, title: 'Pferdeanhänger für zwei',
    shortDescription: 'Gebremst, mit Sattelkammer und Gummimatten.',
    description: 'Der Hänger hat frischen TÜV und eine Rampe, die ohne Klappern aufgeht. Bitte misten, bevor du ihn bringst, ein Schlauch hängt am Stall. Du brauchst BE oder den B96-Schein.',
    tags: ['pferd', 'turnier'], pricing: [cash(35, 'day', [1, 4])], deposit: 200_00, metadata: [shown('Gesamtgewicht', '2.000 kg'), shown('Baujahr', '2016')], pictures: [at('meadow', pic(28, o.trailer, o.horse))],
  },
  {
    key: 'aanhanger-nijmegen', owner: 'daan', categoryId: 202, title: 'Aanhangwagen met huif, 2,5 meter',
    shortDescription: 'Voor verhuizen, tuinafval en tweedehands kasten.',
    description: 'De aanhanger staat achter ons huis en je rijdt hem zo de straat op. Spanbanden en een net liggen erin. Even uitvegen als je zand hebt gereden, dan zijn we vrienden.',
    tags: ['verhuizen'], pricing: [cash(17, 'day', [1, 3]), crates(1, 'day', [1, 2])], deposit: 75_00, metadata: [shown('Laadvermogen', '560 kg')], pictures: [pic(80, o.trailer, o.couch)],
  },
  // 203 Fahrrad
  {
    key: 'lastenrad-suedstadt', owner: 'radwerk', categoryId: 203, title: 'Elektro-Lastenrad für drei Kinder',
    shortDescription: 'Zweirädrig, mit Regendach und zwei Sitzbänken.',
    description: 'Das lange Lastenrad fährt sich nach fünf Minuten Hofrunde wie ein normales Rad. Drei Kinder passen hinein oder ein Wocheneinkauf samt Kasten. Der Akku reicht für gut fünfzig Kilometer, das Ladegerät geben wir mit.',
    tags: ['lastenrad', 'e-bike', 'kinder'], pricing: [cash(29, 'day', [1, 14]), cash(8, 'hour', [2, 6]), cash(120, 'week', [1, 4])], deposit: 200_00, autoAccept: true,
    metadata: [shown('Zuladung', '100 kg in der Box'), shown('Reichweite', '50 km'), noted('Rahmennummer', 'RW-L-04')], pictures: [pic(346, o.cargoBike, o.teddy, o.shoppingBags), pic(150, o.cargoBike, o.basket)],
  },
  {
    key: 'lastenrad-kindersitz', owner: 'lena', categoryId: 203, title: 'Lastenrad ohne Motor, mit Kindersitz',
    shortDescription: 'Drei Räder, kippt nicht, gehört unserem Hausverein.',
    description: 'Wir haben das Rad mit acht Parteien gekauft und verleihen es kostenlos, damit es rollt. In die Kiste passen zwei Kinder oder ein Kühlschrank, nur nicht beides. Über eine Münze im Sparschwein für neue Reifen freuen wir uns.',
    tags: ['lastenrad', 'mülheim'], pricing: [free('hour', [1, 8]), piggyBank('day', [1, 2])], deposit: null, metadata: [shown('Zuladung', '80 kg')], pictures: [pic(330, o.cargoBike, o.basket)],
  },
  {
    key: 'tandem-suedstadt', owner: 'radwerk', categoryId: 203, title: 'Tandem mit 24 Gängen',
    shortDescription: 'Für zwei, die sich einig sind, wer vorn sitzt.',
    description: 'Stahlrahmen, frisch gewartet, Sattelhöhe vorn und hinten getrennt verstellbar. Wir fahren mit euch einmal um den Block, dann klappt das Anfahren. Am Rhein entlang bis Zons ist es eine schöne Tagestour.',
    tags: ['tandem', 'ausflug'], pricing: [cash(24, 'day', [1, 7]), cash(7, 'hour', [2, 5])], deposit: 100_00, autoAccept: true, metadata: [shown('Größe', '1,55 bis 1,95 m'), noted('Rahmennummer', 'RW-T-01')], pictures: [pic(200, o.tandem, o.basket)],
  },
  {
    key: 'ebike-suedstadt', owner: 'radwerk', categoryId: 203, title: 'E-Trekkingrad, Rahmengröße M und L',
    shortDescription: 'Für Besuch aus den Bergen oder eine Woche Pendeln.',
    description: 'Vier Stück haben wir davon, mit Gepäckträger, Licht und Bügelschloss. Sag uns deine Körpergröße, dann stellen wir eins passend hin. Helme in drei Größen liegen gratis dabei.',
    tags: ['e-bike', 'pendeln'], pricing: [cash(26, 'day', [1, 14]), cash(105, 'week', [1, 4])], deposit: 150_00, autoAccept: true, metadata: [shown('Reichweite', '80 km')], pictures: [pic(160, o.bicycle, o.battery, o.lock)],
  },
  {
    key: 'rennrad-freiburg', owner: 'lisbeth', categoryId: 203, title: 'Rennrad, Rahmenhöhe 54',
    shortDescription: 'Leicht, mit kompakter Kurbel für die Berge rund um Freiburg.',
    description: 'Ich bin 1,68 m und fahre es mit 54er Rahmen, bis 1,75 m passt es gut. Pedale für Klickschuhe sind montiert, normale schraube ich dir auf Wunsch an. Flickzeug und Minipumpe stecken in der Satteltasche.',
    tags: ['rennrad'], pricing: [cash(18, 'day', [1, 7]), sixpacks(2, 'day', [1, 2])], deposit: 150_00, metadata: [shown('Gewicht', '8,6 kg')], pictures: [at('meadow', pic(5, o.bicycle, o.mountain))],
  },
  {
    key: 'kinderrad-muenster', owner: 'frieda', categoryId: 203, title: 'Kinderrad 20 Zoll für den Besuch',
    shortDescription: 'Sieben Gänge, Licht, Klingel. Für Sechs- bis Neunjährige.',
    description: 'In Münster ohne Rad ist man verloren, deshalb steht dieses für Nichten, Neffen und andere Gäste im Keller. Sattel und Lenker stelle ich bei der Abholung ein. Ein Helm in Größe S hängt daran.',
    tags: ['kinderfahrrad', 'besuch'], pricing: [free('day', [1, 7]), piggyBank('week', [1, 2])], deposit: 20_00, metadata: [shown('Rahmen', '20 Zoll')], pictures: [pic(48, o.bicycle, o.teddy)],
  },
  {
    key: 'faltrad-potsdam', owner: 'falk', categoryId: 203, title: 'Faltrad für die Bahn',
    shortDescription: 'In zehn Sekunden zusammen, passt unter den Sitz.',
    description: 'Ich habe drei Jahre damit zwischen Potsdam und Berlin gependelt. Drei Gänge reichen in Brandenburg für alles. Eine Hülle liegt dabei, dann gilt es im Zug als Gepäck.',
    tags: ['pendeln', 'bahn'], pricing: [cash(11, 'day', [1, 10]), cash(45, 'week', [1, 3])], deposit: 120_00, metadata: [shown('Gewicht', '11,5 kg')], pictures: [pic(188, o.bicycle, o.train)],
  },
  {
    key: 'bakfiets-amsterdam', owner: 'bram', categoryId: 203, title: 'Bakfiets voor vier kinderen',
    shortDescription: 'Met huif en gordeltjes, remt goed op bruggen.',
    description: 'Onze kinderen fietsen inmiddels zelf, dus de bakfiets is in de week bijna altijd vrij. Hij staat overdekt achter slot, de sleutel krijg je van de buurvrouw als ik werk. Let op bij de trambanen, daar wil het voorwiel graag in.',
    tags: ['bakfiets', 'kinderen'], pricing: [cash(14), sixpacks(1, 'hour', [2, 5])], deposit: 100_00, metadata: [shown('Kinderen', '4')], pictures: [pic(30, o.cargoBike, o.tulip)],
  },
  {
    key: 'cargo-trike-bristol', owner: 'tom', categoryId: 203, title: 'Cargo trike with a flat bed',
    shortDescription: 'Moves a washing machine on the level, not up Gloucester Road.',
    description: 'Three wheels, a plywood bed and straps. I built it for the allotment and it has since carried two sofas and a piano stool. Low gears help, but pick a route without hills or bring a friend to push.',
    tags: ['cargo', 'allotment'], pricing: [cash(10), crates(1, 'day', [1, 2])], deposit: 60_00, metadata: [shown('Load', '120 kg')], pictures: [pic(100, o.cargoBike, o.package, o.seedling)],
  },
  {
    key: 'ebike-oma-wuerzburg', owner: 'veit', categoryId: 203, title: 'Tiefeinsteiger-E-Bike',
    shortDescription: 'Bequem, mit Rücktritt und Korb. Für kleine und große Leute.',
    description: 'Das Rad gehörte meiner Mutter, und es wäre schade, wenn es nur im Hof stünde. Vorne ein Korb, hinten Taschen, dazwischen ein Sattel wie ein Sessel. Bis nach Ochsenfurt und zurück reicht eine Ladung.',
    tags: ['e-bike'], pricing: [cash(12, 'day', [1, 7]), donation(8, 'Bahnhofsmission')], deposit: 100_00, metadata: [], pictures: [pic(310, o.bicycle, o.grapes)],
  },
  // 204 Motorrad & Roller
  {
    key: 'roller-muenchen', owner: 'vroni', categoryId: 204, title: 'Roter Motorroller, 50 ccm',
    shortDescription: 'Mit zwei Helmen und einer Decke für das Isarufer.',
    description: 'Du brauchst nur den normalen Führerschein. Er springt mit dem Kickstarter an, wenn man nicht zu zaghaft ist. Tanken mit Super, Öl mischt er selbst.',
    tags: ['roller', 'sommer'], pricing: [cash(25, 'day', [1, 4]), cash(6, 'hour', [2, 5])], deposit: 150_00, metadata: [shown('Höchstgeschwindigkeit', '45 km/h')], pictures: [pic(175, o.motorScooter, o.helmet)],
  },
  {
    key: 'escooter-essen', owner: 'mehmet', categoryId: 204, title: 'E-Scooter mit Straßenzulassung',
    shortDescription: 'Vom Bahnhof nach Hause, 20 km/h, Licht und Bremse ab Werk.',
    description: 'Zusammengeklappt passt er in den Kofferraum und wiegt dreizehn Kilo. Eine Ladung reicht für 25 Kilometer. Das Kennzeichen klebt hinten, die Versicherung läuft bis Februar.',
    tags: ['e-scooter'], pricing: [cash(9, 'day', [1, 7]), cash(3, 'hour', [1, 5])], deposit: 80_00, metadata: [shown('Reichweite', '25 km')], pictures: [pic(250, o.kickScooter, o.battery)],
  },
  {
    key: 'motorrad-trier', owner: 'michel', categoryId: 204, title: 'Reise-Enduro mit Koffern',
    shortDescription: '800 ccm, gut für eine Woche Eifel oder Vogesen.',
    description: 'Drei Koffer, Windschild, Griffheizung. Du solltest seit mindestens drei Jahren große Maschinen fahren, wir drehen vorher eine gemeinsame Runde an der Mosel. Kette ist geschmiert, Öl frisch.',
    tags: ['motorrad', 'tour'], pricing: [cash(75, 'day', [2, 10]), cash(420, 'week', [1, 2])], deposit: 700_00, metadata: [shown('Sitzhöhe', '84 cm'), shown('Leistung', '62 kW')], pictures: [at('meadow', pic(22, o.motorcycle, o.worldMap))],
  },
  // 205 Nutzfahrzeuge
  {
    key: 'transporter-ehrenfeld', owner: 'murat', categoryId: 205, title: 'Transporter mit Sackkarre und Decken',
    shortDescription: 'Drei Sitze, elf Kubikmeter, Klasse B reicht.',
    description: 'Unter der Woche fahre ich damit aus, am Wochenende steht er. Sackkarre, zehn Decken und Gurte sind immer hinten drin. Vollgetankt übernehmen, vollgetankt zurück, dann gibt es keine Diskussion.',
    tags: ['umzug', 'sprinter'], pricing: [cash(60, 'day', [1, 2]), cash(15, 'hour', [3, 6])], deposit: 300_00, metadata: [shown('Laderaum', '3,20 × 1,75 × 1,90 m'), shown('Gewicht', '3,5 t')], pictures: [pic(44, o.deliveryTruck, o.boxes, o.chair), pic(30, o.handTruck, o.package)],
  },
  {
    key: 'pritsche-frechen', owner: 'hamacher', categoryId: 205, title: 'Dreiseitenkipper, 3,5 Tonnen',
    shortDescription: 'Für Schutt, Kies und Mutterboden, mit Planenaufbau.',
    description: 'Kippt nach hinten und zu beiden Seiten, die Bordwände sind aus Aluminium. Nutzlast gut eine Tonne, mehr erlaubt die Waage der Polizei nicht. Eine kurze Einweisung in die Kippsperre ist Pflicht.',
    tags: ['kipper', 'schutt', 'baustelle'], pricing: [cash(110, 'day', [1, 10]), cash(480, 'week', [1, 4])], deposit: 500_00, autoAccept: true, metadata: [shown('Nutzlast', '1.050 kg'), noted('Kennzeichen', 'BM-DH 350')], pictures: [pic(40, o.lorry, o.rock)],
  },
  {
    key: 'kuehlanhaenger-braunsfeld', owner: 'festwest', categoryId: 205, title: 'Kühltransporter für Caterer',
    shortDescription: 'Bis minus zehn Grad, mit Schwerlastregal.',
    description: 'Der Kühlraum hat vier Kubikmeter und hält auch ohne Strom sechs Stunden. Vor der Übergabe wird er gereinigt und das Protokoll ausgedruckt. Vermietung nur an Betriebe mit Nachweis der Lebensmittelhygiene.',
    tags: ['catering', 'kühlung'], pricing: [cash(145, 'day', [1, 7])], deposit: 500_00, commercialOnly: true, metadata: [shown('Temperatur', '−10 bis +8 °C')], pictures: [pic(198, o.deliveryTruck, o.iceCube)],
  },
  {
    key: 'neunsitzer-bremen', owner: 'wiebke', categoryId: 205, title: 'Kleinbus mit neun Sitzen vom Sportverein',
    shortDescription: 'Für Mannschaften, Chöre und Großfamilien. Nicht zum Umziehen.',
    description: 'Unser Volleyballverein verleiht den Bus, wenn keine Spiele sind. Die hintere Bank lässt sich zu zweit herausnehmen. Bitte keine Chips, wir finden sie noch Monate später.',
    tags: ['bus', 'verein'], pricing: [cash(70, 'day', [1, 5]), donation(70, 'Jugendabteilung des Sportvereins')], deposit: 300_00, metadata: [shown('Sitze', '9')], pictures: [pic(8, o.minibus, o.volleyball)],
  },
  // 206 Wohnwagen & Wohnmobil
  {
    key: 'kastenwagen-koblenz', owner: 'freiraum', categoryId: 206, title: 'Kastenwagen-Camper für zwei',
    shortDescription: 'Sechs Meter lang, Querbett, Dusche, Markise.',
    description: 'Klein genug für die Altstadt von Cochem, groß genug für drei Wochen Portugal. Gas, Geschirr und Kabeltrommel sind an Bord, Bettzeug auf Wunsch. Am ersten Abend darfst du anrufen, wenn die Heizung anders will als du.',
    tags: ['camper', 'vanlife'], pricing: [cash(89, 'night', [3, 28]), cash(580, 'week', [1, 4])], deposit: 1000_00, autoAccept: true, metadata: [shown('Schlafplätze', '2'), shown('Länge', '5,99 m'), noted('Fahrzeug', 'Camper 3')], pictures: [pic(195, o.camper, o.hotBeverage), pic(140, o.camping)],
  },
  {
    key: 'alkoven-koblenz', owner: 'freiraum', categoryId: 206, title: 'Wohnmobil mit Alkoven für sechs',
    shortDescription: 'Stockbetten hinten, Doppelbett über der Kabine.',
    description: 'Die Kinder schlafen hinten, ihr oben, und am Tisch haben alle sechs Platz. Rückfahrkamera und ein Fahrradträger für vier sind fest verbaut. Mit Klasse B zu fahren, das Gesamtgewicht bleibt unter dreieinhalb Tonnen.',
    tags: ['wohnmobil', 'familie'], pricing: [cash(119, 'night', [4, 28]), cash(770, 'week', [1, 4])], deposit: 1000_00, autoAccept: true, metadata: [shown('Schlafplätze', '6'), shown('Länge', '6,98 m'), noted('Fahrzeug', 'Camper 6')], pictures: [pic(172, o.camper, o.bicycle, o.beachUmbrella), pic(210, o.bed, o.teddy)],
  },
  {
    key: 'wohnwagen-rostock', owner: 'ines', categoryId: 206, title: 'Kleiner Wohnwagen am Darß oder zum Ziehen',
    shortDescription: 'Eiförmig, 900 kg, von 1994 und frisch gepolstert.',
    description: 'Er steht von Mai bis September auf einem Platz bei Prerow, du kannst dort schlafen oder ihn abholen. Bettkasten, Kocher, ein Vorzelt mit Grasboden. Die Vorhänge hat meine Tante genäht, die gehen nicht mit in die Wäsche.',
    tags: ['wohnwagen', 'ostsee'], pricing: [cash(48, 'night', [2, 14]), cash(290, 'week', [1, 3])], deposit: 250_00, metadata: [shown('Schlafplätze', '3')], pictures: [at('water', pic(186, o.caravan, o.beachUmbrella))],
  },
  {
    key: 'bulli-leipzig', owner: 'ronny', categoryId: 206, title: 'Bulli mit Klappbett und Hochdach',
    shortDescription: 'Baujahr 2003, grün, mit Kühlbox und Radio, das nur AM kann.',
    description: 'Er ist nicht schnell, aber er kommt an. Das Bett ist 1,90 m lang, zu zweit muss man sich mögen. Der dritte Gang braucht ein wenig Gefühl, das zeige ich dir auf dem Parkplatz.',
    tags: ['bulli', 'camping'], pricing: [cash(65, 'night', [2, 14]), crates(3, 'night', [2, 3])], deposit: 400_00, metadata: [shown('Schlafplätze', '2')], pictures: [pic(110, o.camper, o.acousticGuitar, o.fire)],
  },
  // 207 Weiteres
  {
    key: 'rikscha-berlin', owner: 'tarek', categoryId: 207, title: 'Fahrradrikscha für zwei Gäste',
    shortDescription: 'Mit Motor und Regenverdeck, für Feste und Großeltern.',
    description: 'Unser Verein fährt damit Leute aus dem Seniorenheim spazieren. Wenn sie frei ist, darfst du sie haben, nach einer halben Stunde Einweisung. Über Kopfsteinpflaster bitte im Schritttempo, hinten spürt man alles.',
    tags: ['rikscha', 'fest'], pricing: [donation(30, 'Seniorenrikscha im Kiez', 'day', [1, 2]), donation(8, 'Seniorenrikscha im Kiez', 'hour', [1, 5])], deposit: 100_00, metadata: [shown('Gäste', '2')], pictures: [pic(62, o.rickshaw, o.sun)],
  },
  {
    key: 'traktor-kasten', owner: 'sepp', categoryId: 207, title: 'Oldtimer-Traktor mit Festwagen',
    shortDescription: '24 PS von 1961, mit Bänken für sechzehn Leute.',
    description: 'Für Hochzeiten, Junggesellenabschiede ohne Bauchladen und den Kirchweihumzug. Fahren tue ich selbst, das ist im Preis. Schneller als zwanzig wird es nicht, dafür sieht man was.',
    tags: ['traktor', 'hochzeit', 'umzug'], pricing: [cash(60, 'hour', [2, 6]), crates(3, 'day', [1, 1])], deposit: null, metadata: [shown('Plätze', '16')], pictures: [at('meadow', pic(92, o.tractor, o.beers))],
  },
  {
    key: 'handwagen-erfurt', owner: 'karsten', categoryId: 207, title: 'Großer Bollerwagen mit Bremse',
    shortDescription: 'Luftreifen, Holzaufbau, hält auch vier Kästen aus.',
    description: 'Am Männertag ist er vergeben, und zwar an mich. Sonst fährt er Kinder, Getränke oder das Kuchenbuffet. Die Deichsel klappt ein, dann passt er quer in einen Kombi.',
    tags: ['bollerwagen', 'ausflug'], pricing: [sixpacks(1, 'day', [1, 3]), free('hour', [1, 4])], deposit: 20_00, metadata: [shown('Traglast', '150 kg')], pictures: [at('meadow', pic(28, o.handCart, o.beers, o.cake))],
  },
  {
    key: 'hollandrad-altona', owner: 'birte', categoryId: 203, title: 'Altes Hollandrad mit Blumenkorb',
    shortDescription: 'Drei Gänge, Rücktritt, fährt auch nach dem Fischmarkt noch.',
    description: 'Für Gäste, die Hamburg auf Augenhöhe sehen wollen. Das Schloss ist besser als das Rad, und so soll es bleiben. Sattel verstelle ich dir auf der Straße vor der Tür.',
    tags: ['fahrrad', 'besuch'], pricing: [cash(8, 'day', [1, 7]), piggyBank('day', [1, 2])], deposit: 40_00, metadata: [shown('Gänge', '3')], pictures: [pic(200, o.bicycle, o.tulip)],
  },
];
