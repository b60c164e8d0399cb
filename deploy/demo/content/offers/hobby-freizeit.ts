import { o } from '../things.js';
import { at, cash, crates, donation, free, pic, piggyBank, shown, sixpacks } from '../prices.js';
import type { DemoOffer } from '../types.js';

export const hobby: readonly DemoOffer[] = [
  // 401 Esoterik
  {
    key: 'klangschalen-freiburg', owner: 'lisbeth', categoryId: 401, title: 'Drei Klangschalen mit Klöppeln',
    shortDescription: 'Groß, mittel, klein, mit Filzunterlagen.',
    description: 'Ich nehme sie für den Abschluss meiner Yogastunden. Die große hört man drei Minuten lang nach, wenn sonst niemand redet. Transport bitte in der gepolsterten Tasche.',
    tags: ['meditation', 'yoga'], pricing: [cash(8, 'day', [1, 5]), piggyBank('day', [1, 2])], deposit: 60_00, metadata: [shown('Durchmesser', '12, 18 und 26 cm')], pictures: [pic(44, o.singingBowl, o.lotus)],
  },
  {
    key: 'tarot-neukoelln', owner: 'nele', categoryId: 401, title: 'Tarotkarten und Kristallkugel fürs Sommerfest',
    shortDescription: 'Für das Wahrsagerzelt. Samttuch und Kopftuch inklusive.',
    description: 'Auf unserem Straßenfest standen die Leute Schlange, obwohl niemand von uns Ahnung hatte. Ein Zettel mit dreißig unverbindlichen Weissagungen liegt bei. Die Kugel bitte nicht in die Sonne legen, sie zündelt.',
    tags: ['sommerfest', 'verkleiden'], pricing: [sixpacks(1, 'day', [1, 3]), free('day', [1, 1])], deposit: 15_00, metadata: [], pictures: [pic(275, o.crystalBall, o.joker)],
  },
  {
    key: 'meditationskissen-muenster', owner: 'frieda', categoryId: 401, title: 'Acht Meditationskissen mit Matten',
    shortDescription: 'Für eine Gruppe oder ein stilles Wochenende.',
    description: 'Bezüge frisch gewaschen, Füllung aus Dinkelspelz. Die Kissen sind unterschiedlich hoch, probiert aus, was zu euren Knien passt. Sie füllen genau einen Kofferraum.',
    tags: ['meditation', 'gruppe'], pricing: [donation(12, 'Telefonseelsorge', 'day', [1, 4])], deposit: null, metadata: [shown('Anzahl', '8')], pictures: [pic(290, o.yinYang, o.candle)],
  },
  // 402 Essen & Trinken
  {
    key: 'smoker-leverkusen', owner: 'stefan', categoryId: 402, title: 'Smoker für Brisket und Rippchen',
    shortDescription: 'Lokomotive aus Stahl, braucht acht Stunden und Geduld.',
    description: 'Er steht auf Rollen, wiegt achtzig Kilo und passt in meinen Anhänger, den bekommst du dazu. Buchenholz kannst du bei mir kaufen oder selbst mitbringen. Wer zum ersten Mal raucht, bekommt meine Temperaturtabelle.',
    tags: ['bbq', 'grillen'], pricing: [cash(25, 'day', [1, 3]), crates(2, 'day', [1, 2])], deposit: 80_00, metadata: [shown('Grillfläche', '0,45 m²')], pictures: [pic(14, o.smoker, o.meat, o.wood), pic(25, o.steak, o.fire)],
  },
  {
    key: 'bierbrauset-nuernberg', owner: 'bernd', categoryId: 402, title: 'Brauanlage für zwanzig Liter',
    shortDescription: 'Würzekocher, Gärfass, Spindel, Thermometer.',
    description: 'Ein Brautag dauert sieben Stunden, das meiste davon ist Warten und Reden. Malz und Hopfen besorgst du, das Rezept für ein fränkisches Kellerbier bekommst du von mir. Eine Flasche vom Ergebnis hätte ich gern.',
    tags: ['bier', 'brauen'], pricing: [cash(20, 'day', [1, 3]), sixpacks(2, 'week', [1, 4])], deposit: 80_00, metadata: [shown('Sud', '20 l')], pictures: [at('kitchen', pic(46, o.brewingKettle, o.beer))],
  },
  {
    key: 'einkochtopf-halle', owner: 'yvonne', categoryId: 402, title: 'Einkochautomat mit vierzig Gläsern',
    shortDescription: 'Für die Pflaumenschwemme im September.',
    description: 'Sieben Gläser passen auf einmal hinein, Zeit und Temperatur stellst du am Rad ein. Gummiringe sind neu, die Gläser bringst du gespült oder voll mit Pflaumenmus zurück. Beides ist recht.',
    tags: ['einkochen', 'ernte'], pricing: [piggyBank('day', [1, 4]), cash(6, 'day', [1, 4])], deposit: 20_00, metadata: [shown('Inhalt', '27 l')], pictures: [at('kitchen', pic(300, o.brewingKettle, o.cherries, o.jar))],
  },
  {
    key: 'grill-lena', owner: 'lena', categoryId: 402, title: 'Klappgrill für die Rheinwiese',
    shortDescription: 'Flach wie eine Zeitung, grillt für sechs.',
    description: 'Edelstahl, in der Stofftasche mit Zange und Anzünder. Bitte Kohle erst kalt in den Müll, die Stadt schimpft sonst zu Recht. Rost einweichen reicht, schrubben muss niemand.',
    tags: ['grillen', 'rhein'], pricing: [free('day', [1, 2]), sixpacks(1, 'day', [1, 3])], deposit: 15_00, metadata: [shown('Rost', '45 × 30 cm')], pictures: [at('meadow', pic(20, o.foldingGrill, o.hotDog))],
  },
  {
    key: 'gourmetstel-maastricht', owner: 'els', categoryId: 402, title: 'Groot gourmetstel voor twaalf personen',
    shortDescription: 'Drie plaatjes aan elkaar, twaalf pannetjes, werkt elk jaar weer.',
    description: 'Met kerst staat hij bij ons op tafel, de rest van het jaar mag iedereen. De pannetjes gaan gewoon in het sop, de stekkers niet. Spatels van hout zitten in de doos.',
    tags: ['gourmetten', 'kerst'], pricing: [sixpacks(1, 'day', [1, 3]), cash(7, 'day', [1, 3])], deposit: 20_00, metadata: [shown('Personen', '12')], pictures: [at('kitchen', pic(350, o.raclette, o.carrot, o.panOfFood))],
  },
  // 403 Basteln
  {
    key: 'naehmaschine-ehrenfeld', owner: 'jana', categoryId: 403, title: 'Nähmaschine, robust, mit Koffer',
    shortDescription: 'Näht Jeans und Vorhänge, dreißig Stiche, leicht zu fädeln.',
    description: 'Eine Maschine, die man nicht kaputt bekommt, wenn man den Fuß vorher absenkt. Spulen, Ersatznadeln und ein Reißverschlussfuß sind im Koffer. Beim ersten Einfädeln schaue ich dir gern über die Schulter.',
    tags: ['nähen'], pricing: [cash(8, 'day', [1, 7]), cash(28, 'week', [1, 3])], deposit: 60_00, metadata: [shown('Stiche', '30')], pictures: [pic(322, o.sewingMachine, o.thread, o.scissors), pic(200, o.needle, o.yarn)],
  },
  {
    key: 'schneideplotter-potsdam', owner: 'falk', categoryId: 403, title: 'Schneideplotter für Folie und Papier',
    shortDescription: 'Für T-Shirts, Aufkleber und Einladungskarten.',
    description: 'Schneidet bis dreißig Zentimeter breit, die Länge ist fast egal. Zwei Schneidematten und ein Set zum Entgittern sind dabei. Das Programm läuft auf jedem normalen Laptop, ich schicke dir die Anleitung vorab.',
    tags: ['plotter', 'folie'], pricing: [cash(14, 'day', [1, 4]), cash(50, 'week', [1, 2])], deposit: 100_00, metadata: [shown('Breite', '30 cm')], pictures: [pic(4, o.plotter, o.tshirt, o.star)],
  },
  {
    key: 'staffelei-dresden', owner: 'annett', categoryId: 403, title: 'Feldstaffelei und Malkoffer',
    shortDescription: 'Für einen Sonntag am Elbufer, Pinsel ausgewaschen.',
    description: 'Die Staffelei trägst du wie einen Rucksack. Im Koffer sind Ölfarben in zwölf Tönen, eine Palette und Terpentinersatz. Leinwand bringst du mit, ein altes Hemd am besten auch.',
    tags: ['malen', 'öl'], pricing: [cash(7, 'day', [1, 5]), donation(5, 'Kunstschule für Kinder')], deposit: 30_00, metadata: [], pictures: [pic(12, o.easel, o.palette, o.paintbrush)],
  },
  {
    key: 'toepferscheibe-kassel', owner: 'gregor', categoryId: 403, title: 'Elektrische Töpferscheibe',
    shortDescription: 'Leise, mit Fußpedal, Ton gibt es im Laden nebenan.',
    description: 'Die Scheibe wiegt dreißig Kilo und läuft an der normalen Steckdose. Beim Brennen hilft die Volkshochschule, ich gebe dir den Namen. Bitte auf einer Folie benutzen, man unterschätzt das.',
    tags: ['töpfern', 'keramik'], pricing: [cash(35, 'week', [1, 4]), cash(12, 'day', [1, 5])], deposit: 120_00, metadata: [shown('Scheibe', '28 cm')], pictures: [pic(24, o.pottersWheel, o.amphora, o.bowl)],
  },
  {
    key: 'strickmaschine-bremen', owner: 'wiebke', categoryId: 403, title: 'Strickmaschine mit Lochkarten',
    shortDescription: 'Aus den Achtzigern, strickt einen Schal in einer Stunde.',
    description: 'Meine Oma hat auf ihr eine ganze Pulloverdynastie gegründet. Die Karten mit Norwegermuster sind vollständig. Du brauchst eine Tischkante, die nicht wackelt, und einen freien Nachmittag zum Lernen.',
    tags: ['stricken', 'wolle'], pricing: [piggyBank('week', [1, 4]), sixpacks(1, 'week', [1, 3])], deposit: 50_00, metadata: [shown('Nadeln', '200')], pictures: [pic(335, o.yarn, o.scarf)],
  },
  {
    key: 'button-amina', owner: 'amina', categoryId: 403, title: 'Buttonmaschine mit 200 Rohlingen',
    shortDescription: '38 mm, für Demos, Schulfeste und Junggesellinnen.',
    description: 'Hebel runter, drehen, Hebel runter, fertig. Ein Kreisschneider und eine Druckvorlage liegen bei. Rohlinge zählst du hinterher, jeder kostet zwölf Cent.',
    tags: ['buttons', 'schulfest'], pricing: [cash(10, 'day', [1, 4]), donation(10, 'Jugendzentrum im Viertel')], deposit: 50_00, metadata: [shown('Durchmesser', '38 mm')], pictures: [pic(350, o.pushpin, o.star)],
  },
  // 404 Modellbau
  {
    key: 'modelleisenbahn-bergisch', owner: 'thomas', categoryId: 404, title: 'Modelleisenbahn zum Aufbauen am Boden',
    shortDescription: 'Spur H0 mit festem Gleisbett, zwei Züge, vierzig Meter Gleis.',
    description: 'Perfekt für verregnete Ferien, weil man das ganze Wohnzimmer damit belegen kann. Der Güterzug hat Rauch, das Öl dafür ist dabei. Bitte nicht auf hochflorigem Teppich, die Fasern gehen ins Getriebe.',
    tags: ['eisenbahn', 'kinder'], pricing: [cash(15, 'day', [2, 7]), donation(12, 'Museumsbahnverein')], deposit: 100_00, metadata: [shown('Spur', 'H0')], pictures: [pic(118, o.locomotive, o.railwayCar), pic(40, o.railwayTrack, o.house)],
  },
  {
    key: 'airbrush-chemnitz', owner: 'frank', categoryId: 404, title: 'Airbrush-Set mit Kompressor',
    shortDescription: 'Leise genug für die Wohnung, mit Absaugbox.',
    description: 'Zwei Pistolen mit feiner und mittlerer Düse, der Schlauch ist drei Meter lang. Nach jedem Farbwechsel durchspülen, die Flasche steht bereit. Ich male damit Panzer und Torten, natürlich mit getrennten Düsen.',
    tags: ['airbrush', 'modellbau'], pricing: [cash(12, 'day', [1, 5]), cash(45, 'week', [1, 2])], deposit: 80_00, metadata: [shown('Lautstärke', '47 dB')], pictures: [pic(262, o.paintSprayer, o.paintbrush)],
  },
  {
    key: 'rcboot-flensburg', owner: 'lasse', categoryId: 404, title: 'Ferngesteuertes Segelboot',
    shortDescription: 'Einen Meter lang, segelt wirklich mit Wind.',
    description: 'Am kleinen Hafen kann man gut üben, da holt man es mit dem Kescher zurück. Die Fernbedienung nimmt acht Mignonzellen, ein Satz Akkus liegt dabei. Ab Windstärke vier bleibt es an Land.',
    tags: ['modellboot', 'segeln'], pricing: [cash(9, 'day', [1, 4]), sixpacks(1, 'day', [1, 2])], deposit: 80_00, metadata: [shown('Länge', '98 cm')], pictures: [at('water', pic(200, o.sailboat, o.gamepad))],
  },
  {
    key: '3ddrucker-karlsruhe', owner: 'timo', categoryId: 404, title: '3D-Drucker zum Mitnehmen',
    shortDescription: 'Vormontiert, 22 cm Bauraum, ein Kilo Filament gehört dazu.',
    description: 'Der Drucker steht auf einem Brett mit Griffen, damit man ihn tragen kann, ohne ihn zu verstellen. Verbrauchtes Filament rechnen wir nach Gewicht ab, drei Cent das Gramm. Das erste Teil drucken wir zusammen.',
    tags: ['3d-druck', 'ersatzteile'], pricing: [cash(15, 'day', [2, 7]), cash(60, 'week', [1, 3])], deposit: 150_00, metadata: [shown('Bauraum', '22 × 22 × 25 cm')], pictures: [pic(190, o.printer3d, o.rocket)],
  },
  // 405 Camping
  {
    key: 'familienzelt-nippes', owner: 'heinz', categoryId: 405, title: 'Familienzelt für sechs, mit Vorraum',
    shortDescription: 'Drei Schlafkabinen, Stehhöhe im Vorraum, dicht.',
    description: 'Aufgebaut in zwanzig Minuten, wenn zwei mit anfassen. Wir waren damit in Zeeland und am Bodensee, und es ist trocken geblieben. Heringe und Hammer liegen dabei, eine Luftpumpe kann ich dazugeben.',
    tags: ['zelt', 'familie', 'camping'], pricing: [cash(9, 'day', [1, 4]), crates(1, 'week', [1, 3]), donation(5, 'Tierschutzverein der Stadt', 'night')], deposit: 50_00,
    metadata: [shown('Schlafplätze', '6'), shown('Wassersäule', '4000 mm'), shown('Packmaß', '75 × 40 × 40 cm'), shown('Gewicht', '14 kg')], pictures: [pic(140, o.tunnelTent, o.chair), pic(96, o.camping), pic(20, o.fire, o.wood)],
  },
  {
    key: 'wurfzelt-ehrenfeld', owner: 'murat', categoryId: 405, title: 'Wurfzelt für zwei',
    shortDescription: 'Steht in drei Sekunden. Das Zusammenfalten zeige ich dir.',
    description: 'Fürs Festival genau richtig, für drei Tage Dauerregen eher nicht. Beim Falten gibt es einen Trick mit dem Knie, dazu habe ich ein Video gemacht. Zwei dünne Matten gehören dazu.',
    tags: ['festival', 'zelt'], pricing: [free('day', [1, 4]), piggyBank('night', [1, 4])], deposit: 15_00, metadata: [shown('Schlafplätze', '2')], pictures: [pic(205, o.domeTent, o.musicalNotes, o.backpack)],
  },
  {
    key: 'tarp-suelz', owner: 'ole', categoryId: 405, title: 'Tarp und zwei Hängematten',
    shortDescription: 'Mit Baumgurten, die der Rinde nicht schaden.',
    description: 'Zwei Bäume im Abstand von vier Metern, mehr brauchst du nicht. Das Tarp hält auch einen Landregen ab, wenn man es schräg spannt. Moskitonetze lassen sich einhängen und sind ohne Loch.',
    tags: ['hängematte', 'trekking'], pricing: [sixpacks(1, 'week', [1, 2]), cash(6, 'night', [1, 7])], deposit: 30_00, metadata: [shown('Traglast', '150 kg je Matte')], pictures: [pic(80, o.hammock, o.lantern)],
  },
  {
    key: 'kuppelzelt-lindenthal', owner: 'katrin', categoryId: 405, title: 'Kuppelzelt für drei, sturmfest',
    shortDescription: 'Geodät mit fünf Stangen, hat auf Island überlebt.',
    description: 'Eine Nacht mit Windstärke zehn, und es stand noch. Für eine Radtour ist es mit fünf Kilo zu schwer, fürs Auto oder Kajak perfekt. Bitte getrocknet zurück, auf dem Balkon reicht eine Stunde.',
    tags: ['zelt', 'trekking'], pricing: [cash(12, 'night', [1, 14]), cash(60, 'week', [1, 3])], deposit: 80_00, metadata: [shown('Schlafplätze', '3'), shown('Gewicht', '5,1 kg')], pictures: [pic(38, o.domeTent, o.hikingBoot, o.backpack)],
  },
  {
    key: 'schlafsaecke-kiel', owner: 'hauke', categoryId: 405, title: 'Vier Schlafsäcke bis null Grad',
    shortDescription: 'Zwei lange, zwei normale, frisch gewaschen.',
    description: 'Kunstfaser, also egal, wenn sie mal feucht werden. Je zwei lassen sich zusammenzippen. Innen liegt ein Baumwollschlafsack, den du nach der Reise bitte mitwäschst.',
    tags: ['schlafsack', 'camping'], pricing: [cash(4, 'night', [1, 14]), sixpacks(1, 'week', [1, 2])], deposit: 40_00, metadata: [shown('Komfortbereich', 'bis 0 °C')], pictures: [pic(228, o.sleepingBag, o.moonFace)],
  },
  {
    key: 'gaskocher-aachen', owner: 'luc', categoryId: 405, title: 'Campingküche mit zwei Flammen',
    shortDescription: 'Kocher, Töpfe, Kanne, Besteck für vier in einer Kiste.',
    description: 'Deckel auf, Gasflasche dran, Nudeln kochen. Die Kiste ist gleichzeitig der Windschutz. Eine volle Kartusche bekommst du zum Einkaufspreis dazu, eine angefangene geschenkt.',
    tags: ['kocher', 'camping'], pricing: [cash(8, 'day', [2, 14]), cash(32, 'week', [1, 3])], deposit: 40_00, metadata: [shown('Personen', '4')], pictures: [pic(358, o.campStove, o.pasta)],
  },
  {
    key: 'kuehlbox-regensburg', owner: 'sepp', categoryId: 405, title: 'Kompressor-Kühlbox, 40 Liter',
    shortDescription: 'Kühlt wirklich, auch bei 35 Grad im Auto.',
    description: 'Läuft an zwölf Volt und an der Steckdose, notfalls friert sie sogar. Bei Motorstillstand hält die Autobatterie etwa eine Nacht durch, dann schaltet die Box ab, bevor du schieben musst. Zwei Körbe, innen mit Licht.',
    tags: ['kühlbox', 'urlaub'], pricing: [cash(10, 'day', [2, 21]), cash(45, 'week', [1, 3])], deposit: 100_00, metadata: [shown('Inhalt', '40 l')], pictures: [pic(196, o.coolBox, o.milk, o.beer)],
  },
  {
    key: 'tent-edinburgh', owner: 'fiona', categoryId: 405, title: 'Two-person tent for the West Highland Way',
    shortDescription: 'Light, dark green, midge-proof inner.',
    description: 'It has done the whole walk twice and only leaked once, which was my own fault. Seam sealed in spring, all pegs counted. The zip on the porch likes to be held with two hands.',
    tags: ['hiking', 'tent'], pricing: [cash(9, 'night', [1, 10]), donation(7, 'Mountain rescue team', 'night', [1, 10])], deposit: 60_00, metadata: [shown('Weight', '2.1 kg')], pictures: [pic(110, o.tent, o.mountain)],
  },
  {
    key: 'bell-tent-utrecht', owner: 'sanne', categoryId: 405, title: 'Bell tent van vijf meter, met grondzeil',
    shortDescription: 'Katoen, staat als een huis, slaapt met zes.',
    description: 'We kochten hem voor onze bruiloft en sindsdien reist hij rond. Opzetten duurt drie kwartier als je het filmpje eerst bekijkt. Nat inpakken mag niet, dan liever een dagje later terug.',
    tags: ['bell tent', 'glamping'], pricing: [cash(35, 'night', [2, 10]), crates(2, 'night', [2, 4])], deposit: 150_00, metadata: [shown('Doorsnee', '5 m'), shown('Gewicht', '38 kg')], pictures: [pic(52, o.bellTent, o.lantern)],
  },
  // 406 Spiel & Bewegung
  {
    key: 'kubb-bruehl', owner: 'miriam', categoryId: 406, title: 'Wikingerschach aus Birkenholz',
    shortDescription: 'Das große Set, für zwei bis zwölf Leute.',
    description: 'Der König ist einmal lackiert worden und trägt es mit Würde. Spielregeln auf einem laminierten Blatt, auch in der Brühler Hausvariante. Passt in den Fahrradkorb.',
    tags: ['kubb', 'park'], pricing: [free('day', [1, 3]), sixpacks(1, 'day', [1, 5])], deposit: 10_00, metadata: [], pictures: [pic(80, o.kubb)],
  },
  {
    key: 'slackline-konstanz', owner: 'regula', categoryId: 406, title: 'Slackline, 15 Meter, mit Baumschutz',
    shortDescription: 'Breites Band für Anfänger, Ratsche und Hilfsleine.',
    description: 'Wir spannen sie im Stadtgarten zwischen den Kastanien. Auf Kniehöhe anfangen, das ist hoch genug für die ersten Flüche. Ratsche nie allein unter voller Spannung öffnen, ich zeige dir den sicheren Weg.',
    tags: ['slackline', 'balance'], pricing: [free('day', [1, 3])], deposit: 20_00, metadata: [shown('Länge', '15 m')], pictures: [pic(130, o.tree, o.footprints)],
  },
  {
    key: 'boule-muenchen', owner: 'vroni', categoryId: 406, title: 'Boulekugeln für acht Spieler',
    shortDescription: 'Sechzehn Kugeln aus Stahl, Maßband und drei Schweinchen.',
    description: 'Im Hofgarten findet sich immer jemand, der mitspielt. Die Tasche wiegt zwölf Kilo, nimm das Rad. Ein drittes Schweinchen ist dabei, weil wir zwei schon verloren haben.',
    tags: ['boule', 'park'], pricing: [sixpacks(1, 'day', [1, 4]), cash(5, 'day', [1, 4])], deposit: 30_00, metadata: [shown('Kugeln', '16')], pictures: [at('garden', pic(48, o.bowling, o.wine))],
  },
  {
    key: 'croquet-nijmegen', owner: 'daan', categoryId: 406, title: 'Crocketset en badmintonnet voor in het park',
    shortDescription: 'Zes hamers, tien poortjes, vier rackets.',
    description: 'Alles zit in één grote tas, die past op de bakfiets. De gele bal is een vervanger van de hockeyclub, hij rolt prima. Graag het gras van de poortjes vegen voor je ze inpakt.',
    tags: ['croquet', 'badminton'], pricing: [free('day', [1, 2]), piggyBank('day', [1, 4])], deposit: 15_00, metadata: [], pictures: [pic(110, o.badminton, o.boomerang)],
  },
  // 407 Angeln
  {
    key: 'angelset-mehmet', owner: 'mehmet', categoryId: 407, title: 'Angelausrüstung für Einsteiger',
    shortDescription: 'Zwei Ruten, Rollen, Kescher, Kiste mit Ködern.',
    description: 'Für den Baldeneysee genau richtig. Angelschein und Tageskarte musst du selbst haben, da bin ich streng. Haken, die im Baum hängen bleiben, gehen auf mich.',
    tags: ['angeln'], pricing: [cash(10, 'day', [1, 5]), sixpacks(1, 'day', [1, 2])], deposit: 40_00, metadata: [shown('Ruten', '2,40 und 3,00 m')], pictures: [at('water', pic(198, o.fishing, o.bucket)), pic(180, o.fish, o.hook)],
  },
  {
    key: 'fliegenrute-rostock', owner: 'ines', categoryId: 407, title: 'Wathose, Watkescher und Fliegenrute',
    shortDescription: 'Für Meerforellen in der Brandung, Größe 42.',
    description: 'Die Hose ist dicht, das habe ich im Februar bis zur Hüfte geprüft. Zur Rute gehört eine Schwimmschnur und ein Etui mit zwanzig Fliegen. Wathöhe nie über den Gürtel, bitte.',
    tags: ['fliegenfischen', 'ostsee'], pricing: [cash(16, 'day', [1, 5])], deposit: 100_00, metadata: [shown('Stiefelgröße', '42')], pictures: [pic(205, o.fishing, o.boot, o.wave)],
  },
  // 408 Weiteres
  {
    key: 'teleskop-bonn', owner: 'paul', categoryId: 408, title: 'Spiegelteleskop für Mond und Saturn',
    shortDescription: 'Dobson mit 20 cm Öffnung, in zwei Minuten aufgebaut.',
    description: 'Es ist sperrig wie ein Boiler, aber man sieht die Ringe. Drei Okulare, ein Mondfilter und eine Drehkarte sind dabei. Fahr raus aus der Stadt, am besten Richtung Ahrgebirge.',
    tags: ['astronomie', 'sterne'], pricing: [cash(15, 'night', [1, 5]), donation(12, 'Volkssternwarte', 'night', [1, 5])], deposit: 120_00, metadata: [shown('Öffnung', '200 mm'), shown('Gewicht', '26 kg')], pictures: [at('night', pic(242, o.telescope, o.ringedPlanet)), pic(262, o.ringedPlanet, o.star)],
  },
  {
    key: 'metalldetektor-erfurt', owner: 'karsten', categoryId: 408, title: 'Metalldetektor für den verlorenen Ring',
    shortDescription: 'Wasserdichte Spule, mit Kopfhörer und kleiner Schaufel.',
    description: 'Drei Eheringe hat er schon wiedergefunden, dazu siebzehn Kronkorken je Ring. Für die Schatzsuche auf Äckern braucht man in Thüringen eine Genehmigung, für den eigenen Garten nicht. Batterien sind voll.',
    tags: ['suchen', 'ring'], pricing: [cash(10, 'day', [1, 4]), crates(1, 'week', [1, 1])], deposit: 60_00, metadata: [], pictures: [at('meadow', pic(46, o.metalDetector, o.headphones))],
  },
  {
    key: 'brettspiele-leipzig', owner: 'ronny', categoryId: 408, title: 'Zehn Brettspiele für ein Hüttenwochenende',
    shortDescription: 'Von zwanzig Minuten bis vier Stunden, alle vollständig.',
    description: 'Ich stelle dir die Kiste nach Gruppengröße zusammen, sag einfach, wie viele ihr seid. Erklärvideos habe ich per Zettel verlinkt. Fehlende Steine bitte melden, ich kann fast alles nachdrucken.',
    tags: ['brettspiele', 'hütte'], pricing: [sixpacks(1, 'week', [1, 1]), cash(10, 'day', [1, 4])], deposit: 40_00, metadata: [shown('Spiele', '10')], pictures: [pic(8, o.die, o.chessPawn), pic(255, o.puzzle)],
  },
  {
    key: 'mahjong-mannheim', owner: 'elena', categoryId: 408, title: 'Mahjong-Spiel aus Bambus im Koffer',
    shortDescription: '144 Steine, vier Bänkchen, Regeln auf Deutsch.',
    description: 'Ein Flohmarktfund, bei dem alles vollständig ist, ich habe dreimal gezählt. Vier Leute und ein Abend sind das Minimum. Wer es einmal gespielt hat, will eigene Steine.',
    tags: ['mahjong', 'spieleabend'], pricing: [free('day', [1, 4]), piggyBank('week', [1, 2])], deposit: 30_00, metadata: [shown('Steine', '144')], pictures: [pic(150, o.mahjong, o.teapot)],
  },
  {
    key: 'board-games-prenzlberg', owner: 'oliver', categoryId: 408, title: 'A crate of board games in English',
    shortDescription: 'Eight games that need no German and little patience.',
    description: 'For flatmates who have just moved here and evenings when nobody can follow the rulebook. Trains, words, spies and one about potatoes. Everything is complete, I sorted the bags on a very long Sunday.',
    tags: ['board games', 'english'], pricing: [sixpacks(1, 'week', [1, 2]), free('day', [1, 3])], deposit: 30_00, metadata: [shown('Games', '8')], pictures: [pic(215, o.die, o.mahjong, o.puzzle)],
  },
  {
    key: 'federball-eigelstein', owner: 'marlene', categoryId: 406, title: 'Vier Federballschläger und ein Drachen',
    shortDescription: 'Für die Wiese am Aachener Weiher.',
    description: 'Schläger aus Alu, sechs Bälle, von denen zwei noch schnell fliegen. Der Drachen braucht Wind und viel Platz, also eher die Poller Wiesen. Liegt alles in einer Stofftasche bei mir im Flur.',
    tags: ['federball', 'park'], pricing: [free('day', [1, 4])], deposit: null, metadata: [], pictures: [pic(150, o.badminton, o.kite)],
  },
];
