import { texts, type Texts } from './text.js';

/**
 * One node of the category tree (spec §3). `slug` is per language of the reference texts: Dutch uses the English one.
 * `icon` is a lucide name, `emoji` a file of @lobehub/fluent-emoji-3d without its ending, `hue` the ground it stands on.
 */
export type Category = Readonly<{
  id: number;
  parent: number;
  title: Texts;
  slug: Readonly<{ de: string; en: string }>;
  keywords: readonly string[];
  icon: string;
  emoji: string;
  hue: number;
  /** The id is our choice; the spec does not show it. */
  ours?: true;
}>;

/** Parent of the main categories; it has no page and no slug (spec §3: title ROOT, parent 0). */
export const ROOT_ID = 1;

type Title = readonly [de: string, en: string, nl: string];
type Slug = readonly [de: string, en: string];

const category = (
  id: number, parent: number, title: Title, slug: Slug, keywords: string, icon: string, emoji: string, hue: number, ours?: 'ours',
): Category => ({
  id, parent, title: texts(...title), slug: { de: slug[0], en: slug[1] }, keywords: [...new Set(keywords.split(', '))], icon, emoji, hue,
  ...(ours && { ours: true }),
});

const additional = (id: number, parent: number, emoji: string, hue: number, keywords: string, ours?: 'ours'): Category =>
  category(id, parent, ['Weiteres', 'Other', 'Overige'], ['weiteres', 'additional'], `${keywords}, weiteres, sonstiges, additional, other, overig`, 'ellipsis', emoji, hue, ours);

/**
 * In display order; children come after their parent, "Weiteres" comes last. Ids, meanings, the top-level slugs and the
 * example paths are the spec's; titles, other slugs, keywords, icons and pictures are ours.
 */
