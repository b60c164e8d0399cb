import type { Locale } from '@lendring/contracts/kernel/ids.js';

/** What one thing is called; the names of a language mean the same, the first is the usual one. */
export type Thing = Readonly<Record<Locale, readonly string[]>>;

const thing = (de: string, en: string, nl: string): Thing => ({ de: de.split(', '), en: en.split(', '), nl: nl.split(', ') });

/** Things that are lent often, so that who asks in one language finds what was written in another. */
export const commonThings: readonly Thing[] = [
  // Tools and garden
  thing('Bohrmaschine, Bohrschrauber, Schlagbohrmaschine, Bohrhammer', 'drill, power drill, impact drill', 'boormachine, klopboormachine, boorhamer'), thing('Schlagbohrmaschine', 'hammer drill', 'klopboormachine'),
  thing('Akkuschrauber, Akku-Bohrschrauber', 'cordless drill, cordless screwdriver', 'accuboormachine, schroefmachine'),
  thing('Bohrhammer', 'rotary hammer', 'boorhamer'), thing('Stichsäge', 'jigsaw', 'decoupeerzaag'), thing('Kettensäge, Motorsäge', 'chainsaw', 'kettingzaag'),
  thing('Kreissäge, Tischkreissäge', 'circular saw, table saw', 'cirkelzaag'), thing('Leiter', 'ladder', 'ladder'), thing('Schweißgerät', 'welder, welding machine', 'lasapparaat'),
  thing('Betonmischer', 'cement mixer, concrete mixer', 'betonmolen'), thing('Hochdruckreiniger', 'pressure washer', 'hogedrukreiniger'), thing('Minibagger, Bagger', 'mini digger, excavator', 'minigraver, graafmachine'),
  thing('Rasenmäher', 'lawn mower, lawnmower', 'grasmaaier'), thing('Heckenschere', 'hedge trimmer', 'heggenschaar'), thing('Häcksler', 'shredder, wood chipper', 'hakselaar'),
  thing('Laubbläser', 'leaf blower', 'bladblazer'), thing('Schubkarre', 'wheelbarrow', 'kruiwagen'), thing('Rüttelplatte', 'plate compactor', 'trilplaat'),
  thing('Werkzeugkoffer', 'toolbox, tool box', 'gereedschapskist'), thing('Tapeziertisch', 'pasting table', 'behangtafel'),
  // On the move
  thing('Lastenrad, Lastenfahrrad', 'cargo bike, cargobike', 'bakfiets, transportfiets'), thing('Kinderrad, Kinderfahrrad', 'kids bike, children’s bike, childrens bike', 'kinderfiets'),
  thing('Fahrrad, Rad', 'bicycle, bike', 'fiets, rijwiel'), thing('Rennrad', 'racing bike, road bike', 'racefiets'), thing('E-Bike, Elektrofahrrad', 'e-bike, electric bike', 'e-bike, elektrische fiets'),
  thing('Faltrad, Klapprad', 'folding bike', 'vouwfiets'), thing('Fahrradanhänger, Kinderanhänger', 'bike trailer', 'fietskar'), thing('Anhänger', 'trailer', 'aanhangwagen, aanhanger'),
  thing('Dachbox', 'roof box', 'dakkoffer'), thing('Fahrradträger', 'bike rack, bike carrier', 'fietsendrager'), thing('Wohnmobil, Camper', 'motorhome, campervan, camper van', 'camper'),
  thing('Wohnwagen', 'caravan', 'caravan'), thing('Bollerwagen', 'handcart, pull-along wagon', 'bolderkar'), thing('Sackkarre', 'hand truck, sack truck', 'steekwagen'),
  thing('Motorroller', 'motor scooter, moped', 'scooter, brommer'), thing('Umzugskisten', 'moving boxes', 'verhuisdozen'),
  // Sound, picture, office
  thing('Beamer', 'projector', 'beamer, projector'), thing('Leinwand', 'projection screen', 'projectiescherm'), thing('Musikanlage, PA-Anlage', 'PA system, sound system', 'geluidsinstallatie'),
  thing('Lautsprecher, Boxen', 'speaker, loudspeaker', 'luidspreker'), thing('Kamera', 'camera', 'camera, fototoestel'), thing('Spiegelreflexkamera', 'SLR camera, DSLR', 'spiegelreflexcamera'),
  thing('Objektiv', 'camera lens', 'lens'), thing('Stativ', 'tripod', 'statief'), thing('Drohne', 'drone', 'drone'), thing('Plattenspieler', 'record player, turntable', 'platenspeler'),
  thing('Fernseher', 'television, TV', 'televisie'), thing('Drucker', 'printer', 'printer'), thing('Spielkonsole', 'games console, game console', 'spelcomputer'), thing('Fotobox', 'photo booth', 'photobooth, fotohokje'),
  // House and kitchen
  thing('Nähmaschine', 'sewing machine', 'naaimachine'), thing('Teppichreiniger, Polsterreiniger', 'carpet cleaner', 'tapijtreiniger'), thing('Dampfreiniger', 'steam cleaner', 'stoomreiniger'),
  thing('Staubsauger', 'vacuum cleaner, hoover', 'stofzuiger'), thing('Kaffeemaschine', 'coffee machine, coffee maker', 'koffiezetapparaat'), thing('Waffeleisen', 'waffle iron, waffle maker', 'wafelijzer'),
  thing('Raclette', 'raclette', 'gourmetstel'), thing('Bautrockner', 'dehumidifier', 'bouwdroger'), thing('Klimagerät', 'air conditioner', 'airco'), thing('Küchenmaschine', 'stand mixer, food processor', 'keukenmachine'),
  thing('Kühlbox', 'cool box, cooler', 'koelbox'), thing('Töpferscheibe', 'pottery wheel', 'pottenbakkersschijf'),
  // Feasts
  thing('Hüpfburg', 'bouncy castle, bounce house', 'springkussen, springkasteel'), thing('Partyzelt, Festzelt', 'party tent, marquee', 'partytent, feesttent'), thing('Pavillon', 'gazebo', 'paviljoen'),
  thing('Bierzeltgarnitur, Bierbank', 'beer table set, beer bench', 'biertafel, biertafelset'), thing('Stehtisch', 'bar table, cocktail table', 'statafel'), thing('Stühle, Klappstühle', 'chairs, folding chairs', 'stoelen, klapstoelen'),
  thing('Grill', 'barbecue, grill, BBQ', 'barbecue'), thing('Heizpilz, Heizstrahler', 'patio heater', 'terrasverwarmer'), thing('Popcornmaschine', 'popcorn machine', 'popcornmachine'),
  thing('Nebelmaschine', 'fog machine, smoke machine', 'rookmachine'), thing('Zapfanlage', 'beer tap', 'biertap'), thing('Lichterkette', 'string lights, fairy lights', 'lichtsnoer'), thing('Discokugel', 'disco ball', 'discobal'),
  thing('Brautkleid', 'wedding dress', 'trouwjurk'), thing('Abendkleid', 'evening dress', 'avondjurk'), thing('Anzug', 'suit', 'pak, kostuum'), thing('Kostüm', 'costume, fancy dress', 'verkleedkleding, kostuum'),
  // Outdoors and sport
  thing('Zelt', 'tent', 'tent'), thing('Schlafsack', 'sleeping bag', 'slaapzak'), thing('Rucksack', 'backpack, rucksack', 'rugzak'), thing('Hängematte', 'hammock', 'hangmat'), thing('Koffer', 'suitcase', 'koffer'),
  thing('Kajak', 'kayak', 'kajak'), thing('Kanu, Kanadier', 'canoe', 'kano'), thing('Schlauchboot', 'inflatable boat, dinghy', 'rubberboot'), thing('SUP, Stehpaddelbrett', 'paddleboard, stand-up paddle', 'supboard'),
  thing('Surfbrett', 'surfboard', 'surfplank'), thing('Ski', 'skis', 'ski’s'), thing('Schlitten', 'sledge, sled', 'slee'), thing('Schlittschuhe', 'ice skates', 'schaatsen'), thing('Schneeschuhe', 'snowshoes', 'sneeuwschoenen'),
  thing('Fernglas', 'binoculars', 'verrekijker'), thing('Teleskop', 'telescope', 'telescoop'), thing('Tischtennisplatte', 'table tennis table, ping-pong table', 'tafeltennistafel'), thing('Tischkicker', 'table football', 'tafelvoetbal'),
  // Children and care
  thing('Kinderwagen', 'pram, stroller, pushchair', 'kinderwagen'), thing('Buggy', 'buggy', 'buggy'), thing('Kindersitz, Autositz', 'car seat, child seat', 'kinderzitje, autostoeltje'),
  thing('Reisebett', 'travel cot', 'campingbedje, reisbed'), thing('Hochstuhl', 'high chair', 'kinderstoel'), thing('Babytrage, Tragetuch', 'baby carrier, sling', 'draagdoek, draagzak'),
  thing('Rollstuhl', 'wheelchair', 'rolstoel'), thing('Rollator', 'walker, rollator', 'rollator'), thing('Krücken, Unterarmgehstützen', 'crutches', 'krukken'), thing('Milchpumpe', 'breast pump', 'borstkolf, kolf'),
  // Music and play
  thing('Gitarre', 'guitar', 'gitaar'), thing('Klavier, E-Piano', 'piano', 'piano'), thing('Geige', 'violin', 'viool'), thing('Schlagzeug', 'drum kit, drums', 'drumstel'), thing('Verstärker', 'amplifier', 'versterker'),
  thing('Brettspiele, Gesellschaftsspiele', 'board games', 'bordspellen, gezelschapsspellen'), thing('Bücher', 'books', 'boeken'),
];
