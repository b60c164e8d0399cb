import { o } from '../things.js';
import { at, cash, crates, donation, free, noted, pic, piggyBank, shown, sixpacks } from '../prices.js';
import type { DemoOffer } from '../types.js';

export const sports: readonly DemoOffer[] = [
  // 901 Sportgeräte
  {
    key: 'tennisset-lindenthal', owner: 'katrin', categoryId: 901, title: 'Vier Tennisschläger und eine Dose Bälle',
    shortDescription: 'Für den spontanen Vierer im Stadtwald.',
    description: 'Zwei leichte und zwei mittelschwere Schläger, alle letzten Sommer bespannt. Die Bälle springen noch ordentlich, neue lege ich auf Wunsch dazu. Platz buchen musst du selbst, ich sage dir wo.',
    tags: ['tennis'], pricing: [cash(6, 'day', [1, 5]), free('hour', [1, 3])], deposit: 40_00, metadata: [shown('Schläger', '4')], pictures: [at('garden', pic(80, o.tennis))],
  },
  {
    key: 'hantelset-essen', owner: 'mehmet', categoryId: 901, title: 'Verstellbare Hanteln, zweimal 24 Kilo',
    shortDescription: 'Eine Bank gibt es dazu, falls du Platz hast.',
    description: 'Gewicht mit einem Dreh eingestellt, von zwei bis vierundzwanzig Kilo. Nach meiner Schulter-OP dürfen sie eine Weile woanders wohnen. Bitte ablegen, nicht fallen lassen.',
    tags: ['fitness', 'krafttraining'], pricing: [cash(15, 'week', [1, 8]), crates(1, 'week', [2, 4])], deposit: 100_00, metadata: [shown('Gewicht', '2 × 24 kg')], pictures: [at('room', pic(220, o.dumbbells, o.muscle))],
  },
  {
    key: 'tischtennis-bruehl', owner: 'miriam', categoryId: 901, title: 'Tischtennisplatte für draußen, klappbar',
    shortDescription: 'Auf Rollen, mit Netz und vier Schlägern.',
    description: 'Für Sommerfest, Abigrillen oder Ferien ohne Urlaub. Zusammengeklappt passt sie durch die Haustür, in den Kombi nicht. Mein Mann liefert im Umkreis von fünf Kilometern mit dem Anhänger.',
    tags: ['tischtennis', 'sommerfest'], pricing: [cash(20, 'day', [1, 4]), cash(60, 'week', [1, 3])], deposit: 60_00, metadata: [], pictures: [at('garden', pic(10, o.pingPongTable, o.tableTennis))],
  },
  {
    key: 'boxsack-neukoelln', owner: 'tarek', categoryId: 901, title: 'Standboxsack und Handschuhe',
    shortDescription: 'Mit Wasser gefüllt, kippt nicht, leise genug fürs Erdgeschoss.',
    description: 'Handschuhe in zehn und zwölf Unzen, Bandagen kaufst du neu. Der Fuß fasst achtzig Liter, plane zwei Gießkannen und etwas Geduld ein. Hilft gegen schlechte Laune, aus eigener Erfahrung.',
    tags: ['boxen', 'training'], pricing: [cash(12, 'week', [1, 8]), sixpacks(1, 'week', [1, 2])], deposit: 40_00, metadata: [], pictures: [at('hall', pic(0, o.punchingBag, o.boxingGlove))],
  },
  {
    key: 'ergometer-wuppertal', owner: 'lindenhof', categoryId: 901, title: 'Ergometer für die Reha zu Hause',
    shortDescription: 'Tiefer Einstieg, Pulsmessung, leise.',
    description: 'Medizinisch geprüft und wattgenau, damit du nach Plan deines Arztes trainierst. Wir stellen es auf und holen es wieder ab, das ist im Preis. Verlängern kannst du telefonisch.',
    tags: ['reha', 'herz'], pricing: [cash(25, 'week', [2, 12])], deposit: 100_00, autoAccept: true, metadata: [shown('Belastbar', 'bis 150 kg'), noted('Gerät', 'E-21')], pictures: [at('room', pic(350, o.exerciseBike, o.anatomicalHeart))],
  },
  {
    key: 'basketball-mannheim', owner: 'elena', categoryId: 901, title: 'Basketballkorb auf Rollen',
    shortDescription: 'Höhe von 2,30 bis 3,05 m, für Hof und Straßenfest.',
    description: 'Der Fuß wird mit Sand gefüllt, vier Säcke liegen in der Garage bereit. Aufbau zu zweit zwanzig Minuten. Zwei Bälle und eine Pumpe gehören dazu.',
    tags: ['basketball', 'straßenfest'], pricing: [cash(15, 'day', [1, 4]), donation(12, 'Jugendzentrum im Stadtteil')], deposit: 50_00, metadata: [shown('Höhe', '2,30–3,05 m')], pictures: [pic(20, o.basketballHoop)],
  },
  {
    key: 'cricket-bristol', owner: 'tom', categoryId: 901, title: 'Cricket set for a village green',
    shortDescription: 'Two bats, stumps, pads and a forgiving ball.',
    description: 'Enough for twenty people who have not played since school. The ball is the soft kind, so windows are safe. If it rains, we move the match to the pub, and that is on you.',
    tags: ['cricket', 'picnic'], pricing: [sixpacks(1, 'day', [1, 3]), cash(8, 'day', [1, 3])], deposit: 30_00, metadata: [], pictures: [pic(112, o.cricket)],
  },
  // 902 Sportstätten
  {
    key: 'tennisplatz-bergisch', owner: 'thomas', categoryId: 902, title: 'Privater Tennisplatz am Waldrand',
    shortDescription: 'Asche, gepflegt, mit Hütte und Dusche.',
    description: 'Fünf Familien teilen sich den Platz, dienstags und donnerstags ist er frei. Abziehen nach dem Spiel gehört dazu, der Besen hängt am Zaun. Flutlicht haben wir nicht, dafür Rehe.',
    tags: ['tennis', 'platz'], pricing: [cash(14, 'hour', [1, 3]), crates(1, 'hour', [3, 4])], deposit: null, metadata: [shown('Belag', 'Asche')], pictures: [at('meadow', pic(130, o.stadium, o.tennis)), pic(90, o.tree)],
  },
  {
    key: 'kegelbahn-nuernberg', owner: 'bernd', categoryId: 902, title: 'Kegelbahn im Vereinsheim',
    shortDescription: 'Zwei Bahnen, Kühlschrank auf Vertrauensbasis.',
    description: 'Freitags kegeln wir selbst, sonst steht sie leer. Schuhe mit heller Sohle mitbringen. Kinder ab acht sind willkommen, die Rampe für die Kleinen steht in der Ecke.',
    tags: ['kegeln', 'feier'], pricing: [cash(16, 'hour', [2, 5]), donation(15, 'Jugendkasse des Kegelvereins', 'hour', [2, 5])], deposit: null, metadata: [shown('Bahnen', '2')], pictures: [pic(205, o.bowling, o.beers)],
  },
  {
    key: 'boulderwand-freiburg', owner: 'lisbeth', categoryId: 902, title: 'Boulderwand in der Scheune',
    shortDescription: 'Vier Meter breit, 30 Grad Überhang, dicke Matten.',
    description: 'Unsere Kinder sind ausgezogen, die Griffe sind geblieben. Bis zu vier Leute gleichzeitig, Kreide ist da, Schuhe bringst du mit. Jeder klettert auf eigene Gefahr, das unterschreibst du einmal.',
    tags: ['bouldern', 'klettern'], pricing: [cash(6, 'hour', [1, 4]), piggyBank('hour', [1, 3])], deposit: null, metadata: [shown('Höhe', '3,80 m')], pictures: [at('meadow', pic(30, o.climber, o.mountain))],
  },
  {
    key: 'tanzraum-muenster', owner: 'frieda', categoryId: 902, title: 'Kleiner Tanz- und Yogaraum',
    shortDescription: '60 m² Holzboden, Spiegel, Matten für zwölf.',
    description: 'Der Raum liegt im Hinterhof und ist ruhig. Musikanlage mit Kabel, Heizung, Umkleide mit zwei Duschen. Straßenschuhe bleiben vor der Tür, da bin ich eisern.',
    tags: ['yoga', 'tanz', 'kurs'], pricing: [cash(15, 'hour', [1, 6])], deposit: null, metadata: [shown('Fläche', '60 m²')], pictures: [at('room', pic(290, o.balletShoes, o.lotus))],
  },
  // 903 Jagd
  {
    key: 'fernglas-oldenburg', owner: 'enno', categoryId: 903, title: 'Lichtstarkes Fernglas 8 × 56',
    shortDescription: 'Für Ansitz, Zugvögel und Dämmerung.',
    description: 'Mit Brille gut zu benutzen, die Augenmuscheln lassen sich umlegen. Im Herbst schaue ich damit Kraniche am Dümmer. Stativadapter und Tasche sind dabei.',
    tags: ['vogelbeobachtung', 'ansitz'], pricing: [cash(9, 'day', [1, 7]), donation(8, 'Vogelschutzwarte')], deposit: 150_00, metadata: [shown('Vergrößerung', '8-fach')], pictures: [pic(34, o.binoculars, o.owl)],
  },
  {
    key: 'wildkamera-kassel', owner: 'gregor', categoryId: 903, title: 'Zwei Wildkameras mit Nachtsicht',
    shortDescription: 'Zeigen dir, wer nachts die Mülltonne umwirft.',
    description: 'Bei uns war es ein Waschbär, wie immer in Kassel. Batterien halten etwa acht Wochen, Speicherkarten sind leer. Öffentliche Wege darfst du damit nicht filmen.',
    tags: ['wildkamera', 'garten'], pricing: [cash(10, 'week', [1, 6]), sixpacks(1, 'week', [1, 2])], deposit: 60_00, metadata: [shown('Anzahl', '2')], pictures: [pic(120, o.camera, o.boar)],
  },
  {
    key: 'hochsitz-trier', owner: 'michel', categoryId: 903, title: 'Mobile Ansitzleiter aus Aluminium',
    shortDescription: 'Dreiteilig, auch gut für Naturfotografen.',
    description: 'Drei Meter Sitzhöhe, Spanngurte für den Baum, gepolstertes Brett. Im Wald brauchst du die Erlaubnis des Revierinhabers. Für Fotos im eigenen Obstgarten brauchst du nur eine Thermoskanne.',
    tags: ['ansitz', 'naturfoto'], pricing: [cash(12, 'day', [1, 10])], deposit: 60_00, metadata: [shown('Sitzhöhe', '3 m')], pictures: [pic(100, o.ladder, o.deer)],
  },
  // 904 Reiten
  {
    key: 'reitset-bremen', owner: 'wiebke', categoryId: 904, title: 'Reithelm, Weste und Stiefel für Kinder',
    shortDescription: 'Für den ersten Ferienkurs, Größe 32 bis 35.',
    description: 'Helm verstellbar von 50 bis 54 Zentimetern, nie gestürzt. Die Weste schützt den Rücken und ist weniger warm, als sie aussieht. Wenn die Begeisterung nach drei Stunden endet, hast du nichts gekauft.',
    tags: ['reiten', 'ferien'], pricing: [cash(8, 'day', [1, 7]), cash(25, 'week', [1, 2])], deposit: 40_00, metadata: [shown('Stiefel', '32–35')], pictures: [pic(26, o.horseFace, o.boot)],
  },
  {
    key: 'sattel-hannover', owner: 'janphilipp', categoryId: 904, title: 'Vielseitigkeitssattel, 17 Zoll',
    shortDescription: 'Zum Testen, ob er deinem Pferd passt.',
    description: 'Mittlere Kammer, wechselbar mit einem Schlüssel, der dabei liegt. Zwei Wochen sind realistisch, um es zu merken. Ledergepflegt, Gurtstrupfen neu.',
    tags: ['sattel', 'pferd'], pricing: [cash(35, 'week', [1, 4])], deposit: 250_00, metadata: [shown('Sitz', '17 Zoll')], pictures: [pic(20, o.saddle, o.horse)],
  },
  {
    key: 'packtaschen-wanderreiten', owner: 'ines', categoryId: 904, title: 'Wanderreit-Packtaschen und Landkarte',
    shortDescription: 'Für eine Woche entlang der Warnow.',
    description: 'Zwei große Hecktaschen, eine Bananentasche, alles wasserdicht. Auf der Karte sind Höfe mit Paddock eingezeichnet, die ich kenne. Grüß dort von mir und dem Schimmel.',
    tags: ['wanderreiten', 'pferd'], pricing: [cash(28, 'week', [1, 2]), piggyBank('week', [1, 2])], deposit: 60_00, metadata: [], pictures: [pic(36, o.horseFace, o.worldMap)],
  },
  // 905 Wassersport
  {
    key: 'kanadier-winterhude', owner: 'alsterkanu', categoryId: 905, title: 'Kanadier für drei ab Steg Winterhude',
    shortDescription: 'Paddel, Westen, wasserdichte Tonne.',
    description: 'Einsteigen und los, die Kanäle sind ruhig und schattig. Ein Kind auf dem mittleren Sitz und ein Hund gehen gut. Wir zeigen dir auf der Karte die Runde mit Kuchenstopp.',
    tags: ['kanu', 'alster'], pricing: [cash(13, 'hour', [2, 8]), cash(35, 'day', [1, 7])], deposit: 50_00, autoAccept: true, metadata: [shown('Plätze', '3'), noted('Boot', 'K-05')], pictures: [pic(198, o.canoe), pic(120, o.tree, o.duck)],
  },
  {
    key: 'kajak-winterhude', owner: 'alsterkanu', categoryId: 905, title: 'Einer-Kajak mit Spritzdecke',
    shortDescription: 'Wendig, für Kanäle und Nebenflüsse.',
    description: 'Vier Meter lang, bis 110 Kilo Körpergewicht. Wer noch nie in einem saß, bekommt zehn Minuten Trockenübung. Im Winter verleihen wir auf Anfrage mit Trockenanzug.',
    tags: ['kajak'], pricing: [cash(11, 'hour', [2, 8]), cash(30, 'day', [1, 7])], deposit: 50_00, autoAccept: true, metadata: [shown('Länge', '4,10 m'), noted('Boot', 'E-11')], pictures: [pic(15, o.canoe, o.wave)],
  },
  {
    key: 'sup-winterhude', owner: 'alsterkanu', categoryId: 905, title: 'Stehpaddelbrett zum Mitnehmen',
    shortDescription: 'Aufblasbar, im Rucksack, mit Pumpe und Paddel.',
    description: 'Passt ins Auto und in die Bahn. Aufpumpen dauert acht Minuten, danach weißt du, dass du lebst. Für den Urlaub an der Seenplatte gilt der Wochenpreis.',
    tags: ['sup', 'urlaub'], pricing: [cash(28, 'day', [1, 10]), cash(120, 'week', [1, 3])], deposit: 100_00, autoAccept: true, metadata: [shown('Tragkraft', '130 kg'), noted('Brett', 'S-08')], pictures: [pic(186, o.supBoard, o.sun)],
  },
  {
    key: 'kanadier-rodenkirchen', owner: 'ole', categoryId: 905, title: 'Kanadier für drei mit Bootswagen',
    shortDescription: 'Liegt am Rodenkirchener Hafen, Sieg oder Rhein.',
    description: 'Auf dem Rhein nur für Leute mit Erfahrung, auf der Sieg für alle. Paddel, drei Westen und eine Tonne für Handys liegen im Boot. Dachträgerpolster und Gurte bekommst du dazu.',
    tags: ['kanu', 'sieg'], pricing: [cash(35, 'day', [1, 3]), crates(2, 'day', [1, 2])], deposit: 120_00, metadata: [shown('Länge', '4,80 m'), shown('Gewicht', '34 kg')], pictures: [pic(205, o.canoe, o.sun)],
  },
  {
    key: 'windsurf-kiel', owner: 'hauke', categoryId: 905, title: 'Windsurfbrett mit zwei Segeln',
    shortDescription: 'Für Fortgeschrittene, 115 Liter.',
    description: 'Segel in 4,7 und 5,8 Quadratmetern, Mast und Baum passen zu beiden. Am besten in Laboe einsteigen, wenn der Wind auf West dreht. Neo in Größe L kannst du mitnehmen.',
    tags: ['windsurfen', 'ostsee'], pricing: [cash(40, 'day', [1, 4]), cash(150, 'week', [1, 1])], deposit: 250_00, metadata: [shown('Volumen', '115 l')], pictures: [pic(192, o.sailboat, o.wind)],
  },
  {
    key: 'jolle-flensburg', owner: 'lasse', categoryId: 905, title: 'Kleine Jolle mit Trailer',
    shortDescription: '4,70 m, für drei, mit Außenborder.',
    description: 'Gutmütig und trocken, meine Töchter haben darauf segeln gelernt. Slipanlage ist fünf Minuten entfernt. Sportbootführerschein brauchst du für den kleinen Motor nicht, Erfahrung schon.',
    tags: ['segeln', 'förde'], pricing: [cash(65, 'day', [1, 5]), cash(320, 'week', [1, 2])], deposit: 300_00, metadata: [shown('Länge', '4,70 m')], pictures: [pic(210, o.sailboat, o.anchor)],
  },
  {
    key: 'schlauchboot-ulm', owner: 'daniel', categoryId: 905, title: 'Schlauchboot für die Iller',
    shortDescription: 'Vier Personen, zwei Paddel, Packsack.',
    description: 'Robustes Gewebe, drei Kammern, die alle halten. Die Strecke von Wiblingen bis ins Zentrum dauert zwei Stunden und endet am Biergarten. Westen in allen Größen.',
    tags: ['schlauchboot', 'fluss'], pricing: [cash(18, 'day', [1, 3]), sixpacks(2, 'day', [1, 2])], deposit: 60_00, metadata: [shown('Personen', '4')], pictures: [pic(25, o.ringBuoy, o.wave)],
  },
  {
    key: 'surfplank-amsterdam', owner: 'bram', categoryId: 905, title: 'Softtop surfplank en wetsuit maat L',
    shortDescription: 'Voor een dag golven in Zandvoort.',
    description: 'De plank is acht voet en vergeeft alles. In de trein mag hij niet, met de dakdrager wel, en die krijg je erbij. Wetsuit graag afspoelen met zoet water.',
    tags: ['surfen', 'strand'], pricing: [cash(16, 'day', [1, 5]), crates(1, 'week', [1, 1])], deposit: 80_00, metadata: [shown('Lengte', '8 ft')], pictures: [pic(40, o.surfboard, o.wave)],
  },
  {
    key: 'paddleboard-bristol', owner: 'tom', categoryId: 905, title: 'Two inflatable paddle boards',
    shortDescription: 'Fit in the boot of a small car, pump included.',
    description: 'We take them up the Avon towards Hanham on Sunday mornings. Buoyancy aids in two sizes are hanging next to them. Rinse off the mud, roll them dry and they will last another ten summers.',
    tags: ['sup', 'river'], pricing: [cash(20, 'day', [1, 4])], deposit: 100_00, metadata: [shown('Boards', '2')], pictures: [pic(176, o.supBoard, o.wave)],
  },
  // 906 Wintersport
  {
    key: 'skiset-garmisch', owner: 'bergsport', categoryId: 906, title: 'Carving-Ski mit Schuhen und Stöcken',
    shortDescription: 'Für Anfänger bis sportlich, frisch geschliffen.',
    description: 'Du nennst Größe, Gewicht und ehrliches Können, wir stellen die Bindung ein. Wer nach einem Tag merkt, dass der Ski nicht passt, tauscht einfach. Helme kosten nichts extra.',
    tags: ['ski', 'alpin'], pricing: [cash(26, 'day', [1, 10]), cash(115, 'week', [1, 2])], deposit: 100_00, autoAccept: true, metadata: [shown('Längen', '140–180 cm')], pictures: [pic(205, o.ski, o.gloves), pic(220, o.snowMountain)],
  },
  {
    key: 'schneeschuhe-garmisch', owner: 'bergsport', categoryId: 906, title: 'Schneeschuhe mit Stöcken und Gamaschen',
    shortDescription: 'Für stille Touren, auch mit Lawinenausrüstung.',
    description: 'Die Bindung passt über jeden Winterstiefel. Für Touren abseits der Wege geben wir LVS-Gerät, Schaufel und Sonde mit und üben mit dir auf der Wiese. Drei Tourenvorschläge liegen bei.',
    tags: ['schneeschuh', 'tour'], pricing: [cash(15, 'day', [1, 7])], deposit: 60_00, autoAccept: true, metadata: [shown('Größe', '35–48')], pictures: [pic(196, o.snowshoes, o.evergreen)],
  },
  {
    key: 'tourenski-garmisch', owner: 'bergsport', categoryId: 906, title: 'Tourenski mit Fellen für Kursleiter',
    shortDescription: 'Zehn gleiche Paare, nur an Bergschulen und Vereine.',
    description: 'Pin-Bindung, Felle frisch gewachst, Harscheisen dabei. Wir stellen alles nach eurer Teilnehmerliste ein und beschriften es. Abholung am Vorabend bis 19 Uhr.',
    tags: ['skitour', 'kurs'], pricing: [cash(190, 'day', [1, 7])], deposit: 500_00, commercialOnly: true, metadata: [shown('Paare', '10')], pictures: [pic(215, o.ski, o.mountain)],
  },
  {
    key: 'schlitten-chemnitz', owner: 'frank', categoryId: 906, title: 'Drei Holzschlitten mit Lehne',
    shortDescription: 'Aus dem Erzgebirge, Kufen frisch gewachst.',
    description: 'Einer hat eine Lehne für Kleinkinder, zwei sind zum Wettrennen. Sobald es schneit, bricht hier der Frieden aus und alle brauchen sie am selben Tag. Wer zuerst schreibt, rodelt zuerst.',
    tags: ['rodeln', 'schnee'], pricing: [free('day', [1, 2]), sixpacks(1, 'day', [1, 4])], deposit: 20_00, metadata: [shown('Anzahl', '3')], pictures: [at('snow', pic(350, o.sled, o.snowflake))],
  },
  {
    key: 'snowboard-stuttgart', owner: 'uwe', categoryId: 906, title: 'Snowboard 158 cm mit Softboots 43',
    shortDescription: 'Allmountain, Kanten im November gemacht.',
    description: 'Mein Knie hat entschieden, dass ich jetzt Langlauf mache. Bindung stelle ich dir auf Goofy oder Regular um. In der Tasche ist auch Platz für Helm und Jacke.',
    tags: ['snowboard'], pricing: [cash(18, 'day', [1, 7]), cash(75, 'week', [1, 2])], deposit: 100_00, metadata: [shown('Länge', '158 cm')], pictures: [pic(262, o.snowboard, o.gloves)],
  },
  {
    key: 'schlittschuhe-magdeburg', owner: 'silvio', categoryId: 906, title: 'Schlittschuhe, Größe 34 bis 44',
    shortDescription: 'Acht Paar, geschliffen, mit Kufenschonern.',
    description: 'Aus der Eishockeyzeit unserer Familie ist ein halber Laden geblieben. In der Halle in Magdeburg kostet Leihen pro Kopf mehr als hier alle zusammen. Für Anfänger habe ich eine Laufhilfe in Form eines Pinguins.',
    tags: ['eislaufen'], pricing: [cash(10, 'day', [1, 4]), crates(1, 'week', [1, 1])], deposit: 50_00, metadata: [shown('Größen', '34–44')], pictures: [at('snow', pic(192, o.iceSkate))],
  },
  {
    key: 'schaatsen-groningen', owner: 'femke', categoryId: 906, title: 'Noren en kunstschaatsen, maat 36 tot 45',
    shortDescription: 'Geslepen en klaar voor het eerste natuurijs.',
    description: 'Zodra de sloot dicht ligt staat hier een rij, dus app vroeg. Slijpen doe ik zelf, met de hand. Priem en touw hangen bij de deur, die neem je mee.',
    tags: ['schaatsen', 'natuurijs'], pricing: [piggyBank('day', [1, 3]), donation(4, 'IJsvereniging', 'day', [1, 3])], deposit: 20_00, metadata: [shown('Maten', '36–45')], pictures: [pic(200, o.iceSkate, o.snowflake)],
  },
  // 907 Weiteres
  {
    key: 'skateboards-friedrichshain', owner: 'nele', categoryId: 907, title: 'Longboard und Skateboard mit Schonern',
    shortDescription: 'Zum Ausprobieren auf dem Tempelhofer Feld.',
    description: 'Das Longboard läuft wie auf Schienen, das Skateboard wie auf Murmeln. Schoner und Helm in M sind Pflicht, wenn du neu bist. Eine Stunde Anschieben gibt es gratis, wenn ich Zeit habe.',
    tags: ['longboard', 'tempelhof'], pricing: [sixpacks(1, 'day', [1, 3]), cash(3, 'hour', [1, 5])], deposit: 40_00, metadata: [], pictures: [pic(290, o.skateboard)],
  },
  {
    key: 'bogen-erfurt', owner: 'karsten', categoryId: 907, title: 'Zwei Recurvebögen mit Scheibe',
    shortDescription: 'Für Rechtshänder, 20 und 26 Pfund, zwölf Pfeile.',
    description: 'Nur auf Gelände mit freiem Schussfeld, ein Pfeilfangnetz ist dabei. Ich mache mit jedem eine Einweisung, das dauert eine halbe Stunde. Kinder ab zehn, wenn ein Erwachsener daneben steht.',
    tags: ['bogenschießen'], pricing: [cash(20, 'day', [1, 3])], deposit: 80_00, metadata: [shown('Zuggewicht', '20 und 26 lbs')], pictures: [at('meadow', pic(110, o.bowArrow, o.dart))],
  },
  {
    key: 'klettersteig-garmisch', owner: 'bergsport', categoryId: 907, title: 'Klettersteigset mit Gurt und Helm',
    shortDescription: 'Geprüft nach jeder Ausleihe, Größe XS bis XL.',
    description: 'Bandfalldämpfer neuester Bauart, Handschuhe gehören dazu. Wir fragen nach Gewicht und Vorhaben, weil beides wichtig ist. Wer unsicher ist, geht zuerst mit uns in den Übungsgarten.',
    tags: ['klettersteig', 'berg'], pricing: [cash(17, 'day', [1, 7])], deposit: 80_00, autoAccept: true, metadata: [shown('Norm', 'EN 958')], pictures: [at('meadow', pic(34, o.climber, o.helmet, o.knot))],
  },
  {
    key: 'inliner-karlsruhe', owner: 'timo', categoryId: 907, title: 'Inlineskates für die ganze Familie',
    shortDescription: 'Größen 32 bis 45, mitwachsend, mit Schützern.',
    description: 'Fünf Paar, gesammelt über zehn Jahre. Der Rheindamm ist flach und neu geteert, besser wird es nicht. Bremsen üben wir auf dem Parkplatz, bevor du losziehst.',
    tags: ['inline', 'familie'], pricing: [cash(8, 'day', [1, 5]), free('hour', [1, 2])], deposit: 40_00, metadata: [shown('Größen', '32–45')], pictures: [at('street', pic(330, o.rollerSkate))],
  },
];