export const categories: readonly Category[] = [
  category(100, ROOT_ID, ['Elektronik', 'Electronics', 'Elektronica'], ['elektronik', 'electronics'], 'elektronik, technik, geräte, electronics, devices, elektronica, apparaten', 'camera', '1f4f7', 190),
  category(101, 100, ['Audio & HiFi', 'Audio & hi-fi', 'Audio & hifi'], ['audio-hifi', 'audio-hifi'], 'lautsprecher, box, kopfhörer, verstärker, plattenspieler, speaker, headphones, amplifier, turntable, luidspreker, koptelefoon, versterker, platenspeler', 'speaker', '1f3a7', 262),
  category(102, 100, ['Foto & Video', 'Photo & video', 'Foto & video'], ['foto-video', 'photo-video'], 'kamera, objektiv, stativ, blitz, drohne, camcorder, camera, lens, tripod, drone, lens, statief, flitser', 'camera', '1f4f8', 200),
  category(103, 100, ['Handy', 'Mobile phones', 'Mobiele telefoons'], ['handy', 'mobile'], 'smartphone, handy, powerbank, ladegerät, mobile, phone, charger, gimbal, mobiel, telefoon, oplader', 'smartphone', '1f4f1', 215),
  category(104, 100, ['Haushalt', 'Household', 'Huishouden'], ['haushalt', 'household'], 'haushaltsgerät, hausgerät, appliance, household, huishoudapparaat, huishouden', 'washing-machine', '1f9fa', 32),
  category(1413, 104, ['Küche', 'Kitchen', 'Keuken'], ['kueche', 'kitchen'], 'mixer, küchenmaschine, raclette, waffeleisen, entsafter, blender, food processor, waffle iron, juicer, keukenmachine, wafelijzer, sapcentrifuge', 'cooking-pot', '1f9c7', 38),
  category(1414, 104, ['Wohnzimmer', 'Living room', 'Woonkamer'], ['wohnzimmer', 'living-room'], 'staubsauger, dampfreiniger, polsterreiniger, ventilator, luftbefeuchter, vacuum cleaner, carpet cleaner, fan, stofzuiger, tapijtreiniger, ventilator', 'sofa', '1f6cb-fe0f', 18),
  category(1415, 104, ['Badezimmer', 'Bathroom', 'Badkamer'], ['badezimmer', 'bathroom'], 'föhn, glätteisen, waage, rasierer, hair dryer, scale, straightener, haardroger, weegschaal, stijltang', 'bath', '1f6c1', 190),
  category(105, 100, ['Konsolen', 'Consoles', 'Spelcomputers'], ['konsolen', 'consoles'], 'spielkonsole, controller, retro, game console, gamepad, spelcomputer, console', 'gamepad-2', '1f3ae', 250),
  category(106, 100, ['Notebooks & PC', 'Notebooks & PC', 'Laptops & pc'], ['notebooks-pc', 'notebooks-pc'], 'laptop, notebook, computer, monitor, drucker, scanner, printer, beeldscherm, pc', 'laptop', '1f4bb', 210),
  category(107, 100, ['Tablet', 'Tablets', 'Tablets'], ['tablet', 'tablet'], 'tablet, zeichentablett, e-reader, graphics tablet, ebook, tekentablet', 'tablet', '1f4f2', 222),
  category(108, 100, ['TV & Beamer', 'TV & projectors', 'Tv & beamers'], ['tv-beamer', 'tv-projector'], 'fernseher, beamer, projektor, leinwand, television, projector, screen, televisie, projectiescherm', 'projector', '1f4fd-fe0f', 240),
  category(109, 100, ['Videospiele', 'Video games', 'Videogames'], ['videospiele', 'video-games'], 'spiel, game, konsole, vr, lenkrad, video game, racing wheel, videospel, stuur', 'joystick', '1f579-fe0f', 340),
  additional(110, 100, '1f50c', 170, 'messgerät, funkgerät, walkie-talkie, kabeltrommel, meter, radio, portofoon'),

  category(200, ROOT_ID, ['Fahrzeuge', 'Vehicles', 'Voertuigen'], ['fahrzeug', 'vehicle'], 'fahrzeug, mobilität, fahren, vehicle, transport, voertuig, vervoer', 'car', '1f699', 212),
  category(201, 200, ['Auto', 'Cars', 'Auto’s'], ['auto', 'car'], 'auto, pkw, kombi, cabrio, wagen, car, estate, convertible, personenauto, stationwagen', 'car', '1f697', 4),
  category(202, 200, ['Anhänger', 'Trailers', 'Aanhangers'], ['anhaenger', 'trailer'], 'anhänger, hänger, dachbox, fahrradträger, trailer, roof box, bike rack, aanhanger, dakkoffer, fietsendrager', 'trailer', '1f6de', 205),
  category(203, 200, ['Fahrrad', 'Bicycles', 'Fietsen'], ['fahrrad', 'bicycle'], 'fahrrad, rad, lastenrad, e-bike, tandem, bike, cargo bike, fiets, bakfiets', 'bike', '1f6b2', 346),
  category(204, 200, ['Motorrad & Roller', 'Motorcycles & scooters', 'Motoren & scooters'], ['motorrad-roller', 'motorcycle-scooter'], 'motorrad, roller, moped, mofa, e-scooter, motorcycle, scooter, motor, bromfiets, step', 'motorbike', '1f6f5', 175),
  category(205, 200, ['Nutzfahrzeuge', 'Commercial vehicles', 'Bedrijfswagens'], ['nutzfahrzeuge', 'commercial-vehicles'], 'transporter, sprinter, lkw, umzug, pritsche, van, truck, moving, bestelbus, verhuizen, vrachtwagen', 'truck', '1f69a', 44),
  category(206, 200, ['Wohnwagen & Wohnmobil', 'Caravans & motorhomes', 'Caravans & campers'], ['wohnwagen-wohnmobil', 'caravan-motorhomes'], 'wohnwagen, wohnmobil, camper, bulli, caravan, motorhome, campervan, kampeerwagen', 'caravan', '1f690', 195),
  additional(207, 200, '1f6fb', 28, 'traktor, rikscha, boot, tractor, rickshaw, riksja'),

  category(300, ROOT_ID, ['Filme, Bücher, Musik', 'Films, books, music', 'Films, boeken, muziek'], ['filme-buecher-musik', 'movies-books-music'], 'medien, filme, bücher, musik, media, movies, books, music, boeken, muziek', 'library', '1f4da', 40),
  category(301, 300, ['Bücher & Comics', 'Books & comics', 'Boeken & strips'], ['buecher-comics', 'books-comics'], 'buch, roman, krimi, manga, comic, book, novel, thriller, boek, roman, strip', 'book-open', '1f4d6', 52),
  category(302, 300, ['Bürobedarf', 'Office supplies', 'Kantoorartikelen'], ['buerobedarf', 'office-supplies'], 'laminiergerät, bindegerät, flipchart, moderationskoffer, laminator, aktenvernichter, shredder, inbindmachine, papierversnipperaar', 'paperclip', '1f5c3-fe0f', 30),
  category(303, 300, ['Filme & DVD', 'Movies & DVD', 'Films & dvd'], ['filme-dvd', 'movies-dvd'], 'film, dvd, blu-ray, serie, movie, series, film, box', 'clapperboard', '1f3ac', 225),
  category(304, 300, ['Musik', 'Music', 'Muziek'], ['musik', 'music'], 'schallplatte, vinyl, cd, noten, record, sheet music, elpee, bladmuziek', 'disc-3', '1f4bf', 285),
  category(305, 300, ['Lehrbücher', 'Textbooks', 'Studieboeken'], ['lehrbuecher', 'textbooks'], 'lehrbuch, schulbuch, sprachkurs, atlas, textbook, course, leerboek, taalcursus', 'graduation-cap', '1f4d8', 214),
  additional(306, 300, '1f4f0', 60, 'zeitschrift, landkarte, hörspiel, magazine, map, tijdschrift, kaart'),

  category(400, ROOT_ID, ['Hobby & Freizeit', 'Hobby & leisure', 'Hobby & vrije tijd'], ['hobby-freizeit', 'hobby-leisure'], 'hobby, freizeit, leisure, pastime, vrije tijd', 'palette', '1f3a8', 12),
  category(401, 400, ['Esoterik', 'Esoteric', 'Spiritueel'], ['esoterik', 'esoteric'], 'klangschale, tarot, meditation, pendel, singing bowl, crystal, klankschaal, kristal', 'sparkles', '1f52e', 275),
  category(402, 400, ['Essen & Trinken', 'Eating & drinking', 'Eten & drinken'], ['essen-trinken', 'eat-drink'], 'fondue, grill, smoker, einkochen, bierbrauen, barbecue, home brewing, weck, bierbrouwen, gourmetten', 'utensils', '1fad5', 350),
  category(403, 400, ['Basteln', 'Crafting', 'Knutselen'], ['basteln', 'crafting'], 'nähmaschine, plotter, stricken, töpfern, staffelei, sewing machine, knitting, easel, naaimachine, breien, schildersezel', 'scissors', '2702-fe0f', 5),
  category(404, 400, ['Modellbau', 'Model construction', 'Modelbouw'], ['modellbau', 'model-construction'], 'modelleisenbahn, rc, ferngesteuert, airbrush, 3d-drucker, model railway, remote control, modelspoor, bestuurbaar', 'train-front', '1f682', 118),
  category(405, 400, ['Camping', 'Camping', 'Kamperen'], ['camping', 'camping'], 'zelt, schlafsack, isomatte, gaskocher, kühlbox, hängematte, tent, sleeping bag, stove, cool box, slaapzak, koelbox, hangmat', 'tent', '26fa', 140),
  category(406, 400, ['Spiel & Bewegung', 'Sports', 'Sport & spel'], ['sport', 'sports'], 'boule, kubb, wikingerschach, frisbee, slackline, croquet, darts, petanque, jeu de boules', 'volleyball', '1f94f', 160),
  category(407, 400, ['Angeln', 'Fishing', 'Vissen'], ['angeln', 'fishing'], 'angel, rute, rolle, kescher, fishing rod, reel, landing net, hengel, molen, schepnet', 'fishing-rod', '1f3a3', 198),
  additional(408, 400, '1f52d', 255, 'teleskop, metalldetektor, brettspiel, puzzle, telescope, metal detector, board game, telescoop, bordspel'),

  category(500, ROOT_ID, ['Instrumente', 'Instruments', 'Instrumenten'], ['instrumente', 'instrument'], 'instrument, musikinstrument, musizieren, musical instrument, muziekinstrument', 'guitar', '1f3b8', 345),
  category(501, 500, ['Blasinstrumente', 'Wind', 'Blaasinstrumenten'], ['blasinstrumente', 'wind'], 'trompete, saxophon, flöte, klarinette, posaune, trumpet, flute, clarinet, trompet, dwarsfluit, klarinet', 'wind', '1f3ba', 46),
  category(502, 500, ['Saiteninstrumente', 'String', 'Snaarinstrumenten'], ['saiteninstrumente', 'string'], 'gitarre, geige, cello, ukulele, bass, banjo, guitar, violin, gitaar, viool', 'guitar', '1f3bb', 22),
  category(503, 500, ['Schlaginstrumente', 'Percussion', 'Slaginstrumenten'], ['schlaginstrumente', 'percussion'], 'schlagzeug, cajon, djembe, trommel, drum, percussion, drumstel, trommel', 'drum', '1f941', 0),
  category(504, 500, ['Tasteninstrumente', 'Keyboard', 'Toetsinstrumenten'], ['tasteninstrumente', 'keyboard'], 'klavier, keyboard, e-piano, synthesizer, akkordeon, piano, accordion, accordeon', 'piano', '1f3b9', 230),
  category(505, 500, ['Equipment', 'Equipment', 'Apparatuur'], ['equipment', 'equipment'], 'mikrofon, verstärker, mischpult, notenständer, pa, microphone, amp, mixer, music stand, microfoon, versterker, mengpaneel, muziekstandaard', 'mic-vocal', '1f3a4', 268),
  additional(506, 500, '1fa97', 8, 'mundharmonika, metronom, theremin, harmonica, metronome, mondharmonica, metronoom'),

  category(600, ROOT_ID, ['Kind & Baby', 'Child & baby', 'Kind & baby'], ['kind-baby', 'child-baby'], 'kind, baby, familie, child, family, gezin', 'baby', '1f9f8', 28),
  category(601, 600, ['Baby- & Kinderkleidung', 'Baby & child clothing', 'Baby- & kinderkleding'], ['baby-kinderkleidung', 'baby-child-clothing'], 'strampler, schneeanzug, taufkleid, matschhose, romper, snowsuit, christening, doopjurk, skipak', 'shirt', '1f9e6', 175),
  category(602, 600, ['Babyausstattung', 'Baby equipment', 'Babyuitzet'], ['babyausstattung', 'baby-equipment'], 'babyphone, trage, tragetuch, flaschenwärmer, baby monitor, carrier, sling, babyfoon, draagzak, draagdoek', 'milk', '1f37c', 200),
  category(603, 600, ['Baby- & Kindersitze', 'Baby & child seats', 'Baby- & kinderzitjes'], ['baby-kindersitze', 'baby-child-seats'], 'kindersitz, babyschale, fahrradsitz, reboarder, car seat, booster, autostoel, fietsstoeltje, maxi-cosi', 'armchair', '1f4ba', 218),
  category(604, 600, ['Kinderwagen & Buggys', 'Strollers & buggies', 'Kinderwagens & buggy’s'], ['kinderwagen-buggys', 'strollers-buggies'], 'kinderwagen, buggy, geschwisterwagen, bollerwagen, stroller, pram, pushchair, wandelwagen, bolderkar', 'baby', '1f6bc', 186),
  category(605, 600, ['Möbel', 'Furniture', 'Meubels'], ['moebel', 'furniture'], 'reisebett, hochstuhl, beistellbett, laufstall, travel cot, high chair, playpen, campingbedje, kinderstoel, box', 'bed-single', '1f6cf-fe0f', 34),
  category(606, 600, ['Spielzeug', 'Toys', 'Speelgoed'], ['spielzeug', 'toys'], 'spielzeug, bausteine, holzeisenbahn, puppenhaus, toy, building bricks, doll house, wooden railway, speelgoed, blokken, poppenhuis', 'toy-brick', '1f9e9', 48),
  category(607, 600, ['Kinderfahrzeuge', 'Children’s vehicles', 'Kindervoertuigen'], ['kinderfahrzeuge', 'childrens-vehicles'], 'laufrad, dreirad, bobbycar, kettcar, roller, balance bike, tricycle, go-kart, loopfiets, driewieler, skelter', 'scooter', '1f6f4', 150),
  category(608, 600, ['Frühchen', 'For premature babies', 'Prematuren'], ['fruehchen', 'premature-babies'], 'frühchen, frühgeborene, kleinstgrößen, premature, preemie, prematuur, vroeggeboren', 'heart-pulse', '1f423', 54),
  additional(609, 600, '1f9f7', 330, 'stillkissen, schutzgitter, kindergeburtstag, nursing pillow, safety gate, voedingskussen, traphekje'),

  category(700, ROOT_ID, ['Werkzeuge', 'Tools', 'Gereedschap'], ['maschinen-werkzeuge', 'machines-tools'], 'werkzeug, maschine, heimwerken, tool, machine, diy, gereedschap, klussen', 'hammer', '1f6e0-fe0f', 20),
  category(701, 700, ['Baumaschinen', 'Construction machinery', 'Bouwmachines'], ['baumaschinen', 'construction-machinery'], 'minibagger, rüttelplatte, betonmischer, radlader, excavator, plate compactor, cement mixer, graafmachine, trilplaat, betonmolen', 'construction', '1f69c', 42),
  category(702, 700, ['Bauwerkzeuge', 'Construction tools', 'Bouwgereedschap'], ['bauwerkzeuge', 'construction-tools'], 'bohrhammer, bohrmaschine, fliesenschneider, stemmhammer, laser, drill, tile cutter, hammer drill, boormachine, klopboor, tegelsnijder', 'drill', '1fa9b', 16),
  category(703, 700, ['Handwerk', 'Craft', 'Ambacht'], ['handwerk', 'craft'], 'säge, hobel, schleifer, schweißgerät, lötkolben, saw, planer, sander, welder, soldering, zaag, schaaf, schuurmachine, lasapparaat', 'hammer', '1fa9a', 30),
  category(704, 700, ['Landschaftsbau', 'Landscaping', 'Tuinaanleg'], ['landschaftsbau', 'landscaping'], 'häcksler, erdbohrer, walze, motorsense, fräse, shredder, auger, tiller, hakselaar, grondboor, frees', 'shovel', '1f333', 110),
  category(705, 700, ['Küche', 'Kitchen', 'Keuken'], ['kueche', 'kitchen'], 'fleischwolf, obstpresse, aufschnittmaschine, dörrgerät, meat grinder, fruit press, slicer, gehaktmolen, fruitpers, snijmachine', 'chef-hat', '1f52a', 358),
  category(706, 700, ['Haus', 'House', 'Huis'], ['haus', 'house'], 'leiter, hochdruckreiniger, trockner, tapeziertisch, gerüst, ladder, pressure washer, dehumidifier, scaffold, hogedrukreiniger, bouwdroger, steiger', 'house', '1fa9c', 24),
  category(707, 700, ['Garten', 'Garden', 'Tuin'], ['garten', 'garden'], 'rasenmäher, vertikutierer, heckenschere, laubbläser, schubkarre, lawn mower, hedge trimmer, wheelbarrow, grasmaaier, heggenschaar, kruiwagen', 'flower-2', '1f33b', 90),
  additional(708, 700, '1f9f0', 2, 'wagenheber, messgerät, seilwinde, jack, winch, measuring, krik, lier'),

  category(800, ROOT_ID, ['Mode', 'Fashion', 'Mode'], ['mode-kleidung', 'fashion-clothing'], 'mode, kleidung, fashion, clothes, kleding', 'shirt', '1f457', 312),
  category(801, 800, ['Sportkleidung', 'Sportswear', 'Sportkleding'], ['sport', 'sports'], 'skijacke, funktionsjacke, wanderschuhe, trikot, ski jacket, hiking boots, jersey, ski-jas, wandelschoenen, shirt', 'sport-shoe', '1f45f', 205),
  category(802, 800, ['Schmuck', 'Jewellery', 'Sieraden'], ['schmuck', 'jewellery'], 'kette, ohrringe, uhr, brosche, diadem, necklace, earrings, watch, tiara, ketting, oorbellen, horloge', 'gem', '1f48e', 195),
  category(803, 800, ['Damen', 'Women', 'Dames'], ['damen', 'womens'], 'kleid, abendkleid, mantel, dirndl, blazer, dress, gown, coat, jurk, jas, mantel', 'handbag', '1f460', 340),
  category(804, 800, ['Herren', 'Men', 'Heren'], ['herren', 'mens'], 'anzug, smoking, krawatte, sakko, suit, dinner jacket, tie, pak, stropdas, colbert', 'shirt', '1f454', 220),
  category(805, 800, ['Kostüme', 'Costumes', 'Verkleedkleding'], ['kostueme', 'costumes'], 'kostüm, karneval, verkleidung, halloween, perücke, costume, fancy dress, wig, carnavalskleding, verkleedkleren, pruik', 'drama', '1f3ad', 282),
  category(806, 800, ['Besondere Anlässe', 'Special occasions', 'Speciale gelegenheden'], ['besondere-anlaesse', 'special-occasions'], 'brautkleid, hochzeit, trachten, frack, zylinder, wedding dress, top hat, morning coat, trouwjurk, hoge hoed, rokkostuum', 'ribbon', '1f470', 328),
  category(807, 800, ['Umstands- & Stillmode', 'Maternity & nursing', 'Zwangerschap & borstvoeding'], ['umstands-stillmode', 'maternity-nursing'], 'umstandskleid, stillkleid, umstandsjacke, maternity dress, nursing top, zwangerschapsjurk, voedingstop, positiekleding', 'heart', '1f930', 10),
  category(808, 800, ['Taschen & Koffer', 'Bags & suitcases', 'Tassen & koffers'], ['taschen-koffer', 'bags-suitcases'], 'koffer, tasche, reisetasche, clutch, bag, suitcase, holdall, reistas, handtas', 'luggage', '1f45c', 26),
  additional(809, 800, '1f9e3', 0, 'hut, schal, schirm, gürtel, hat, scarf, umbrella, belt, hoed, sjaal, paraplu, riem'),

  category(900, ROOT_ID, ['Sport', 'Sports', 'Sport'], ['sport', 'sports'], 'sport, fitness, training, sports, workout, sporten', 'dumbbell', '1f3bf', 208),
  category(901, 900, ['Sportgeräte', 'Sports equipment', 'Sportmateriaal'], ['sportgeraete', 'sports-equipment'], 'hantel, tennisschläger, laufband, basketball, boxen, dumbbell, racket, treadmill, halter, racket, loopband', 'dumbbell', '1f3be', 80),
  category(902, 900, ['Sportstätten', 'Sports facilities', 'Sportlocaties'], ['sportstaetten', 'sports-facilities'], 'tennisplatz, halle, kegelbahn, bolzplatz, court, pitch, bowling alley, tennisbaan, sporthal, kegelbaan', 'goal', '1f3df-fe0f', 130),
  category(903, 900, ['Jagd', 'Hunting', 'Jacht'], ['jagd', 'hunting'], 'fernglas, wildkamera, hochsitz, tarnnetz, binoculars, trail camera, hunting stand, verrekijker, wildcamera, hoogzit', 'binoculars', '1f98c', 34),
  category(904, 900, ['Reiten', 'Riding', 'Paardrijden'], ['reiten', 'riding'], 'sattel, trense, reithelm, pferdedecke, saddle, bridle, riding hat, zadel, hoofdstel, rijhelm, paardendeken', 'trophy', '1f434', 26),
  category(905, 900, ['Wassersport', 'Water sports', 'Watersport'], ['wassersport', 'water-sports'], 'kajak, kanu, sup, surfbrett, neopren, schlauchboot, kayak, canoe, paddle board, wetsuit, kano, surfplank, rubberboot', 'kayak', '1f6f6', 198),
  category(906, 900, ['Wintersport', 'Winter sports', 'Wintersport'], ['wintersport', 'winter-sports'], 'ski, snowboard, schlitten, schlittschuhe, schneeschuhe, sledge, ice skates, snowshoes, slee, schaatsen, sneeuwschoenen', 'snowflake', '1f6f7', 204),
  additional(907, 900, '1f6f9', 290, 'skateboard, inliner, klettern, bogen, climbing, archery, skates, klimmen, boogschieten'),

  category(1001, ROOT_ID, ['Urlaub', 'Vacation', 'Vakantie'], ['urlaub', 'vacation'], 'urlaub, reise, ferien, vacation, holiday, travel, vakantie, reizen', 'luggage', '1f9f3', 48),
  category(1002, 1001, ['Wandern', 'Hiking', 'Wandelen'], ['wandern', 'hiking'], 'rucksack, wanderstöcke, trekking, backpack, hiking poles, rugzak, wandelstokken', 'hiking-stick', '1f97e', 36),
  category(1003, 1001, ['Tauchen', 'Diving', 'Duiken'], ['tauchen', 'diving'], 'tauchmaske, schnorchel, flossen, tauchanzug, mask, snorkel, fins, duikbril, flippers, duikpak', 'waves', '1f93f', 192),
  category(1004, 1001, ['Radreisen', 'Cycling', 'Fietsvakantie'], ['radfahren', 'cycling'], 'packtaschen, fahrradkoffer, radreise, gps, panniers, bike case, cycle touring, fietstassen, fietskoffer', 'bike', '1f6b5', 96),
  category(1005, 1001, ['Stadtbummel', 'Strolling', 'Stadswandeling'], ['bummeln', 'strolling'], 'reiseführer, städtereise, audioguide, city guide, city trip, guidebook, stadsgids, stedentrip, reisgids', 'footprints', '1f5fa-fe0f', 62),
  category(1006, 1001, ['Sport im Urlaub', 'Sports', 'Sport op vakantie'], ['sport', 'sports'], 'strand, beachball, golf, reisefitness, beach, travel fitness, strandtennis', 'volleyball', '1f3d0', 42),
  additional(1007, 1001, '1f3d6-fe0f', 188, 'strandmuschel, reiseadapter, kühlbox, beach shelter, travel adapter, strandtent, reisstekker'),

  category(1101, ROOT_ID, ['Räume', 'Places', 'Ruimtes'], ['wohnungen-haeuser-hallen-bueros', 'appartments-houses-halls-office'], 'wohnung, haus, halle, büro, raum, flat, house, hall, office, woning, huis, zaal, kantoor', 'house', '1f3e0', 150),
  category(1102, 1101, ['Ferienwohnung', 'Holiday apartment', 'Vakantieappartement'], ['ferienwohnung', 'holiday-apartment'], 'ferienwohnung, gästezimmer, apartment, guest room, holiday flat, appartement, logeerkamer', 'bed-double', '1f3e2', 200),
  category(1103, 1101, ['Ferienhaus', 'Holiday house', 'Vakantiehuis'], ['ferienhaus', 'holiday-house'], 'ferienhaus, hütte, bauernhof, holiday home, cottage, cabin, vakantiehuis, boerderij', 'house-heart', '1f3e1', 120),
  category(1104, 1101, ['Lagerraum', 'Storage space', 'Opslagruimte'], ['lagerraum', 'storage-space'], 'lager, keller, garage, stellplatz, scheune, storage, parking, barn, opslag, kelder, stalling', 'warehouse', '1f4e6', 32),
  category(1105, 1101, ['Arbeitsplatz', 'Workplace', 'Werkplek'], ['arbeitsplatz', 'workplace'], 'schreibtisch, coworking, besprechungsraum, seminarraum, desk, meeting room, bureau, vergaderruimte', 'briefcase', '1f4bc', 22),
  category(1106, 1101, ['Werkstatt', 'Workshop', 'Werkplaats'], ['werkstatt', 'workshop'], 'werkstatt, atelier, hebebühne, probenraum, studio, workshop, rehearsal room, werkplaats, oefenruimte', 'wrench', '1f3ed', 218),
  additional(1107, 1101, '1f3db-fe0f', 54, 'garten, partyraum, saal, dachterrasse, party room, feestzaal, tuin, dakterras'),

  category(1201, ROOT_ID, ['Haustier', 'Pets', 'Huisdieren'], ['haustier', 'domestic-animal'], 'haustier, hund, katze, tier, pet, dog, cat, huisdier, hond, kat', 'paw-print', '1f43e', 256),
  category(1202, 1201, ['Behausung', 'Kennels & cages', 'Verblijven'], ['behausung', 'dwellings'], 'käfig, freilauf, aquarium, hundehütte, stall, cage, run, kennel, hutch, kooi, ren, hondenhok', 'doghouse', '1f407', 140),
  category(1203, 1201, ['Transport', 'Transport', 'Vervoer'], ['transport', 'transport'], 'transportbox, hundeanhänger, katzenkorb, carrier, dog trailer, crate, reismand, hondenkar, bench', 'package', '1f408', 35),
  category(1204, 1201, ['Erziehung', 'Training', 'Training'], ['erziehung', 'training'], 'schleppleine, maulkorb, clicker, hundepfeife, long lead, muzzle, whistle, sleeplijn, muilkorf, fluitje', 'whistle', '1f415', 30),
  category(1205, 1201, ['Pflegebedarf', 'Care needs', 'Verzorging'], ['pflegebedarf', 'care-needs'], 'schermaschine, krallenschere, fellföhn, halskrause, clippers, grooming, nail trimmer, tondeuse, vachtborstel, kraag', 'scissors', '1f429', 300),
  category(1206, 1201, ['Spiel- & Übungsgeräte', 'Play & training equipment', 'Speel- & oefenmateriaal'], ['spiel-uebungsgeraete', 'play-training-equipment'], 'agility, tunnel, kratzbaum, apportierdummy, hurdle, scratching post, dummy, krabpaal, hindernis, apporteerdummy', 'bone', '1f9b4', 12),
  additional(1207, 1201, '1f420', 192, 'hundebuggy, futterautomat, terrarium, feeder, dog buggy, voerautomaat, hondenbuggy'),

  category(1301, ROOT_ID, ['Medizin', 'Medical', 'Medisch'], ['medizinischer-bedarf', 'medical-needs'], 'medizin, pflege, gesundheit, medical, health, care, medisch, zorg, gezondheid', 'stethoscope', '1fa7a', 172),
  category(1302, 1301, ['Gehhilfen', 'Walking aids', 'Loophulpmiddelen'], ['gehhilfen', 'walking-aids'], 'krücken, rollator, gehstock, unterarmgehstützen, crutches, walking frame, walking stick, krukken, wandelstok', 'accessibility', '1fa7c', 210),
  category(1303, 1301, ['Rollstühle', 'Wheelchairs', 'Rolstoelen'], ['rollstuehle', 'wheelchairs'], 'rollstuhl, reiserollstuhl, rampe, wheelchair, ramp, rolstoel, oprijplaat', 'accessibility', '1f9bd', 224),
  category(1304, 1301, ['Inhalatoren', 'Inhalers', 'Inhalatoren'], ['inhalatoren', 'inhalers'], 'inhalator, inhaliergerät, vernebler, inhaler, nebuliser, vernevelaar, inhalator', 'wind', '1fac1', 350),
  category(1305, 1301, ['Bandagen', 'Bandages', 'Bandages'], ['bandagen', 'bandages'], 'bandage, orthese, schiene, airwalker, brace, splint, walking boot, spalk, brace', 'bandage', '1fa79', 26),
  category(1306, 1301, ['Milchpumpen', 'Breast pumps', 'Borstkolven'], ['milchpumpen', 'breast-pumps'], 'milchpumpe, stillen, breast pump, nursing, borstkolf, kolven', 'milk', '1f931', 330),
  category(1307, 1301, ['Pflegehilfen', 'Care aids', 'Zorghulpmiddelen'], ['pflegehilfen', 'care-aids'], 'pflegebett, duschhocker, toilettensitz, care bed, shower stool, raised toilet seat, hoog-laagbed, douchekruk, toiletverhoger', 'hand-helping', '1f6bf', 196),
  additional(1308, 1301, '1f321-fe0f', 0, 'blutdruckmessgerät, rotlichtlampe, tens, blood pressure monitor, infrared lamp, bloeddrukmeter, infraroodlamp'),

  category(1401, ROOT_ID, ['Party', 'Party', 'Feest'], ['party', 'party'], 'party, feier, fest, event, celebration, feest, evenement', 'party-popper', '1f389', 284),
  category(1402, 1401, ['Beleuchtung', 'Lighting', 'Verlichting'], ['beleuchtung', 'lighting'], 'lichterkette, discokugel, scheinwerfer, lampion, fairy lights, mirror ball, spotlight, lichtsnoer, discobal, schijnwerper', 'lightbulb', '1faa9', 262),
  category(1403, 1401, ['Dekoration', 'Decoration', 'Decoratie'], ['dekoration', 'decoration'], 'deko, girlande, ballons, kerzenständer, bunting, balloons, candle holder, slingers, ballonnen, kandelaar', 'sparkles', '1f388', 350, 'ours'),
  category(1404, 1401, ['Tische, Bänke, Stühle', 'Tables, benches, chairs', 'Tafels, banken, stoelen'], ['tische-baenke-stuehle', 'tables-benches-chairs'], 'bierzeltgarnitur, stehtisch, klappstuhl, beer table, bench, folding chair, biertafel, statafel, klapstoel', 'armchair', '1fa91', 24, 'ours'),
  category(1405, 1401, ['Zelte', 'Tents', 'Tenten'], ['zelte', 'tents'], 'pavillon, partyzelt, faltzelt, festzelt, gazebo, marquee, party tent, partytent, paviljoen', 'tent', '1f3aa', 340, 'ours'),
  category(1406, 1401, ['Geschirr & Besteck', 'Dishes & cutlery', 'Servies & bestek'], ['geschirr-besteck', 'dishes-cutlery'], 'geschirr, teller, gläser, besteck, tassen, plates, glasses, cutlery, borden, glazen, bestek', 'utensils', '1f37d-fe0f', 205, 'ours'),
  category(1407, 1401, ['Gastro', 'Catering equipment', 'Horeca'], ['gastro', 'gastro'], 'zapfanlage, kaffeemaschine, chafing dish, popcornmaschine, grill, beer tap, coffee urn, popcorn machine, tapinstallatie, koffiezetter', 'chef-hat', '1f37b', 44, 'ours'),
  category(1408, 1401, ['Hüpfburg', 'Bouncy castle', 'Springkussen'], ['huepfburg', 'bouncy-castle'], 'hüpfburg, springburg, bouncy castle, inflatable, springkussen, luchtkussen', 'castle', '1f3f0', 270, 'ours'),
  category(1409, 1401, ['Musikanlagen', 'Music systems', 'Geluidsinstallaties'], ['musikanlagen', 'music-systems'], 'musikanlage, pa-anlage, partybox, karaoke, mischpult, sound system, karaoke, geluidsinstallatie, partybox', 'boom-box', '1f50a', 228, 'ours'),
  category(1410, 1401, ['Toilettenwagen', 'Toilet wagon', 'Toiletwagen'], ['toilettenwagen', 'toilet-wagon'], 'toilettenwagen, klowagen, mobile toilette, toilet trailer, portable toilet, toiletwagen, mobiel toilet', 'toilet', '1f6bd', 194, 'ours'),
  category(1411, 1401, ['Spiele', 'Games', 'Spellen'], ['spiele', 'games'], 'kicker, torwand, riesenjenga, glücksrad, casino, table football, giant game, tafelvoetbal, sjoelbak, rad van fortuin', 'dices', '1f3b2', 4, 'ours'),
  category(1412, 1401, ['Heizen & Klima', 'Heating & climate', 'Verwarming & koeling'], ['heizen-klima', 'heating-climate'], 'heizpilz, feuerschale, klimagerät, ventilator, heizlüfter, patio heater, fire bowl, air conditioner, terrasverwarmer, vuurschaal, airco', 'heater', '1f525', 14, 'ours'),
  additional(1416, 1401, '1f381', 300, 'fotobox, nebelmaschine, seifenblasen, photo booth, fog machine, bubbles, rookmachine, bellenblazer', 'ours'),
];
